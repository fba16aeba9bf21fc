import type { Action, Piece } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./bot.ts";

/**
 * The name of an action across imagined worlds. A hidden piece has another id in each of them, and a piece drawn in two
 * worlds has the same id but not the same face; so pieces in hidden places go by face, and open ones by id and face.
 * Two equal cards in a hand share a name, which spares the search looking at both.
 */
export class ActionKeys {
  private readonly named = new Map<string, string>();

  constructor(engine: AnyEngine, state: AnyState) {
    const record = state as unknown as Readonly<Record<string, unknown>>;
    for (const place of engine.rules.places.values()) {
      if (place.seat >= state.seats) continue;
      const zone = record[place.key];
      const list = (place.seat < 0 ? zone : (zone as readonly unknown[])[place.seat]) as readonly Piece[];
      const open = place.sight === "everyone";
      for (const { id, face } of list) this.named.set(id, open ? `${id}:${face}` : `${place.key}:${face}`);
    }
  }
  keyOf({ type, payload }: Action): string {
    if (payload === undefined) return type;
    const { prompt_id: _, ...choices } = payload;
    return `${type}${JSON.stringify(choices, (__, value: unknown) =>
      typeof value === "string" ? (this.named.get(value) ?? value) : value,
    )}`;
  }
}
