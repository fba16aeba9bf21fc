import type { Events } from "@cardwright/core";
import { commonDeck, tacticPool } from "./cardset/set.ts";
import { DEFENDER, NOWHERE, type Seat } from "./pieces.ts";
import { presetOf } from "./presets.ts";
import { generateLandscape } from "./terrain/generate.ts";
import type { TaktikStepTable } from "./world.ts";

/** [R3] The land, the deck, and for each side its units and all tactics to choose from. */
export function setUp(table: TaktikStepTable): Events {
  const { options } = table.state;
  const preset = presetOf(options);
  const { ground, overlay, objectives } = generateLandscape(table.random, preset);
  return [
    table.set("ground", ground),
    table.set("overlay", overlay),
    table.set("objectives", objectives),
    table.set(
      "control",
      objectives.map((): Seat => DEFENDER),
    ),
    table.create("deck", commonDeck(options.deck)),
    table.shuffle("deck"),
    ...table.seats.flatMap((seat) => {
      const marks = { owner: seat, cell: NOWHERE, damaged: false };
      return [
        table.create(["muster", seat], preset.forces[seat], marks),
        table.create(["reserve", seat], preset.reserves[seat], marks),
        table.create(["tactics", seat], tacticPool),
      ];
    }),
  ];
}
