import { DEFECTS } from "../test/simulation/defects.ts";
import { simulate } from "../test/simulation/simulate.ts";

/** One simulated world once more: `node packages/server/soak/replay-seed.ts "soak 17"`. A planted defect may stand behind the seed. */
const [seed, planted] = process.argv.slice(2);
if (seed === undefined) throw new Error("which seed? A soak prints it before each thing that went wrong");
const { trace, wrong, digest } = await simulate(
  seed,
  DEFECTS.find((defect) => defect === planted),
);
for (const line of trace) console.log(line);
for (const line of wrong) console.error(line);
console.log(`${digest}: ${wrong.length} wrong`);
process.exit(wrong.length > 0 ? 1 : 0);
