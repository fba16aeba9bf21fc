import type { Plan } from "../run/plan.ts";
import { endsOf } from "./chunk.ts";

/** The other process: plays the same matches from nothing but the plan, and answers with where they ended. */
process.once("message", (plan: Plan) => {
  endsOf(plan).then(
    (ends) => process.send?.({ ends }, () => process.disconnect()),
    (error: unknown) => process.send?.({ error: String(error) }, () => process.disconnect()),
  );
});
