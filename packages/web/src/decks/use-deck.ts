import type { DeckCounts, DeckRules, MatchPreset, TableGame } from "@cardwright/table";
import { useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { sayNow } from "../say.ts";
import { forgetDeck, freshDeckId, keepDeck, listFrom, listText, type OwnDeck, ownDeck, ownDecks } from "./own-decks.ts";

export interface DeckUnderWay {
  readonly preset: MatchPreset;
  readonly deck: DeckCounts;
  readonly name: string;
  /** Its id in this browser, once it has been saved. */
  readonly id: string | null;
  readonly kept: readonly OwnDeck[];
  readonly news: string;
  change(changed: Readonly<Record<string, string | null>>): void;
  count(card: string, by: number): void;
  begin(from: string): void;
  save(): void;
  share(): Promise<void>;
  forget(): void;
}
/** The deck that the address says: it survives a reload, and the address is the link to share. */
export function useDeck(game: TableGame, rules: DeckRules): DeckUnderWay {
  const [search, setSearch] = useSearchParams();
  const [, navigate] = useLocation();
  const [news, setNews] = useState("");
  const [kept, setKept] = useState(() => ownDecks(game.id));
  const preset = presetIn(game, search);
  const known = new Set(game.presets.flatMap((way) => rules.cards(way)));
  // An address may name anything.
  const deck = Object.fromEntries(Object.entries(listFrom(search.get("list"))).filter(([card]) => known.has(card)));
  const [name, id] = [search.get("name") ?? "", search.get("id")];
  const change: DeckUnderWay["change"] = (changed) => {
    setNews("");
    setSearch(
      (before) => {
        for (const [key, value] of Object.entries(changed)) {
          if (value === null) before.delete(key);
          else before.set(key, value);
        }
        return before;
      },
      { replace: true },
    );
  };
  return {
    ...{ preset, deck, name, id, kept, news, change },
    count: (card, by) => change({ list: listText({ ...deck, [card]: (deck[card] ?? 0) + by }) }),
    begin(from) {
      const own = ownDeck(game.id, from);
      const cards = own?.cards ?? rules.prebuilt(from) ?? {};
      change({ list: listText(cards), name: own?.name ?? null, id: own?.id ?? null });
    },
    save() {
      const saved = { id: id ?? freshDeckId(), name: name || sayNow("decks.mine") };
      const option = rules.asOption(preset, deck);
      const isKept = keepDeck({ ...saved, game: game.id, preset: preset.id, cards: deck, option });
      change(saved);
      setKept(ownDecks(game.id));
      setNews(sayNow(isKept ? "decks.saved" : "decks.noRoom"));
    },
    share: () =>
      navigator.clipboard.writeText(location.href).then(
        () => setNews(sayNow("decks.linkCopied")),
        () => setNews(sayNow("error.copyLink", { link: location.href })),
      ),
    forget() {
      const own = ownDeck(game.id, id ?? "");
      if (own !== undefined) forgetDeck(own);
      setKept(ownDecks(game.id));
      navigate(`/decks/${game.id}`);
    },
  };
}
function presetIn({ presets, name }: TableGame, search: URLSearchParams): MatchPreset {
  const found = presets.find(({ id }) => id === search.get("preset")) ?? presets[0];
  if (found === undefined) throw new Error(`${name} has no way to play`);
  return found;
}
