import type { Choice, Offer } from "@cardwright/core/host";
import { expect, test } from "vitest";
import type { Deciding } from "../src/decision.ts";
import { emptyAnswer, emptyStep } from "../src/use-skipping.ts";

const option = (key: string, refused = false) => ({
  key,
  label: key,
  ...(refused ? { refused: { code: "NO", message: "no" } } : {}),
});
const asked = (options: Choice["options"], promptId: string | undefined = "q1"): Deciding =>
  ({
    stage: "choice",
    offer: { type: "x", label: "x", promptId },
    picks: {},
    trail: [],
    choice: { name: "c", kind: "one", min: 1, max: 1, ask: "", options },
    marked: [],
    forced: true,
  }) as unknown as Deciding;

test("a question with nothing to answer with is let go; one with a card that can be played is asked", () => {
  const plan = { lettingGo: ["pass", "passTurn"] };
  expect(emptyAnswer(asked([option("pass"), option("passTurn"), option("card", true)]), plan)).toBe("pass");
  expect(emptyAnswer(asked([option("pass"), option("card")]), plan)).toBeUndefined();
  expect(emptyAnswer(asked([option("pass")]), {})).toBeUndefined();
  expect(emptyAnswer({ stage: "open" }, plan)).toBeUndefined();
});
test("a step is passed over only where nothing but its end can be done", () => {
  const offer = (type: string, refused = false): Offer =>
    ({
      type,
      label: type,
      choice: null,
      ...(refused ? { refused: { code: "NO", message: "no" } } : {}),
    }) as unknown as Offer;
  const plan = { passesOver: ["NEXT"], ends: ["NEXT", "END"] };
  expect(emptyStep([offer("NEXT"), offer("END"), offer("ATTACK", true)], plan)?.type).toBe("NEXT");
  expect(emptyStep([offer("NEXT"), offer("ATTACK")], plan)).toBeUndefined();
  expect(emptyStep([offer("END")], plan)).toBeUndefined();
});
