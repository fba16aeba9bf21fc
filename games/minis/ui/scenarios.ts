import type { Scenario } from "@cardwright/table";

export const scenarios: readonly Scenario[] = [];
