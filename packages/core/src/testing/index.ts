export { duel, type Face } from "./duel.ts";
export { goldenPlaythrough } from "./golden.ts";
export { checkLaws, type Finding, type LawOptions, type LawReport, laws } from "./laws.ts";
export { drawFrom, type Match, type PlayOptions, playRandom } from "./play.ts";
export { Scene, type SceneOptions, scene } from "./scene.ts";
export { compareFrames, twinAction } from "./two-worlds.ts";
