import { startDev } from "../tests/packages/dev-project.ts";

/**
 * `npm run soak:dev`: how long it takes from saving a file to the match on the page, for a new project. Half of the twenty files are cards, half are
 * rules. The promise is a second for the median, on a machine that does nothing else.
 */
const TIMES = 20;
const MEDIAN_MOST_MS = 1_000;
const { page, save, stop } = await startDev();
const took: number[] = [];
try {
  for (let at = 0; at < TIMES; at++) {
    const mark = `no${at}x`;
    const began = performance.now();
    if (at % 2 === 0)
      save("src/cards.json", (text) => text.replaceAll(/"name": "(\w+)[^"]*"/g, `"name": "$1 ${mark}"`));
    else save("src/game.ts", (text) => text.replace(/label: "Play[^"]*"/, `label: "Play ${mark}"`));
    await page.getByText(mark).first().waitFor();
    took.push(performance.now() - began);
  }
} finally {
  await stop();
}
took.sort((a, b) => a - b);
const median = (took[TIMES / 2 - 1]! + took[TIMES / 2]!) / 2;
console.log(`median of ${TIMES}: ${median.toFixed(0)} ms, from ${took[0]!.toFixed(0)} to ${took.at(-1)!.toFixed(0)}`);
if (median > MEDIAN_MOST_MS) process.exitCode = 1;
