/** A text that players read and that stands in code. */
export interface Escaped {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}
