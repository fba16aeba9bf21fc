/** Signs that say what kind of thing a card is, as paths in a box of 64. */
export const EMBLEM_SIGNS = {
  deed: "M20 40V24a3 3 0 0 1 6 0v10V17a3 3 0 0 1 6 0v16V19a3 3 0 0 1 6 0v15V24a3 3 0 0 1 6 0v18c0 8-5 12-12 12-6 0-9-3-12-8l-6-9a3 3 0 0 1 5-4Z",
  trap: "M14 46c-4-14 6-24 18-24s22 10 18 24M14 46h36M18 46l3-9 3 9 4-11 4 11 4-11 4 11 4-9 3 9M32 22V12",
  wound: "M32 54C14 42 10 30 14 22c4-7 14-6 18 2 4-8 14-9 18-2 4 8 0 20-18 32ZM32 24l-5 9 8 5-6 8",
  foe: "M10 24c6-8 38-8 44 0-2 20-12 28-22 28S12 44 10 24ZM14 28l5 9 4-8 5 10 4-10 4 10 5-10 4 8 5-9M20 46l4-6 4 7 4-7 4 7 4-7 4 6",
  voice: "M12 28v9h7l4 13h6l-3-13 22 9V19L26 28ZM52 27c4 3 4 9 0 12",
  law: "M18 12h24l6 6v34H18ZM42 12v6h6M24 24h16M24 31h18M24 38h12M40 46a5 5 0 1 0 .1 0M37 50l-2 7 5-2 5 2-2-7",
  pincer: "M12 16c0 22 6 30 18 30M24 40l7 6-7 6M52 16c0 22-6 30-18 30M40 40l-7 6 7 6M27 14h10v12H27Z",
  fog: "M12 22h28M46 22h6M14 30h12M32 30h18M10 38h24M40 38h12M16 46h16M38 46h8",
  luck: "M18 20l16-6 14 10-2 18-16 8-14-12ZM32 30a2 2 0 1 0 .1 0M24 25a2 2 0 1 0 .1 0M40 35a2 2 0 1 0 .1 0",
  scout: "M10 33c12-18 32-18 44 0-12 18-32 18-44 0ZM32 26a7 7 0 1 0 .1 0M32 30a3 3 0 1 0 .1 0",
  weak: "M32 12a20 20 0 1 0 .1 0M32 22a10 10 0 1 0 .1 0M34 12l-5 12 7 5-6 8 4 15",
  aim: "M32 14a18 18 0 1 0 .1 0M32 8v14M32 42v14M8 32h14M42 32h14",
  bags: "M12 46c0-6 4-8 10-8s10 2 10 8ZM32 46c0-6 4-8 10-8s10 2 10 8ZM22 36c0-6 4-8 10-8s10 2 10 8Z",
  market:
    "M12 26l4-12h32l4 12M12 26c0 6 10 6 10 0 0 6 10 6 10 0 0 6 10 6 10 0 0 6 10 6 10 0M16 32v20h32V32M27 52V40h10v12",
  lantern: "M24 18h16M26 18c0-8 12-8 12 0M22 24h20l3 20H19ZM19 44h26v6H19ZM32 30c4 5 4 8 0 10-4-2-4-5 0-10ZM32 8v4",
  coin: "M32 14a18 18 0 1 0 .1 0M32 20a12 12 0 1 0 .1 0M32 25v14M28 28h6a3 3 0 0 1 0 5h-4",
  boat: "M10 42h44l-8 12H18ZM32 42V10l16 26H32M28 18L16 36h12",
  mask: "M12 18c8 5 32 5 40 0 2 20-6 34-20 34S10 38 12 18ZM20 29q5-4 9 1q-5 3-9-1ZM44 29q-5-4-9 1q5 3 9-1ZM24 42q8 5 16 0",
  key: "M22 22a9 9 0 1 0 .1 0M29 37l19 16M44 49l5-6M38 44l4-5",
  moon: "M40 12a21 21 0 1 0 10 30A18 18 0 0 1 40 12ZM48 18l1 4 4 1-4 1-1 4-1-4-4-1 4-1Z",
  move: "M22 10h14v24l14 8c3 2 3 8 0 8H20c-3 0-4-2-3-5l5-13ZM22 18h14M22 25h14M20 50v4h32v-4",
  road: "M26 54C30 44 18 40 26 32S44 26 36 10M40 54C44 44 34 40 40 32S54 24 42 10M10 54h44",
  crown: "M12 46h40l4-26-12 10-12-18-12 18L8 20ZM12 52h40",
  sword: "M32 6l6 8v26h-12V14ZM18 40h28M32 40v14M26 56h12",
  gem: "M20 14h24l12 14-24 28L8 28ZM8 28h48M20 14l4 14 8 28 8-28 4-14M24 28l8-14 8 14",
  hour: "M16 10h32M16 54h32M20 10c0 14 8 16 12 22-4 6-12 8-12 22M44 10c0 14-8 16-12 22 4 6 12 8 12 22M24 48l8-6 8 6Z",
  temper: "M32 8c2 12 14 14 14 28a14 14 0 0 1-28 0c0-7 5-9 5-17 5 3 7 6 7 10 4-5 4-12 2-21Z",
  feather: "M14 54C18 34 26 16 50 10c2 18-8 32-28 34M18 46l8-12M26 40l4-14M32 34l2-12",
  word: "M12 14h40v26H32L20 52V40h-8ZM20 23h24M20 31h16",
  channel: "M14 14h14v14H14ZM36 36h14v14H36ZM28 21h15v15M21 28v15h15",
  wind: "M8 24h28a8 8 0 1 0-8-8M8 34h40a7 7 0 1 1-7 7M8 44h20",
  sun: "M32 22a10 10 0 1 0 .1 0M32 8v8M32 48v8M8 32h8M48 32h8M15 15l6 6M43 43l6 6M49 15l-6 6M21 43l-6 6",
  shield: "M32 8l20 7v14c0 14-10 22-20 26-10-4-20-12-20-26V15ZM32 8v47",
  desk: "M10 16h44v26H10ZM26 42l-4 12M38 42l4 12M16 24h14v10H16ZM36 24h12M36 30h12",
  hands: "M8 26l10-6 12 6 8-4 10 4 8 8M8 40l8 2 12 10 6-2M30 26l-8 8 6 4 8-6 14 12M40 50l6-4M34 54l6-4",
  chart: "M10 52h44M16 52V34h8v18M28 52V22h8v30M40 52V12h8v40",
  whip: "M12 54L30 30c6-8 16-6 18 2s-6 12-10 6 6-18 16-26",
  star: "M32 8l7 16 17 2-13 12 4 18-15-9-15 9 4-18L8 26l17-2Z",
  drop: "M32 8c9 13 15 20 15 29a15 15 0 0 1-30 0c0-9 6-16 15-29ZM25 38c0 5 3 8 7 8",
  bolt: "M37 6L16 36h13l-4 22 23-33H34Z",
  leaf: "M16 50C12 26 26 12 52 12c2 24-10 40-36 38ZM12 56C22 40 30 32 42 22",
} as const;
export type EmblemSign = keyof typeof EMBLEM_SIGNS;

