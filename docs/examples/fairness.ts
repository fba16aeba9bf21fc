import {
  commitmentOf,
  createEngine,
  headerOf,
  logOf,
  mixSeed,
  replay,
  seedFromText,
  stateHash,
  verify,
  verifyChain,
} from "@cardwright/core/host";
import { playRandom } from "@cardwright/core/testing";
import { game } from "./lantern/game.ts";

// #region commit
const serverSeed = seedFromText("in earnest: 32 bytes of crypto.randomBytes");
const published = commitmentOf(serverSeed);
const seed = mixSeed(serverSeed, ["seventeen blue herons", "my grandmother's kettle"]);
// #endregion commit
console.log("published before the deal:", published);

// #region play
const engine = createEngine(game);
const match = { seed, options: {} };
const { snapshot, entry } = engine.create(match);
const [action] = engine.validActions(snapshot.state, 0);
const step = engine.applyAction(snapshot, action!);
if (!step.ok) throw new Error(step.error.message);
const log = logOf(headerOf(engine, match, snapshot), [entry, step.entry]);
// #endregion play

// #region check
console.log("the chain holds:", verifyChain(log).ok);
console.log("replayed without rules:", stateHash(replay(engine, log)) === stateHash(step.snapshot.state));
console.log("verified with the seed:", verify(engine, log, seed).ok);
console.log("with another seed:", verify(engine, log, serverSeed));
// #endregion check

// #region same
const once = playRandom(game, "the same match").last;
const again = playRandom(game, "the same match").last;
console.log("same seed, same choices:", stateHash(once.state) === stateHash(again.state));
// #endregion same
