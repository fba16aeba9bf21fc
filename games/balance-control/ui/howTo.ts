import type { HowTo } from "@cardwright/table";

/** The rules in a minute; RULES.md has them whole. */
export const howTo: HowTo = {
  aim: "Have the most influence markers on the map when the bag is empty and the last round is settled.",
  turn: [
    "Draw a tile and lay it next to any other.",
    "Then do one political action: place a marker, move one to a neighbouring tile, formalise, convert, or take a measure.",
    "Pass. When everyone has had a turn the round is settled: each resort tile pays its value to its leader; a tie shares it.",
    "Control is strictly the most markers on a tile. A lobbyist next to it adds one for whoever controls the lobbyist.",
    "A hotspot resolves when all six neighbours lie there: the leader puts one more marker on it.",
  ],
  good: [
    "Markers in the reserve are formalised first: control a committee and pay with different resources.",
    "Resources are worth nothing at the end. Spend them.",
  ],
};
