// Made by `npm run words` from en.mf2; never written by hand.
export interface TerminalWords {
  readonly "terminal.at": { readonly label: string; readonly where: string };
  readonly "terminal.bot": { readonly n: number };
  readonly "terminal.choose": { readonly least: number };
  readonly "terminal.choose.range": { readonly least: number; readonly most: number };
  readonly "terminal.consent": object;
  readonly "terminal.draw": { readonly reason: string };
  readonly "terminal.faceDown": { readonly count: number };
  readonly "terminal.faceDown.known": { readonly cards: readonly (string)[]; readonly count: number };
  readonly "terminal.free": { readonly label: string };
  readonly "terminal.impossible": { readonly reason: string };
  readonly "terminal.inEffect": { readonly effect: string; readonly owner: number | "own"; readonly until: readonly [key: string, params?: Readonly<Record<string, unknown>>] };
  readonly "terminal.lost": object;
  readonly "terminal.noCard": object;
  readonly "terminal.noNumber": object;
  readonly "terminal.notOver": object;
  readonly "terminal.number": { readonly most: number };
  readonly "terminal.opinion.did": { readonly what: string; readonly worth: number };
  readonly "terminal.opinion.none": object;
  readonly "terminal.opinion.or": { readonly what: string; readonly worth: number };
  readonly "terminal.opinion.then": { readonly what: string };
  readonly "terminal.opinion.would": { readonly what: string; readonly worth: number };
  readonly "terminal.order": { readonly question: string };
  readonly "terminal.player": { readonly n: number };
  readonly "terminal.range": { readonly least: number; readonly most: number; readonly question: string };
  readonly "terminal.refused": { readonly label: string; readonly reason: string };
  readonly "terminal.seatKept": object;
  readonly "terminal.several": { readonly least: number; readonly question: string };
  readonly "terminal.several.range": { readonly least: number; readonly most: number; readonly question: string };
  readonly "terminal.times": { readonly count: number; readonly label: string };
  readonly "terminal.toPlay": { readonly seat: number | "own" };
  readonly "terminal.turn": { readonly phase: string | number; readonly round: number; readonly turn: number };
  readonly "terminal.waiting": { readonly left: number };
  readonly "terminal.what": object;
  readonly "terminal.wholeNumber": { readonly least: number; readonly most: number };
  readonly "terminal.yesOrNo": object;
  readonly "terminal.zone": { readonly owner: number | "own"; readonly zone: string };
}
