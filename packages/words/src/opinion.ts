import { type Asking, type Position, RuleWords } from "./rule-words.ts";
import type { Speaker } from "./speaker.ts";

/** A bot's opinion of one choice, as data: what is chosen, and the pieces that are named, as the reader sees them. */
export interface Opinion {
  readonly offer: Asking;
  readonly prompts: NonNullable<Position["prompts"]>;
  readonly picks: readonly { readonly choice: string; readonly key: string | number | boolean }[];
  readonly pieces: readonly { readonly id: string; readonly face: string }[];
}
/** "Play a card: Ember": the words on the button, and what is picked. */
export function opinionText(speaker: Speaker, { offer, prompts, picks, pieces }: Opinion): string {
  const faces = new Map(pieces.map(({ id, face }) => [id, face]));
  const words = new RuleWords(speaker, (piece) => faces.get(piece));
  const label = words.offer(offer, { prompts });
  const said = picks.map(({ choice, key }) => {
    const face = faces.get(String(key));
    if (face !== undefined) return words.card(face);
    return words.option(offer, { name: choice, ask: "" }, { key, label: "" }, { prompts });
  });
  return said.length === 0 ? label : `${label}: ${said.join(", ")}`;
}
