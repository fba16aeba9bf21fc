/** [R2.4] Four decks of different character, as numbers of copies by card id. */

type Copies = Readonly<Record<string, 1 | 2>>;

/** Platforms, models and a few strong heads: initiatives every turn, and auras that make each of them count. */
const technocrat: Copies = {
  "hedda-lorne": 1,
  "silas-vendramin": 1,
  "corvin-ashdown": 2,
  "liesl-tamarind": 2,
  "jorun-pell": 1,
  "ingrid-mbale": 1,
  "amadou-linde": 1,
  "elon-musk": 1,
  "mark-zuckerberg": 1,
  "jennifer-doudna": 1,
  "the-machine-oracle": 1,
  "spin-doctor": 2,
  "policy-workshop": 2,
  "ribbon-cutting": 2,
  "model-release": 1,
  "synthetic-storyline": 1,
  "engagement-engine": 1,
  "consultant-scandal": 1,
  "dead-air": 2,
};
/** Three giants, small helpers, and traps for everyone else. */
const authoritarianRealist: Copies = {
  "vladimir-putin": 1,
  "xi-jinping": 1,
  "recep-tayyip-erdogan": 1,
  "ruben-astley-vos": 1,
  "tobias-wren": 2,
  "salome-drift": 2,
  "philippa-gorse": 2,
  "amadou-linde": 1,
  "consultant-scandal": 2,
  "late-night-monologue": 2,
  "march-on-the-square": 2,
  "wing-dispute": 1,
  "pile-on": 1,
  "spin-doctor": 2,
  "ribbon-cutting": 2,
  "emergency-decree": 1,
  "party-whip": 1,
};
/** A broad street: movements pay governments back, assemblies and summits lift them all. */
const progressiveActivism: Copies = {
  "noor-halloran": 1,
  "emeric-tal": 1,
  "davit-marsh": 1,
  "liesl-tamarind": 2,
  "ingrid-mbale": 2,
  "marek-holloway": 1,
  "philippa-gorse": 1,
  "greta-thunberg": 1,
  "malala-yousafzai": 1,
  "ai-weiwei": 1,
  "anthony-fauci": 1,
  "the-candle-vigil": 1,
  "the-satirist": 1,
  "doorstep-weekend": 2,
  "policy-workshop": 2,
  "ribbon-cutting": 2,
  "spin-doctor": 1,
  "snap-summit": 1,
  "open-assembly": 1,
  "march-on-the-square": 1,
};
/** Many small governments, money behind them, and a share in whatever the other side gains. */
const populistOpportunist: Copies = {
  "casimir-dray": 1,
  "hedda-lorne": 1,
  "ruben-astley-vos": 2,
  "tobias-wren": 2,
  "corvin-ashdown": 1,
  "salome-drift": 2,
  "marek-holloway": 1,
  "the-kingmaker": 1,
  "zhang-yiming": 1,
  "gautam-adani": 1,
  opportunist: 1,
  "backroom-handshake": 2,
  "shovel-ready-works": 1,
  "paid-partnership": 1,
  "point-of-order": 2,
  "small-state-pride": 1,
  "sponsors-table": 1,
  "second-envelope": 1,
  sideshow: 1,
  "inside-source": 1,
};

const prebuilt: ReadonlyMap<string, Copies> = new Map([
  ["technocrat", technocrat],
  ["authoritarian-realist", authoritarianRealist],
  ["progressive-activism", progressiveActivism],
  ["populist-opportunist", populistOpportunist],
]);
export const deckNames: readonly string[] = [...prebuilt.keys()];

export function deckList(name: string): readonly string[] | undefined {
  const copies = prebuilt.get(name);
  if (copies === undefined) return undefined;
  return Object.entries(copies).flatMap(([id, count]) => Array.from({ length: count }, () => id));
}
