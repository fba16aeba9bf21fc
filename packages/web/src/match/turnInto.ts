import { type Action, canonicalJson, type Log } from "@cardwright/core";

/** Any step of a replay becomes something to work with: a link, a test file, a match that goes another way. */

const actionsUpTo = (log: Log, step: number): readonly Action[] =>
  log.lines.slice(1, step + 1).flatMap(({ entry }) => (entry.action === null ? [] : [entry.action]));

export interface Position {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly expansions: readonly string[];
  readonly seed: string;
  readonly actions: readonly Action[];
}
export const positionAt = (log: Log, step: number, seed: string): Position => ({
  game: log.header.game,
  seats: log.header.seats,
  options: log.header.options,
  expansions: log.header.expansions,
  seed,
  actions: actionsUpTo(log, step),
});
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
export async function unpackPosition(text: string): Promise<Position> {
  const bytes = await through(new DecompressionStream("deflate-raw"), toBytes(text));
  return JSON.parse(new TextDecoder().decode(bytes)) as Position;
}
/** A test that plays up to this step with the real engine and compares what the log says happened there. */
export function testFileOf(log: Log, step: number, seed: string): string {
  const { game, seats, options } = log.header;
  const actions = actionsUpTo(log, step).map((action) => `  ${canonicalJson(action)},`);
  const types = (log.lines[step]?.entry.events ?? []).map(({ type }) => `  ${JSON.stringify(type)},`);
  return `import { createEngine } from "@cardwright/core";
import { catalog } from "@cardwright/catalog";
import { expect, test } from "vitest";

const actions = [
${actions.join("\n")}
];
const happens = [
${types.join("\n")}
];

test("${game}: step ${step} of a recorded match", () => {
  const listed = catalog.find(({ game }) => game.id === ${JSON.stringify(game)});
  if (listed === undefined) throw new Error("the game is not in the catalog");
  const expansions = listed.expansions.filter(({ id }) => ${JSON.stringify(log.header.expansions)}.includes(id));
  const engine = createEngine(listed.game, expansions);
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
