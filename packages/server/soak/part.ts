/** One part of the soak: a file in `parts` that exports `part`. Its name on the command line is the name of the file. */
export interface SoakPart {
  /** How much of it a whole run does: kills, troubles, frames, seeds. `--count` and `--seeds` say another number. */
  readonly full: number;
  run(count: number): Promise<PartReport>;
}
export interface PartReport {
  readonly counts: Readonly<Record<string, number>>;
  /** A line for each thing that went wrong. */
  readonly wrong: readonly string[];
}
