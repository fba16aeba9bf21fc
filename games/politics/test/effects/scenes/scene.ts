import type { Pick } from "@cardwright/core/host";
import { cardOf } from "../../../src/catalogue.ts";
import { type Setting, type Side, type Stage, stage } from "../../stage.ts";

/** One scene of one card: a table, what is done, what the resolver does about it, and what is true then. */
export interface CardScene {
  readonly card: string;
  readonly when: string;
  readonly run: () => Stage;
  readonly causes: readonly string[];
  readonly after?: (table: Stage) => void;
}
type Wanted = Readonly<Record<string, Pick>>;
interface More {
  readonly own?: Side;
  readonly opponent?: Side;
  readonly wanted?: Wanted;
  readonly after?: (table: Stage) => void;
}
const withHand = ({ own, opponent }: More, ...cards: readonly string[]): Setting => ({
  own: { ap: 4, ...own, hand: [...cards, ...(own?.hand ?? [])] },
  ...(opponent === undefined ? {} : { opponent }),
});
const finish = (more: More) => (more.after === undefined ? {} : { after: more.after });

/** The card is played from the hand. */
export const played = (card: string, when: string, causes: readonly string[], more: More = {}): CardScene => ({
  card,
  when,
  causes,
  run: () => stage(withHand(more, card)).plays(card, more.wanted),
  ...finish(more),
});
/** The initiative is played and activated; the scene is about the activation. */
export const activated = (card: string, when: string, causes: readonly string[], more: More = {}): CardScene => ({
  card,
  when,
  causes: [`INITIATIVE_ACTIVATED 0 ${card}`, ...causes],
  run: () => stage(withHand(more, card)).plays(card).activates(more.wanted),
  ...finish(more),
});
/** The card lies on the board of the active player, who plays something else. */
export const beside = (
  card: string,
  when: string,
  other: string,
  causes: readonly string[],
  more: More = {},
): CardScene => ({
  card,
  when,
  causes,
  run: () => stage(withHand({ ...more, own: laid(card, more.own) }, other)).plays(other, more.wanted),
  ...finish(more),
});
/** The card lies on the board of the active player, who activates an initiative. */
export const atInitiative = (
  card: string,
  when: string,
  initiative: string,
  causes: readonly string[],
  more: More = {},
): CardScene => ({
  card,
  when,
  causes: [`INITIATIVE_ACTIVATED 0 ${initiative}`, ...causes],
  run: () =>
    stage(withHand({ ...more, own: laid(card, more.own) }, initiative))
      .plays(initiative)
      .activates(more.wanted),
  ...finish(more),
});
/** The trap lies face down on the other side when the active player plays something. */
export const sprung = (
  card: string,
  when: string,
  by: string,
  causes: readonly string[],
  more: More = {},
): CardScene => ({
  card,
  when,
  causes,
  run() {
    const table = stage(withHand({ ...more, opponent: { ...more.opponent, traps: [card] } }, by)).plays(
      by,
      more.wanted,
    );
    if (!table.types.includes("TRAP_SPRUNG")) throw new Error(`${card} did not spring`);
    return table;
  },
  ...finish(more),
});
export const quiet = (
  card: string,
  when: string,
  by: string,
  causes: readonly string[] = [],
  more: More = {},
): CardScene => ({
  card,
  when: `stays hidden ${when}`,
  causes,
  run() {
    const table = stage(withHand({ ...more, opponent: { ...more.opponent, traps: [card] } }, by)).plays(
      by,
      more.wanted,
    );
    if (table.types.includes("TRAP_SPRUNG")) throw new Error(`${card} sprang`);
    return table;
  },
});

const LANE = { government: "government", public: "public" } as const;
function laid(card: string, own: Side = {}): Side {
  const definition = cardOf({ face: card });
  const zone =
    definition.kind === "permanent"
      ? definition.slot === "government"
        ? "permanentGovernment"
        : "permanentPublic"
      : definition.kind === "public"
        ? LANE.public
        : LANE.government;
  return { ...own, [zone]: [...(own[zone] ?? []), card] };
}
