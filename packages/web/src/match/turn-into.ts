import type { Action } from "@cardwright/core";
import { canonicalJson, headerOf, type Log } from "@cardwright/core/host";
import type { TableGame } from "@cardwright/table";
import { sayNow } from "../say.ts";
import { keepMatch } from "./kept.ts";
import type { Controller } from "./local-match.ts";

/** Any step of a replay becomes something to work with: a link, a test file, a match that goes another way. */

const actionsUpTo = (log: Log, step: number): readonly Action[] =>
  log.lines.slice(1, step + 1).flatMap(({ entry }) => (entry.action === null ? [] : [entry.action]));

export interface Position {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly expansions: readonly string[];
  /** The hash of the rules that it was played with; older links do not say. */
  readonly content?: string;
  readonly seed: string;
  readonly actions: readonly Action[];
}
export const positionAt = (log: Log, step: number, seed: string): Position => ({
  game: log.header.game,
  seats: log.header.seats,
  options: log.header.options,
  expansions: log.header.expansions,
  content: log.header.content,
  seed,
  actions: actionsUpTo(log, step),
});
/** From here on it is a match of this browser. The answer is its address. */
export function playOn(game: TableGame, position: Position, person = 0): string {
  const { seed, seats, options, expansions, actions } = position;
  const { engine } = game.with(expansions);
  const header = headerOf(engine, { seed }, engine.create({ seats, options, seed }).snapshot);
  const controllers = Array.from({ length: seats }, (_, seat): Controller => (seat === person ? "person" : "bot"));
  keepMatch({ seed, header: { ...header, content: position.content ?? header.content }, controllers, actions });
  const address = { seed, seats: String(seats), expansions: expansions.join(), options: JSON.stringify(options) };
  return `/play/${game.id}?${new URLSearchParams(address).toString()}`;
}
const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function through(stream: GenericTransformStream, bytes: Uint8Array): Promise<Uint8Array> {
  const body = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(body).arrayBuffer());
}
/** The whole position in an address: nothing is stored anywhere else. */
export async function packPosition(position: Position): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  return toText(await through(new CompressionStream("deflate-raw"), bytes));
}
async function unpackPosition(text: string): Promise<unknown> {
  try {
    const bytes = await through(new DecompressionStream("deflate-raw"), toBytes(text));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
function isPosition(value: unknown): value is Position {
  const { game, seats, options, expansions, seed, actions } = (value ?? {}) as Partial<Position>;
  const isText = (part: unknown): boolean => typeof part === "string";
  return (
    [game, seed].every(isText) &&
    Number.isInteger(seats) &&
    typeof options === "object" &&
    options !== null &&
    Array.isArray(expansions) &&
    expansions.every(isText) &&
    Array.isArray(actions)
  );
}
/** A link to a position brings the whole match along. */
export async function openLink(game: TableGame, link: string): Promise<string> {
  const position = await unpackPosition(link);
  if (!isPosition(position)) throw new TypeError(sayNow("error.link"));
  if (position.game !== game.id) throw new RangeError(sayNow("error.link.other", { game: game.name }));
  return playOn(game, position);
}
/** A test that plays up to this step with the real engine and compares what the log says happened there. */
export function testFileOf(log: Log, step: number, seed: string): string {
  const { game, seats, options, expansions } = log.header;
  const actions = actionsUpTo(log, step).map((action) => `  ${canonicalJson(action)},`);
  const types = (log.lines[step]?.entry.events ?? []).map(({ type }) => `  ${JSON.stringify(type)},`);
  return `import { createEngine } from "@cardwright/core/host";
import { expect, test } from "vitest";
// Where the rules lie, seen from this test.
import { ${expansions.length === 0 ? "" : "expansions, "}game } from "../src/index.ts";

const actions = [
${actions.join("\n")}
];
const happens = [
${types.join("\n")}
];

test("${game}: step ${step} of a recorded match", () => {
  const engine = createEngine(game${expansions.length === 0 ? "" : `, expansions.filter(({ id }) => ${JSON.stringify(expansions)}.includes(id))`});
  const first = engine.create({ seats: ${seats}, options: ${JSON.stringify(options)}, seed: ${JSON.stringify(seed)} });
  let { snapshot, entry } = first;
  for (const action of actions) {
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(\`\${action.type} was refused: \${result.error.code}\`);
    ({ snapshot, entry } = result);
  }
  expect(entry.events.map(({ type }) => type)).toEqual(happens);
});
`;
}
