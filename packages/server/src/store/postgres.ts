import { type Compilable, Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Faults } from "../faults.ts";
import { SqlStore } from "./sql.ts";
import type { Append, Appended } from "./store.ts";
import type { Tables } from "./tables.ts";

const CONNECTIONS = 8;
/** A statement that takes longer is given up: players are told to try again, and nothing was acknowledged. */
const PATIENCE_MS = 2_000;

/** Thrown where a guard changed no row, because only an error takes back what a transaction has done before. */
class Stopped extends Error {}

/** For many nodes. Whoever inserts `(match, revision)` first has written it; there is no other lock. */
export class PostgresStore extends SqlStore {
  readonly kind = "postgres";
  readonly shared = true;
  private readonly pool: pg.Pool;
  private readonly faults: Faults;

  constructor(url: string, faults: Faults, failed: (error: unknown) => void = () => undefined) {
    // Times are counted in milliseconds, which a number holds exactly.
    const types = {
      getTypeParser: (id: number, format: never) =>
        id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
    };
    const pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      statement_timeout: PATIENCE_MS,
      types: types as never,
    });
    // A connection that breaks is replaced by the next query, whether it was idle or in the middle of one.
    pool.on("error", failed);
    pool.on("connect", (client) => client.on("error", failed));
    // One at a time: what comes in while it waits for the disk is a larger group, and costs the database less.
    super(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), 1);
    this.pool = pool;
    this.faults = faults;
  }
  /** A standby that was not promoted answers and takes no changes, not even one of nothing. */
  override async check(): Promise<void> {
    await this.db.updateTable("matches").set({ wake_at: null }).where("id", "=", "").execute();
  }
  async time(): Promise<number> {
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(this.db);
    return rows[0]!.ms;
  }
  protected async assertDurable(): Promise<void> {
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(this.db);
    const mode = rows[0]?.synchronous_commit;
    if (mode === "off") throw new Error("PostgreSQL would not wait for the disk: synchronous_commit is off");
  }

  protected async atomically(changes: readonly Compilable[]): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      for (const change of changes) await transaction.executeQuery(change.compile());
    });
  }
  protected async guarded(guards: readonly Compilable[], changes: readonly Compilable[]): Promise<boolean> {
    try {
      await this.db.transaction().execute(async (transaction) => {
        for (const guard of guards) {
          const { numAffectedRows } = await transaction.executeQuery(guard.compile());
          if (Number(numAffectedRows ?? 0) === 0) throw new Stopped();
        }
        for (const change of changes) await transaction.executeQuery(change.compile());
      });
      return true;
    } catch (error) {
      if (error instanceof Stopped) return false;
      throw error;
    }
  }
  /** One statement for all of them, in the order of their names, so that two nodes never wait for each other in a ring. */
  protected async appendAll(appends: readonly Append[]): Promise<readonly Appended[]> {
    // Two of one batch for the same step would look alike in the answer: only the first is tried.
    const tried = new Map<string, Append>();
    for (const append of appends) if (!tried.has(stepOf(append))) tried.set(stepOf(append), append);
    const sorted = [...tried.values()].sort((a, b) => (a.match < b.match ? -1 : 1));
    const changed = sorted.filter(({ change }) => change !== null);
    const column = <T>(list: readonly Append[], of: (append: Append) => T): T[] => list.map(of);
    const { rows } = await this.pool.query<Tried>({
      name: "append",
      text: APPEND,
      values: [
        column(sorted, ({ match }) => match),
        column(sorted, ({ revision }) => revision),
        column(sorted, ({ seat }) => seat),
        column(sorted, ({ intent }) => intent),
        column(sorted, ({ ackSeq }) => ackSeq),
        column(sorted, ({ entry }) => entry),
        column(sorted, ({ hash }) => hash),
        column(sorted, ({ seatsVersion }) => seatsVersion),
        column(changed, ({ match }) => match),
        column(changed, ({ revision }) => revision),
        column(changed, ({ change }) => change!.status),
        column(changed, ({ change }) => json(change!.outcome)),
        column(changed, ({ change }) => json(change!.clock)),
        column(changed, ({ change }) => change!.wakeAt),
        column(changed, ({ change }) => (change!.nonces === undefined ? null : JSON.stringify(change!.nonces))),
      ],
    });
    this.faults("after insert");
    const found = new Map(rows.map((row) => [stepOf(row), row]));
    return Promise.all(
      appends.map(async (append): Promise<Appended> => {
        const { match, seat, intent } = append;
        const row = tried.get(stepOf(append)) === append ? found.get(stepOf(append)) : undefined;
        if (row?.stored) return "stored";
        if (row?.current === false) return "outdated";
        const isKnown = seat !== null && intent !== null && (await this.intent(match, seat, intent)) !== null;
        return isKnown ? "repeated" : "taken";
      }),
    );
  }
}
/** The outcome of one step: `current` if the rights it was decided by still held, `stored` if it was written. */
interface Tried {
  readonly match: string;
  readonly revision: number;
  readonly current: boolean;
  readonly stored: boolean;
}
const stepOf = ({ match, revision }: Pick<Append, "match" | "revision">): string => `${match}/${revision}`;
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * The row of each match is locked before its rights are compared: whoever changes them waits until the step is stored, or has
 * done so, and then the lock finds the new number. Equal numbers are found by their distance: of an equation the planner expects
 * that hardly a row passes it, and then walks through all steps for each step.
 */
const APPEND = `
with given as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::int[])
    as given (match, revision, seat, intent, ack_seq, entry, hash, seats_version)
), fenced as (
  select given.*, matches.reached from matches join given on given.match = matches.id
  where abs(matches.seats_version - given.seats_version) < 1
  order by matches.id for no key update of matches
), written as (
  insert into entries (match, revision, seat, intent, ack_seq, entry, hash)
  select match, revision, seat, intent, ack_seq, entry, hash from fenced
  where revision > reached
    and revision - 1 = coalesce((select max(revision) from entries log where log.match = fenced.match), -1)
  on conflict do nothing
  returning match, revision
), changes as (
  select * from unnest($9::text[], $10::int[], $11::text[], $12::text[], $13::text[], $14::bigint[], $15::text[])
    as changes (match, revision, status, outcome, clock_state, wake_at, nonces)
), changed as (
  update matches set reached = w.revision,
    status = case when c.match is null then matches.status else c.status end,
    outcome = case when c.match is null then matches.outcome else c.outcome end,
    clock_state = case when c.match is null then matches.clock_state else c.clock_state end,
    wake_at = case when c.match is null then matches.wake_at else c.wake_at end
  from written w left join changes c on c.match = w.match and c.revision = w.revision
  where matches.id = w.match
), fixed as (
  update match_secrets set nonces = c.nonces
  from changes c join written w on w.match = c.match and w.revision = c.revision
  where match_secrets.match = c.match and c.nonces is not null
)
select given.match, given.revision, fenced.match is not null as current, written.match is not null as stored
from given left join fenced using (match, revision) left join written using (match, revision)`;
