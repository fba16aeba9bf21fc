// Made by `npm run words` from en.mf2; never written by hand.
export interface TerminalWords {
  readonly "terminal.because": { readonly effect: string };
  readonly "terminal.choose": { readonly least: number };
  readonly "terminal.choose.range": { readonly least: number; readonly most: number };
  readonly "terminal.draw": { readonly reason: string };
  readonly "terminal.faceDown": { readonly count: number };
  readonly "terminal.faceDown.known": { readonly cards: readonly (string)[]; readonly count: number };
  readonly "terminal.free": { readonly label: string };
  readonly "terminal.help.back": object;
  readonly "terminal.help.concede": object;
  readonly "terminal.help.quit": object;
  readonly "terminal.help.read": object;
  readonly "terminal.help.table": object;
  readonly "terminal.help.why": object;
  readonly "terminal.impossible": { readonly reason: string };
  readonly "terminal.inEffect": { readonly effect: string; readonly owner: number | "own"; readonly until: readonly [key: string, params?: Readonly<Record<string, unknown>>] };
  readonly "terminal.narrow": { readonly width: number };
  readonly "terminal.noNumber": object;
  readonly "terminal.notOver": object;
  readonly "terminal.number": { readonly most: number };
  readonly "terminal.order": { readonly question: string };
  readonly "terminal.read": object;
  readonly "terminal.read.none": object;
  readonly "terminal.refused": { readonly label: string; readonly reason: string };
  readonly "terminal.several": { readonly least: number; readonly question: string };
  readonly "terminal.several.range": { readonly least: number; readonly most: number; readonly question: string };
  readonly "terminal.several.same": { readonly count: number; readonly label: string };
  readonly "terminal.toPlay": { readonly seat: number | "own" };
  readonly "terminal.turn": { readonly phase: string | number; readonly round: number; readonly turn: number };
  readonly "terminal.what": object;
}
