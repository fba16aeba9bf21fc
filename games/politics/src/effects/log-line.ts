export interface LogParts {
  /** The card that did it; the system when none did. */
  readonly card?: string;
  readonly text: string;
  readonly ap?: number;
  readonly influence?: number;
  readonly target?: { readonly name: string; readonly uid: string } | undefined;
}

/** [R12] The line of spec section 10. All three parts are always printed, so that lines can be read by a machine. */
export function logLine({ card = "System", text, ap = 0, influence = 0, target }: LogParts): string {
  const aim = target === undefined ? "none" : `${target.name}/${target.uid}`;
  return `[EFFECT] ${card}: ${text}; ΔAP=${signed(ap)}, ΔI=${signed(influence)}, Target=${aim}`;
}
const signed = (value: number): string => (value === 0 ? "±0" : value > 0 ? `+${value}` : String(value));
