/** The duel as a module of rules, so that a server can keep them with their matches. */
export { duel as game } from "@cardwright/core/testing";
