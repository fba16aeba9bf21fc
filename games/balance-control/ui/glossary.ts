import type { Glossary } from "@cardwright/table";
import { MARKERS_MAX } from "../src/world.ts";

/** The words of this game that a stranger would ask about, each as RULES.md has it. */
export const glossary: Glossary = {
  influence: `A marker on a tile. Each player has ${MARKERS_MAX}; the most of them on the map at the end win.`,
  supply: "Markers ready to be placed.",
  reserve: "Markers that have to be formalised before they can be placed.",
  resort: "A kind of resource. A resort tile pays its value to its leader at the end of the round; a tie shares it.",
  control:
    "Strictly the most influence on a tile. A tie is no control. As an overlay: actions on a tile that neither produces nor converts cost one more.",
  "start committee": "Takes no influence and is controlled by nobody.",
  committee: "Whoever controls it may formalise influence: pay, and take a marker from the reserve.",
  grassroots: "Whoever controls it may convert: 2 of one resort become 1 of another.",
  lobbyist: "Gives whoever controls it one influence on every tile next to it.",
  hotspot: "Resolves once all six neighbours lie there: the leader puts one more marker on it.",
  resolved: "A hotspot that has had its moment; it does not come again.",
  measure: "A card of an expansion. Taking one is a political action.",
  "political action": "Exactly one in a turn, after the tile is laid.",
  convert: "At a grassroots tile that you control, 2 of one resort become 1 of another.",
  settlement: "At the end of a round every resort tile pays its leader.",
  "added cost": "What effects put on top of a price.",
  overlay: "Lies on a tile and acts there until it is removed. There are four of each kind.",
  "security level": "An overlay: the tile pays one less.",
  administration: "An overlay: actions on a tile that produces or converts cost one more.",
  blockade: "An overlay: the tile does nothing.",
  noise: "Dead resources, never spent.",
  "countdown marker": "Lies on a tile of the climate expansion; with the third it resolves as a hotspot does.",
};
