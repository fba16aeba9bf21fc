import { PAYING } from "../cost/pay.ts";

/** The choices that measures ask for: what they fall on, and what they are paid with. */
export const MEASURE_ASKS = {
  target: "piece",
  player: "number",
  resort: "text",
  overlay: "text",
  tile: "piece",
  way: "text",
  ...PAYING,
} as const;
