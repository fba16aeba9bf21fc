import { NAME_MAX } from "@cardwright/protocol";

/** Names of players as others see them: nothing invisible in them, and no two at a table that look alike. */

/** Controls, marks of direction, joiners, fillers, private and unassigned characters: nobody sees them, or all see another thing. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
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
/** A word of one alphabet with letters of another in it is how a name is forged. */
export function mixesAlphabets(name: string): boolean {
  const words = name.normalize("NFKC").split(" ");
  const kinds = [...ALPHABETS, ...OTHER_ALPHABETS];
  return words.some((word) => kinds.filter((kind) => kind.test(word)).length > 1);
}

/** Each group begins with the letter that the others are taken for; capitals stand where only they look alike. */
const LOOK_ALIKES = [
  "aаαɑᴀᎪ",
  "bвβʙБЬьᏴᏏ",
  "cсϲᴄⅽᏟ",
  "dԁᴅⅾᎠ",
  "eеєεᴇΕЕᎬ",
  "fғϝꜰᖴ",
  "gɡցɢԌᏀᏳ",
  "hнһʜΗҺհᎻᏂ",
  "jјʝᴊյЈᎫ",
  "kкκᴋΚКᏦ",
  "lіιıӏ1|!ᛁΙІɪⅰⅼiᏞ",
  "mмʍᴍΜМⅿᎷ",
  "nпηɴΝոռ",
  "oоοσ0ᴏօΟОסᎤ",
  "pрρᴘΡРᏢ",
  "qԛգզ",
  "rгʀгᴦᎡᏒ",
  "sѕꜱЅՏᏚ5$",
  "tтτᴛΤТᎢ",
  "uυսᴜцՍ",
  "vνѵᴠⅴѴᏙ",
  "wԝᴡωшщᎳ",
  "xхχⅹΧХ",
  "yуүγʏΥҮУᎩ",
  "zᴢΖᏃ",
] as const;
const TAKEN_FOR = new Map(LOOK_ALIKES.flatMap(([first = "", ...others]) => others.map((other) => [other, first])));

/** The same for names that a glance may take for each other: without marks, spaces and case, letters as they look. */
export function skeletonOf(name: string): string {
  const bare = name.normalize("NFKD").replaceAll(/[\p{M}\s_.,'’`·-]/gu, "");
  const looked = [...bare].map((letter) => {
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
