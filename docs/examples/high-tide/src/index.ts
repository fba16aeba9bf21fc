export { game } from "./game.ts";
