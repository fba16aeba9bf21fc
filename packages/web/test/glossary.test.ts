import { catalog } from "@cardwright/catalog";
import type { TableGame } from "@cardwright/table";
import { expect, test } from "vitest";

test.for(catalog.map(({ game }) => game.id))("%s explains whatever its cards count in", async (id) => {
  const { table } = (await import(`@cardwright/game-${id}/ui`)) as { readonly table: TableGame };
  const { engine, plan } = table;
  const texts = (engine.game.cards ?? []).map(({ text }) => text ?? "");
  const units = texts.flatMap((text) => [...text.matchAll(/\d ([A-Z]{2,})\b/g)].map(([, unit = ""]) => unit));
  expect(Object.keys(plan.glossary ?? {})).toEqual(expect.arrayContaining([...new Set(units)]));
});
