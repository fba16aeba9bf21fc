import { expect, test } from "vitest";
import { servedApp } from "./support/served.ts";

const { open } = servedApp();

test("measures lie on the table of a game that has them, where they are taken", async () => {
  const { page, errors } = await open("/play/balance-control?expansions=economy&pace=0&bot=random&seed=tide");
  const row = page.getByRole("region", { name: "Measures: economy" }).locator("[data-target]");
  await row.first().waitFor();
  expect(await row.count()).toBe(3);
  expect(errors).toEqual([]);
  await page.context().close();
});
