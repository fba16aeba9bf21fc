/** The tables, the same in SQLite and PostgreSQL. JSON is kept as text: what was written is what is read. */
export interface Tables {
  matches: {
    id: string;
    game: string;
    version: string;
    content: string;
    expansions: string;
    options: string;
    visibility: "public" | "private";
    clock: string | null;
    takeover: string | null;
    takebacks: "none" | "people" | "all" | null;
    status: "waiting" | "running" | "ended";
    created_at: number;
    seats_version: number;
    commitment: string;
    outcome: string | null;
    clock_state: string | null;
    wake_at: number | null;
    moves: string | null;
    /** The last step of the log, kept apart from it: where the log ends before, a part of it was lost. */
    reached: number;
  };
  /** Apart, so that no query for a list or a statistic can pick it up. */
  match_secrets: {
    match: string;
    server_seed: string;
    host_hash: string;
    watch_hash: string | null;
    nonces: string | null;
  };
  seats: {
    match: string;
    seat: number;
    kind: "open" | "invited" | "bot";
    name: string | null;
    nonce: string;
    token_hash: string | null;
    invite_hash: string | null;
    kept_for: string | null;
    kept_until: number | null;
    bot: string | null;
  };
  /** For reading alone: each store appends in its own way, and SQLite keeps its log in another table and shows it so. */
  entries: {
    match: string;
    revision: number;
    seat: number | null;
    intent: string | null;
    ack_seq: number;
    entry: string;
    hash: string;
  };
  rules: { hash: string; game: string; version: string; code: string; at: number };
  seals: { match: string; server: string; key: string; at: number; signature: string };
  /** Public keys alone: what signs stays in a file of each node. */
  signing_keys: { id: string; key: string; since: number; until: number | null };
  snapshots: { match: string; revision: number; data: string };
}
