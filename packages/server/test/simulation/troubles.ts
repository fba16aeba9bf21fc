import { HostError } from "../../src/refusals.ts";
import type { Player } from "./player.ts";
import type { World } from "./simulate.ts";

const DAY_MS = 86_400_000;
type Trouble = (world: World) => Promise<void> | void;

/** For some seconds one thing after the other goes wrong, and rights end and begin; then everything is well again. */
export async function troubles(world: World): Promise<void> {
  const { time, chance, nodes, bus } = world;
  const ends = time.now + chance.between(2_000, 6_000);
  const asked: Promise<void>[] = [];
  while (time.now < ends) {
    await time.sleep(chance.between(30, 500));
    const trouble = chance.pick(TROUBLES);
    world.note(trouble.name);
    asked.push(Promise.resolve(trouble(world)).catch((error: unknown) => world.wrong.push(String(error)) as never));
  }
  bus.lossRate = 0;
  world.network.slowestMs = 10;
  for (const node of nodes) node.offsetMs = 0;
  await Promise.all(asked);
}
const crashNode: Trouble = async ({ time, chance, nodes, network }) => {
  const node = chance.pick(nodes);
  if (!node.life.alive) return;
  node.crash();
  network.cut(({ host }) => host === node.host);
  await time.sleep(chance.between(20, 1_200));
  await node.start();
};
const crashDatabase: Trouble = async ({ time, chance, database }) => {
  database.crash();
  await time.sleep(chance.between(10, 600));
  database.restart();
};
const cutLines: Trouble = ({ chance, network }) => network.cut(() => chance.happens(0.6));
const loseHints: Trouble = ({ chance, bus }) => {
  bus.lossRate = chance.pick([0, 0.3, 1]);
};
const slowNetwork: Trouble = ({ chance, network, database }) => {
  network.slowestMs = chance.pick([2, 30, 200]);
  database.slowestMs = chance.pick([1, 8, 40]);
};
const jump: Trouble = ({ chance, nodes }) => {
  chance.pick(nodes).offsetMs = chance.pick([0, 700, -700, 5_000, -5_000, DAY_MS, -DAY_MS]);
};

/** Whoever holds a seat just now, as far as anybody has been told. */
const holders = ({ players }: World): Player[] => players.filter(({ endedAt }) => endedAt === null);
/** A match may have ended, or the right be gone already: that is an answer as well. */
async function unlessRefused(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof HostError)) throw error;
  });
}
/** The right ends when that is answered, whether it is done now or was done when an earlier answer got lost. */
async function end(world: World, player: Player, work: Parameters<World["ask"]>[0]): Promise<boolean> {
  const { match } = player;
  const ended = (): Promise<void> =>
    world.headOf(match).then((head) => {
      // Whoever came back twice is connected twice by one token.
      for (const same of world.players) if (same.tokenHash === player.tokenHash) same.endedAt ??= head;
      world.note(`${match}: the right of seat ${player.seat}, ${player.name}, has ended at ${head}`);
    });
  let isDone = true;
  await world.ask(async (node) => {
    await work(node).catch((error: unknown) => {
      const isGone = error instanceof HostError && ["NO_ACCESS", "SEAT_EMPTY"].includes(error.code);
      if (!isGone) throw error;
      isDone = false;
    });
    await ended();
  });
  return isDone;
}
const leave: Trouble = async (world) => {
  const [player, then] = [world.chance.pick(holders(world)), world.chance.draw(3)];
  if (player === undefined) return;
  const { match, token, seat } = player;
  await end(world, player, ({ matches }) => matches.leave(match, token));
  await world.time.sleep(world.chance.between(1, 400));
  if (then === 1) await unlessRefused(inherit(world, match, seat));
  // The session may be looking for a way back in: what it is told once the token is good again would be no wrong.
  const isGone = (): boolean => player.session.getSnapshot().connection === "closed";
  while (then === 2 && !isGone() && world.isRough) await world.time.sleep(100);
  if (then === 2 && isGone()) await unlessRefused(world.sit(match, { name: "back", token }));
};
const kick: Trouble = async (world) => {
  const player = world.chance.pick(holders(world));
  const table = world.matches.find(({ id }) => id === player?.match);
  if (player === undefined || table === undefined) return;
  const { match, seat, tokenHash } = player;
  await end(world, player, async ({ rights }) => {
    const [holder] = (await world.database.disk.seats(match)).filter((each) => each.seat === seat);
    // Somebody else may sit there by now, and it is not they who are meant.
    if (holder?.tokenHash === tokenHash) await rights.kick(match, table.host, seat);
  });
  if (world.chance.happens(0.5)) await unlessRefused(inherit(world, match, seat));
};
const renew: Trouble = async (world) => {
  const player = world.chance.pick(holders(world));
  if (player === undefined) return;
  const { match, seat, token: old } = player;
  const token = world.secret();
  const isDone = await end(world, player, async ({ rights }) => {
    await rights.renew(match, old, { kind: "seat", token });
  });
  // An answer may get lost, and the new token is the seat's all the same.
  const holder = (await world.database.disk.seats(match))[seat];
  if (isDone || holder?.tokenHash !== null) await unlessRefused(world.sit(match, { name: "renewed", token }));
};
/** Somebody else comes to a seat that is free, by an invitation of the host. */
async function inherit(world: World, match: string, seat: number): Promise<void> {
  const table = world.matches.find(({ id }) => id === match)!;
  const { code } = await world.ask(({ rights }) => rights.invite(match, table.host, seat));
  await world.sit(match, { name: "heir", token: world.secret(), invite: code });
}
const TROUBLES: readonly Trouble[] = [
  crashNode,
  crashDatabase,
  cutLines,
  cutLines,
  loseHints,
  slowNetwork,
  jump,
  leave,
  kick,
  renew,
];
