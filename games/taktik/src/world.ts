import {
  type ActiveEffect,
  defineWorld,
  fact,
  type StateOf,
  type StepTable,
  type Table,
  type Turn,
  zone,
} from "@cardwright/core";
import * as z from "zod/mini";
import type { CardPiece, Seat, Unit } from "./pieces.ts";
import { STORED_MAX, TURN_LIMIT_LOWEST } from "./presets.ts";
import { questions } from "./questions.ts";

/** What there is in a match of Taktik, and who sees it. */

export const PHASES = [
  "TURN_START",
  "CARD_DRAW",
  "CARD_RESOLUTION",
  "MOVEMENT",
  "ATTACK",
  "DICE_RESOLUTION",
  "END_TURN",
  "VICTORY",
  /** Before the first turn only. */
  "DEPLOYMENT",
] as const;
export type Phase = (typeof PHASES)[number];

const options = z.object({
  preset: z._default(z.enum(["skirmish", "standard"]), "skirmish"),
  victory: z._default(z.enum(["objectives", "annihilation", "points"]), "objectives"),
  oneHitKills: z._default(z.boolean(), false),
  deck: z._default(z.literal([60, 90]), 60),
  shuffleEachTurn: z._default(z.boolean(), false),
  /** The last turn of the match; null: what the preset says. */
  turnLimit: z._default(z.nullable(z.int().check(z.minimum(TURN_LIMIT_LOWEST), z.maximum(100))), null),
});

/** [R4.3] A move that was announced and may still be answered. */
const maneuver = z.strictObject({ unit: z.string(), path: z.array(z.int()) });
export type Maneuver = { readonly unit: string; readonly path: readonly number[] };
/** [R5.2] An attack that was declared. `chance` is how many of the six faces hit as things stand. */
const attack = z.strictObject({ attacker: z.string(), target: z.string(), chance: z.int() });
export type Attack = Readonly<z.infer<typeof attack>>;
/** [R5.3] The attack being rolled; `natural` is 0 until the die is cast. */
const combat = z.extend(attack, { natural: z.int(), rerolls: z.int() });
export type Combat = Readonly<z.infer<typeof combat>>;

const unitMarks = { owner: z.literal([0, 1]), cell: z.int(), damaged: z.boolean() };
const onTable = { marks: unitMarks, order: "row" } as const;
const rows = z.array(z.string());

const declares = {
  seats: 2,
  phases: PHASES,
  options,
  zones: {
    deck: zone.shared<CardPiece>("nobody", { pool: "common", order: "stack" }),
    drawn: zone.each<CardPiece>("owner", { pool: "common", capacity: 1 }),
    stored: zone.each<CardPiece>("owner", { pool: "common", capacity: STORED_MAX, order: "row" }),
    malus: zone.each<CardPiece>("everyone", { order: "row" }),
    discard: zone.shared<CardPiece>("everyone", { order: "stack" }),
    tactics: zone.each<CardPiece>("owner", { order: "row" }),
    tacticsAside: zone.each<CardPiece>("owner", { order: "bag" }),
    tacticsPlayed: zone.each<CardPiece>("everyone", { order: "row" }),
    muster: zone.each<Unit>("everyone", onTable),
    reserve: zone.each<Unit>("everyone", onTable),
    board: zone.shared<Unit>("everyone", { marks: unitMarks, order: "bag" }),
    casualties: zone.each<Unit>("everyone", onTable),
  },
  facts: {
    /** The ground, a letter for each cell, and what runs over it; see terrain/ground.ts. */
    ground: fact.shared<readonly string[]>([], "everyone", { type: rows }),
    overlay: fact.shared<readonly string[]>([], "everyone", { type: rows }),
    objectives: fact.shared<readonly number[]>([], "everyone", { type: z.array(z.int()) }),
    /** Who holds each objective. */
    control: fact.shared<readonly Seat[]>([], "everyone", { type: z.array(z.literal([0, 1])) }),
    /** [R10.2] Own turns in a row at whose end the attacker held enough objectives. */
    turnsHeld: fact.shared(0, "everyone"),
    points: fact.each(0, "everyone"),
    movedUnits: fact.shared<readonly string[]>([], "everyone", { resets: "turn", type: z.array(z.string()) }),
    deployments: fact.each(0, "everyone", { resets: "turn" }),
    attacks: fact.shared<readonly Attack[]>([], "everyone", { resets: "turn", type: z.array(attack) }),
    maneuver: fact.shared<Maneuver | null>(null, "everyone", { type: z.nullable(maneuver) }),
    combat: fact.shared<Combat | null>(null, "everyone", { type: z.nullable(combat) }),
    /** [R7.5] Where a seat lets reactions pass: nowhere (""), for one phase, or for the whole "turn". */
    passing: fact.each<string>("", "everyone", { resets: "turn" }),
    /** How many stored cards of the other side a seat has been shown this turn. */
    scouted: fact.each(0, "everyone", { resets: "turn" }),
  },
  questions,
} as const;
export interface Taktik extends Readonly<typeof declares> {}

export const world = defineWorld<Taktik>(declares);
export type TaktikState = StateOf<Taktik>;
export type TaktikTable = Table<Taktik>;
export type TaktikStepTable = StepTable<Taktik>;
export type TaktikTurn = Turn<Taktik>;

/** Spec 004 section 2: everything that is in force, in the order in which it began. */
export const activeEffects = ({ effects }: Pick<TaktikState, "effects">): readonly ActiveEffect[] => effects;
