import { NAME_MAX } from "@cardwright/protocol";

/** Names of players as others see them: nothing invisible in them, and no two at a table that look alike. */

/** Controls, marks of direction, joiners, fillers, private and unassigned characters, what stands for an object: nobody sees them, or all see another thing. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;
/** Some writing stacks three marks on one letter; more of them only cover the lines above. */
const MARKS_TOO_MANY = /(\p{M}{3})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Null where nothing is left that anybody could see. */
export function cleanName(name: string): string | null {
  const shown = name.replaceAll(UNSEEN, "").normalize("NFC").replaceAll(MARKS_TOO_MANY, "$1");
  const trimmed = shown.replaceAll(/\s+/gu, " ").trim();
  return SEEN.test(trimmed) ? trimmed : null;
}

/** Alphabets whose letters can be taken for each other's. Writing of other kinds is at home beside any of them. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const OTHER_ALPHABETS = [/\p{Script=Cherokee}/u, /\p{Script=Coptic}/u, /\p{Script=Lisu}/u, /\p{Script=Georgian}/u];
/** Letters of writing that nobody uses for names today: there are shapes of every kind among them. */
const OF_OLD =
  /(?![\p{Script=Arabic}\p{Script=Armenian}\p{Script=Bengali}\p{Script=Bopomofo}\p{Script=Cherokee}\p{Script=Common}\p{Script=Coptic}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Ethiopic}\p{Script=Georgian}\p{Script=Greek}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Han}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Inherited}\p{Script=Kannada}\p{Script=Katakana}\p{Script=Khmer}\p{Script=Lao}\p{Script=Latin}\p{Script=Lisu}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thaana}\p{Script=Thai}\p{Script=Tibetan}])\p{L}/u;
/** A word of one alphabet with letters of another in it is how a name is forged. */
export function mixesAlphabets(name: string): boolean {
  const words = name.normalize("NFKC").split(" ");
  const kinds = [...ALPHABETS, ...OTHER_ALPHABETS, OF_OLD];
  return words.some((word) => kinds.filter((kind) => kind.test(word)).length > 1);
}

/** Each group begins with the letter that the others are taken for; capitals stand where only they look alike. */
const LOOK_ALIKES = [
  "aаαɑᴀᎪꓮ",
  "bвβʙБЬьᏴᏏꓐ",
  "cсϲᴄⅽᏟꓚⲥ",
  "dԁᴅⅾᎠꓓ",
  "eеєεᴇΕЕᎬꓰ",
  "fғϝꜰᖴꓝ",
  "gɡցɢԌᏀᏳꓖ",
  "hнһʜΗҺհᎻᏂꓧ",
  "jјʝᴊյЈᎫꓙ",
  "kкκᴋΚКᏦꓗ",
  "lіιıӏ1|!ǃǀᛁΙІɪⅰⅼiᏞꓡꓲ",
  "mмʍᴍΜМⅿᎷꓟ",
  "nпηɴΝոռꓠ",
  "oоοσ0ᴏօΟОסᎤꓳⲟဝ",
  "pрρᴘΡРᏢꓑ",
  "qԛգզ",
  "rгʀгᴦᎡᏒꓣ",
  "sѕꜱЅՏᏚ5$ꓢ",
  "tтτᴛΤТᎢꓔ",
  "uυսᴜцՍꓴ",
  "vνѵᴠⅴѴᏙꓦ",
  "wԝᴡωшщᎳꓪ",
  "xхχⅹΧХꓫ",
  "yуүγʏΥҮУᎩꓬ",
  "zᴢΖᏃꓜ",
] as const;
const TAKEN_FOR = new Map(LOOK_ALIKES.flatMap(([first = "", ...others]) => others.map((other) => [other, first])));

/** Latin capitals in dark squares and circles; those in light ones are taken out of them by NFKD. */
const DARK_FRAMES = [0x1f150, 0x1f170] as const;
function unframed(shape: string): string {
  const code = shape.codePointAt(0)!;
  const first = DARK_FRAMES.find((start) => code >= start && code < start + 26);
  return first === undefined ? shape : String.fromCodePoint(0x61 + code - first);
}

/** The same for names that a glance may take for each other: without marks, spaces and case, letters as they look. */
export function skeletonOf(name: string): string {
  // By NFKD the lunate sigma, a c to the eye, would become another letter.
  const bare = name
    .replaceAll(/[Ϲϲ]/gu, "c")
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Pd}\s_.,'’ʼ`·−]/gu, "");
  const looked = [...bare].map((shape) => {
    const letter = unframed(shape);
    const small = letter.toLowerCase();
    return TAKEN_FOR.get(letter) ?? TAKEN_FOR.get(small) ?? small;
  });
  return looked.join("").replaceAll("rn", "m").replaceAll("vv", "w");
}
/** The name itself, or with a number behind it where somebody at the table has one that looks like it. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  let shown = name;
  for (let number = 2; taken.has(skeletonOf(shown)); number++) {
    const suffix = ` (${number})`;
    shown = `${[...name].slice(0, NAME_MAX - suffix.length).join("")}${suffix}`;
  }
  return shown;
}
