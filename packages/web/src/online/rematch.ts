import type { CreateMatch, MatchInfo } from "@cardwright/protocol";
import { api } from "./api.ts";
import { freshNonce, type HeldSeat, heldSeat, holdSeat, keepHostToken } from "./seats.ts";

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A table that one of the others has opened for the same game since: then there is one table, not two. */
function isAnswered(old: MatchInfo, waiting: MatchInfo, own: string): boolean {
  const others = old.seats.flatMap(({ name }) => (name === null || name === own ? [] : [name]));
  return (
    waiting.created_at > old.created_at &&
    waiting.game === old.game &&
    sameText([waiting.options, waiting.expansions, waiting.clock], [old.options, old.expansions, old.clock]) &&
    waiting.seats.some(({ name }) => name !== null && others.includes(name))
  );
}
/** The same game, options, clock and kinds of seats again. Answers with the match to go to. */
export async function rematch(match: string, held: HeldSeat): Promise<string> {
  const { name } = held;
  const old = await api.match(match, held.token);
  const sit = async (next: string, seat?: number): Promise<string> => {
    const joined = await api.join(next, { name, nonce: freshNonce(), ...(seat === undefined ? {} : { seat }) });
    holdSeat(next, { ...joined, name });
    return next;
  };
  const waiting = await api.matches("waiting");
  const answered = waiting.find((candidate) => isAnswered(old, candidate, name) && heldSeat(candidate.match) === null);
  if (answered !== undefined) return sit(answered.match);
  const { game, options, expansions, seats, visibility, clock } = old;
  const kinds: CreateMatch["seats"] = seats.map(({ kind, bot }) =>
    kind === "bot" && bot !== null ? { kind: "bot", bot } : { kind: "open" },
  );
  const created = await api.create({
    ...{ game, options, expansions, visibility },
    seats: kinds,
    ...(clock === null ? {} : { clock }),
  });
  keepHostToken(created.match, created.host_token);
  return sit(created.match, held.seat);
}
