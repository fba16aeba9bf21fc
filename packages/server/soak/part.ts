/** One part of the soak: a file in `parts` that exports `part`. Its name on the command line is the name of the file. */
export interface SoakPart {
  /** How much of it a whole run does: kills, troubles, frames, seeds. `--count` and `--seeds` say another number. */
  readonly full: number;
  /** It goes on behind what earlier runs have done: `--from` says how much that was. */
  readonly goesOn?: true;
  /** Its kinds, if it has any: `--only` names the one to run. */
  readonly kinds?: readonly string[];
  run(count: number, how: { readonly from: number; readonly only?: string }): Promise<PartReport>;
}
export interface PartReport {
  readonly counts: Readonly<Record<string, number>>;
  /** A line for each thing that went wrong. */
  readonly wrong: readonly string[];
}