/** Words that a sign stands for, tried in this order: the more telling ones first. */
const WORDS: readonly (readonly [RegExp, EmblemSign])[] = [
  [/wound|injur|bleed/, "wound"],
  [/\bfoe|enem|monster|beast|rats?\b|drake|boar/, "foe"],
  [/\btrap|snare|ambush|scandal|\bpit\b/, "trap"],
  [/pincer|flank|encircl/, "pincer"],
  [/\bfog|smoke|mist|haze/, "fog"],
  [/luck|\bdie\b|dice|chance|gambl/, "luck"],
  [/ceasefire|truce|\bpeace/, "hands"],
  [/scout|\beye|watch|observ|reveal|recon|\bspy|drone|\bview|\bsight|spotter/, "scout"],
  [/weak|crack|break|sabotage|collapse/, "weak"],
  [/\baim|target|sniper|precis|marksman|\bshot|pinned/, "aim"],
  [/sandbag|trench|cover|entrench|\bdig|fortif|\bwall\b/, "bags"],
  [/workshop|\baxle|\btools?\b|repair/, "key"],
  [/\bair\b|\bsky\b|breath|weather|noise/, "wind"],
  [/spirits|morale|courage/, "star"],
  [/\bheads\b/, "shield"],
  [/flame|fire|burn|heat|temper|ember|blaze|anger/, "temper"],
  [/shield|guard|protect|bulwark|armou?r|defen[cs]e|security/, "shield"],
  [/sword|attack|strike|assault|weapon|blade|raid/, "sword"],
  [/\blaw|decree|treaty|contract|reform|bill\b|statute|regulation|constitution|ban\b/, "law"],
  [/press|media|speech|voice|rally|announce|campaign|broadcast|propaganda|summit|protest/, "voice"],
  [/price|money|coin|coffer|fund|budget|\btax|bribe|subsid|cheque|purse|salary/, "coin"],
  [/market|trade|shop|stall|tariff|export|import/, "market"],
  [/econom|growth|poll|statistic|inflation|index|report/, "chart"],
  [/committee|office|bureau|admin|ministry|desk|paperwork/, "desk"],
  [/alliance|deal|help|union|together|coalition|friend|solidar/, "hands"],
  [/crown|king|queen|leader|president|noble|court/, "crown"],
  [/mask|disguise|pretend|deceiv|decoy|feint|fake/, "mask"],
  [/key|lock|secret|rope/, "key"],
  [/lantern|lamp|poultice|honey|candle/, "lantern"],
  [/boat|ship|ferry|harbou?r|river|\bsea|bridge/, "boat"],
  [/stride|march|boots?|\bmove|speed|swift|run\b|haste/, "move"],
  [/road|path|journey|pass\b|travel|detour/, "road"],
  [/wind|storm|breeze|gale/, "wind"],
  [/moon|night|dark|shadow|dream/, "moon"],
  [/lightning|thunder|spark|volt|electr/, "bolt"],
  [/water|rain|flood|tide|wave|drown/, "drop"],
  [/nature|leaf|forest|tree|plant|herb|seed|garden/, "leaf"],
  [/\bsun|dawn|\bday|light/, "sun"],
  [/time|wait|delay|hour|patien|tempo/, "hour"],
  [/gem|crystal|facet|jewel|mana/, "gem"],
  [/feather|quill|bird|letter|note/, "feather"],
  [/word|promise|talk|negotiat|debate|rumou?r|question/, "word"],
  [/channel|network|switch|transfer|swap|exchange/, "channel"],
  [/whip|discipline|order|command/, "whip"],
  [/hand|deed|work|labou?r/, "deed"],
];
/** Where no word says more, the id decides: cards of one game still differ. */
const OTHERS: readonly EmblemSign[] = ["star", "feather", "shield", "key", "sun", "hour", "crown", "channel"];

/** What only a name makes a card: a text that tells of wounds is no wound. */
const BY_NAME: ReadonlySet<EmblemSign> = new Set(["wound", "foe", "trap"]);

/** The first word of a text that tells a sign; the others tell nothing more. */
export const tellingWord = (text: string): string | undefined => toldIn(text)?.word;
function toldIn(text: string): { readonly word: string; readonly sign: EmblemSign } | undefined {
  for (const [words, sign] of WORDS) {
    const [word] = (BY_NAME.has(sign) ? null : words.exec(text.toLowerCase())) ?? [];
    if (word !== undefined) return { word, sign };
  }
  return undefined;
}
/** The sign for a card: from its name first, then from all else that is printed on it. */
export function emblemSignFor(id: string, name: string, more: string): EmblemSign {
  const named = WORDS.find(([words]) => words.test(name.toLowerCase()));
  const found = named?.[1] ?? toldIn(more)?.sign;
  if (found !== undefined) return found;
  let sum = 0;
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) % 9973;
  return OTHERS[sum % OTHERS.length] ?? "star";
}
