export { compareFrames, twinAction } from "../two-worlds.ts";
export { duel, type Face } from "./duel.ts";
export { goldenPlaythrough } from "./golden.ts";
export { keepScenes } from "./keep-scenes.ts";
export { checkLaws, type Finding, type LawOptions, type LawReport, laws } from "./laws.ts";
export { drawFrom, type Match, type PlayOptions, playRandom } from "./play.ts";
export { type Given, Scene, type SceneOptions, type SceneOutcome, scene } from "./scene.ts";
