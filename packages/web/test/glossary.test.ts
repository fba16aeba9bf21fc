import { shelf } from "@cardwright/catalog/ui";
import { expect, test } from "vitest";

test.for(shelf.map(({ id, load }) => ({ id, load })))("$id explains whatever its cards count in", async ({ load }) => {
  const { engine, plan } = await load();
  const texts = (engine.game.cards ?? []).map(({ text }) => text ?? "");
  const units = texts.flatMap((text) => [...text.matchAll(/\d ([A-Z]{2,})\b/g)].map(([, unit = ""]) => unit));
  expect(Object.keys(plan.glossary ?? {})).toEqual(expect.arrayContaining([...new Set(units)]));
});
