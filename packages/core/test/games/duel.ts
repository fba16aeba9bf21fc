export { duel, type Face } from "../../src/testing/duel.ts";
