/** A hint that a match has gone on. It may be late, lost, repeated or forged: whoever hears it asks the store. */
export interface Hint {
  readonly match: string;
  readonly revision: number;
  readonly seatsVersion: number;
}
export interface Bus {
  readonly kind: "none" | "redis";
  /** True while hints can be expected; without them nodes ask the store more often. */
  readonly connected: boolean;
  open(hear: (hint: Hint) => void): Promise<void>;
  tell(hint: Hint): void;
  close(): Promise<void>;
}
/** One node needs no hints; several without a bus find out by asking the store. */
export const noBus = (): Bus => ({
  kind: "none",
  connected: false,
  open: async () => undefined,
  tell: () => undefined,
  close: async () => undefined,
});
