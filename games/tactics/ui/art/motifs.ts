import { INK, path, seeded, short } from "@cardwright/table";

/** Silhouettes of what waits at a challenge, standing on its lower edge. */

export type Kind = "foe" | "journey" | "court";
/** The sheet that a scene is drawn on. */
export const W = 150;
export const H = 146;
const x = W / 2;
/** In front of the ridges: what the challenge is called after, else one of its kind by its id. */
export function motif(kind: Kind, id: string, cut: string): string {
  const own = NAMED.find(([name]) => name.test(id))?.[1];
  if (own !== undefined) return own(cut);
  if (kind === "journey") return road(cut);
  return kind === "court" ? castle(cut) : beast(id, cut);
}
/** A silhouette with its edge cut free of the ground, and light lines in it. */
const cutOut = (outline: string, cut: string, lines = ""): string =>
  `<path d="${outline}" fill="${INK}" stroke="${cut}" stroke-width="1.5" stroke-linejoin="round"/>` +
  (lines === "" ? "" : `<path d="${lines}" fill="none" stroke="${cut}" stroke-width="1.6" stroke-linecap="round"/>`);
const eye = (cx: number, cy: number): string => `<circle cx="${short(cx)}" cy="${short(cy)}" r="2.4" fill="#e8a13a"/>`;
const floor = H - 4;
/** Three in hoods, with staves. */
function robbers(cut: string): string {
  return [-34, 32, 0]
    .map((dx, at) => {
      const [cx, tall] = [x + dx, at === 2 ? 66 : 54];
      const cloak = path`M${cx - 18} ${floor}C${cx - 20} ${floor - tall * 0.6} ${cx - 14} ${floor - tall * 0.74} ${cx - 9} ${floor - tall * 0.8}C${cx - 10} ${floor - tall} ${cx + 10} ${floor - tall} ${cx + 9} ${floor - tall * 0.8}C${cx + 14} ${floor - tall * 0.74} ${cx + 20} ${floor - tall * 0.6} ${cx + 18} ${floor}Z`;
      const staff = path`M${cx + 21} ${floor}L${cx + 17} ${floor - tall - 8}M${cx} ${floor - tall * 0.5}V${floor - 6}`;
      return cutOut(cloak, cut, staff) + eye(cx - 3.4, floor - tall * 0.82) + eye(cx + 3.4, floor - tall * 0.82);
    })
    .join("");
}
/** A suit of armour that nobody wears. */
function armour(cut: string): string {
  const suit = path`M${x - 30} ${floor}C${x - 34} ${floor - 34} ${x - 30} ${floor - 44} ${x - 12} ${floor - 48}L${x - 14} ${floor - 66}C${x - 14} ${floor - 88} ${x + 14} ${floor - 88} ${x + 14} ${floor - 66}L${x + 12} ${floor - 48}C${x + 30} ${floor - 44} ${x + 34} ${floor - 34} ${x + 30} ${floor}Z`;
  const lines = path`M${x - 10} ${floor - 67}H${x + 10}M${x} ${floor - 67}V${floor - 54}M${x - 24} ${floor - 30}H${x + 24}M${x} ${floor - 44}V${floor - 4}M${x - 22} ${floor - 16}H${x + 22}`;
  const plume = path`M${x} ${floor - 84}C${x + 6} ${floor - 104} ${x + 24} ${floor - 100} ${x + 28} ${floor - 84}C${x + 20} ${floor - 92} ${x + 10} ${floor - 92} ${x} ${floor - 84}Z`;
  return cutOut(plume, cut) + cutOut(suit, cut, lines);
}
/** Wings over the ridge, claws below. */
function harpies(cut: string): string {
  return [
    [-30, 62, 0.8],
    [26, 44, 1],
  ]
    .map(([dx = 0, up = 0, k = 1]) => {
      const [cx, cy] = [x + dx, floor - up];
      const bird = path`M${cx} ${cy + 18 * k}C${cx - 8 * k} ${cy + 8 * k} ${cx - 10 * k} ${cy} ${cx - 6 * k} ${cy - 6 * k}C${cx - 22 * k} ${cy - 14 * k} ${cx - 36 * k} ${cy - 10 * k} ${cx - 46 * k} ${cy + 2 * k}C${cx - 40 * k} ${cy - 22 * k} ${cx - 20 * k} ${cy - 30 * k} ${cx - 4 * k} ${cy - 16 * k}C${cx - 3 * k} ${cy - 24 * k} ${cx + 3 * k} ${cy - 24 * k} ${cx + 4 * k} ${cy - 16 * k}C${cx + 20 * k} ${cy - 30 * k} ${cx + 40 * k} ${cy - 22 * k} ${cx + 46 * k} ${cy + 2 * k}C${cx + 36 * k} ${cy - 10 * k} ${cx + 22 * k} ${cy - 14 * k} ${cx + 6 * k} ${cy - 6 * k}C${cx + 10 * k} ${cy} ${cx + 8 * k} ${cy + 8 * k} ${cx} ${cy + 18 * k}Z`;
      const claws = path`M${cx - 3 * k} ${cy + 15 * k}l-3 8M${cx + 3 * k} ${cy + 15 * k}l3 8`;
      return cutOut(bird, cut, claws) + eye(cx, cy - 17 * k);
    })
    .join("");
}
function rats(cut: string): string {
  return [
    [-30, 0, 1],
    [26, -4, 1.1],
    [-4, -26, 0.8],
  ]
    .toReversed()
    .map(([dx = 0, dy = 0, k = 1]) => {
      const [cx, cy] = [x + dx, floor + dy];
      const rat = path`M${cx - 20 * k} ${cy}C${cx - 22 * k} ${cy - 22 * k} ${cx + 2 * k} ${cy - 26 * k} ${cx + 12 * k} ${cy - 16 * k}L${cx + 16 * k} ${cy - 21 * k}L${cx + 18 * k} ${cy - 13 * k}L${cx + 28 * k} ${cy - 5 * k}L${cx + 18 * k} ${cy}Z`;
      const tail = path`M${cx - 20 * k} ${cy - 3}C${cx - 32 * k} ${cy - 2} ${cx - 34 * k} ${cy - 16 * k} ${cx - 26 * k} ${cy - 18 * k}`;
      return `<path d="${tail}" fill="none" stroke="${INK}" stroke-width="3"/>${cutOut(rat, cut)}${eye(cx + 17 * k, cy - 9 * k)}`;
    })
    .join("");
}
function ogre(cut: string): string {
  const giant = path`M${x - 40} ${floor}C${x - 46} ${floor - 44} ${x - 34} ${floor - 66} ${x - 10} ${floor - 66}C${x - 10} ${floor - 88} ${x + 20} ${floor - 88} ${x + 20} ${floor - 64}C${x + 38} ${floor - 58} ${x + 40} ${floor - 30} ${x + 36} ${floor}L${x + 16} ${floor}L${x + 12} ${floor - 20}L${x - 10} ${floor - 20}L${x - 14} ${floor}Z`;
  const club = path`M${x + 40} ${floor - 30}L${x + 60} ${floor - 82}C${x + 68} ${floor - 94} ${x + 76} ${floor - 84} ${x + 70} ${floor - 76}L${x + 48} ${floor - 26}Z`;
  const lines = path`M${x - 2} ${floor - 68}h14M${x - 24} ${floor - 46}l8 8M${x - 30} ${floor - 36}l8 8M${x + 24} ${floor - 44}l6 8`;
  return cutOut(club, cut) + cutOut(giant, cut, lines) + eye(x, floor - 75) + eye(x + 11, floor - 75);
}
/** Coils that rise from still water. */
function lurker(cut: string): string {
  const coils = path`M${x - 58} ${floor}C${x - 58} ${floor - 36} ${x - 26} ${floor - 36} ${x - 26} ${floor}L${x - 36} ${floor}C${x - 38} ${floor - 18} ${x - 46} ${floor - 18} ${x - 46} ${floor}ZM${x - 14} ${floor}C${x - 16} ${floor - 50} ${x - 4} ${floor - 78} ${x + 20} ${floor - 80}C${x + 38} ${floor - 82} ${x + 50} ${floor - 70} ${x + 56} ${floor - 62}L${x + 36} ${floor - 60}L${x + 50} ${floor - 52}C${x + 32} ${floor - 48} ${x + 14} ${floor - 56} ${x + 10} ${floor - 40}C${x + 6} ${floor - 26} ${x + 8} ${floor - 12} ${x + 10} ${floor}Z`;
  const water = path`M${x - 68} ${floor + 1}h40M${x - 20} ${floor + 1}h44M${x + 32} ${floor - 6}h36`;
  return cutOut(coils, cut, water) + eye(x + 28, floor - 70);
}
/** Water across the whole ground, with a boat or reeds. */
function water(cut: string, boat: boolean): string {
  const lake = path`M0 ${H - 44}C${x - 30} ${H - 52} ${x + 30} ${H - 36} ${W} ${H - 46}V${H}H0Z`;
  let waves = "";
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 5; at++) waves += path`M${6 + at * 30 + (row % 2) * 12} ${H - 36 + row * 8}q5 -4 10 0t10 0`;
  const ground = `<path d="${lake}" fill="${cut}" stroke="${INK}" stroke-width="1.8"/><path d="${waves}" fill="none" stroke="${INK}" stroke-width="1.1"/>`;
  if (boat)
    return (
      ground +
      cutOut(
        path`M${x - 34} ${H - 34}H${x + 36}C${x + 32} ${H - 18} ${x - 26} ${H - 18} ${x - 34} ${H - 34}ZM${x - 2} ${H - 36}V${H - 92}h4v56ZM${x + 5} ${H - 88}C${x + 30} ${H - 78} ${x + 32} ${H - 54} ${x + 28} ${H - 42}H${x + 5}Z`,
        cut,
      )
    );
  const reeds = [-58, -50, -43, 40, 48, 57, 63]
    .map(
      (dx, at) =>
        path`M${x + dx} ${H}C${x + dx} ${H - 30} ${x + dx + 4} ${H - 40} ${x + dx + 5 - (at % 3) * 4} ${H - 58 - (at % 3) * 9}`,
    )
    .join("");
  return `${ground}<path d="${reeds}" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`;
}
/** Arches in a row, the last of them fallen. */
function aqueduct(cut: string): string {
  const top = floor - 72;
  const arch = (left: number): string => path`M${left} ${top}h34v${floor - top}h-8v-34c0 -16 -18 -16 -18 0v34h-8Z`;
  const rubble = path`M${x + 40} ${floor}l6 -14l12 -3l8 9l6 8ZM${x + 34} ${top}h10l-4 12l5 8l-6 10h-5Z`;
  return cutOut(arch(x - 70) + arch(x - 36) + arch(x - 2) + rubble, cut, path`M${x - 66} ${top + 7}h92`);
}
function peaks(cut: string): string {
  const rocks = path`M${x - 76} ${H}L${x - 44} ${H - 84}L${x - 30} ${H - 66}L${x - 6} ${H}ZM${x + 2} ${H}L${x + 30} ${H - 70}L${x + 44} ${H - 96}L${x + 76} ${H}Z`;
  const snow = path`M${x - 50} ${H - 68}l6 8l5 -8l5 7M${x + 34} ${H - 76}l7 9l6 -9l6 8M${x - 56} ${H - 20}l8 -26M${x - 30} ${H - 14}l-4 -30M${x + 56} ${H - 18}l-4 -34M${x + 26} ${H - 16}l8 -30`;
  const path0 = path`M${x - 2} ${H}C${x + 18} ${H - 20} ${x - 16} ${H - 34} ${x + 2} ${H - 54}`;
  return `${cutOut(rocks, cut, snow)}<path d="${path0}" fill="none" stroke="${cut}" stroke-width="7"/><path d="${path0}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-dasharray="5 4"/>`;
}
function wood(cut: string): string {
  const trees = [-60, -24, 12, 48, -42, 30, -6]
    .map((dx, at) => {
      const [cx, tall] = [x + dx, at < 4 ? 62 : 84];
      return path`M${cx - 3} ${floor}v-14h-12l9 ${-tall * 0.3}h-6l8 ${-tall * 0.28}h-4l8 ${-tall * 0.3}l8 ${tall * 0.3}h-4l8 ${tall * 0.28}h-6l9 ${tall * 0.3}h-12v14Z`;
    })
    .map((tree) => cutOut(tree, cut))
    .toReversed()
    .join("");
  return `${trees}<path d="${path`M${x - 70} ${H - 3}h60M${x - 2} ${H - 3}h70M${x - 50} ${H - 8}h36M${x + 14} ${H - 8}h40`}" stroke="${cut}" stroke-width="1.6"/>`;
}
/** Gabled houses around a square. */
function houses(cut: string): string {
  const house = (left: number, wide: number, tall: number): string =>
    path`M${left} ${floor}v${-tall}l${wide / 2} ${-wide * 0.5}l${wide / 2} ${wide * 0.5}v${tall}Z`;
  const outline = [house(x - 66, 34, 30), house(x + 30, 36, 34), house(x - 28, 52, 42)];
  const windows = path`M${x - 54} ${floor - 22}v8M${x - 44} ${floor - 22}v8M${x + 42} ${floor - 26}v9M${x + 54} ${floor - 26}v9M${x - 14} ${floor - 34}v9M${x - 2} ${floor - 34}v9M${x + 10} ${floor - 34}v9M${x - 6} ${floor}v-14h8v14`;
  return cutOut(outline.join(""), cut, windows);
}
function lighthouse(cut: string): string {
  const tower = path`M${x - 14} ${floor}L${x - 9} ${floor - 72}h18L${x + 14} ${floor}ZM${x - 13} ${floor - 74}h26v-4h-4v-14l-9 -8l-9 8v14h-4Z`;
  const rays = path`M${x + 12} ${floor - 86}l40 -12M${x + 12} ${floor - 82}l44 2M${x - 12} ${floor - 86}l-40 -12M${x - 12} ${floor - 82}l-44 2`;
  return `<path d="${rays}" stroke="#d07c2e" stroke-width="2.6"/>${cutOut(tower, cut, path`M${x - 11} ${floor - 24}h22M${x - 10} ${floor - 48}h20`)}${eye(x, floor - 85)}`;
}
function throne(cut: string): string {
  const seat = path`M${x - 26} ${floor}V${floor - 40}h4V${floor - 84}l8 -12l6 8l8 -14l8 14l6 -8l8 12v44h4V${floor}h-8v-18h-40v18Z`;
  return cutOut(
    seat,
    cut,
    path`M${x - 14} ${floor - 42}v-34M${x - 5} ${floor - 42}v-38M${x + 5} ${floor - 42}v-38M${x + 14} ${floor - 42}v-34M${x - 20} ${floor - 32}h40`,
  );
}
/** By what a challenge is called; a card that others write falls back on its kind. */
const NAMED: readonly (readonly [RegExp, (cut: string) => string])[] = [
  [/robber|bandit|thie/, robbers],
  [/armour|knight/, armour],
  [/harp|crow|hawk/, harpies],
  [/rat/, rats],
  [/ogre|giant|troll/, ogre],
  [/lurker|serpent|eel/, lurker],
  [/ferry|harbour_road|river/, (cut) => water(cut, true)],
  [/marsh|flats|bog|lake/, (cut) => water(cut, false)],
  [/aqueduct|bridge/, aqueduct],
  [/pass|edge|peak/, peaks],
  [/forest|wood/, wood],
  [/elders|guild|league|council|village/, houses],
  [/warden|harbour|light/, lighthouse],
  [/throne|crown/, throne],
];
const PINES = [
  [-52, 44],
  [-40, 34],
  [46, 40],
  [58, 30],
] as const;
function road(cut: string): string {
  const fill = INK;
  const y = H * 0.8;
  let m = `<path d="${path`M${x - 26} ${H}C${x + 34} ${H - 22} ${x - 40} ${H - 40} ${x + 4} ${H - 60}C${x + 14} ${H - 66} ${x + 8} ${H - 74} ${x + 10} ${H - 78}L${x + 14} ${H - 78}C${x + 14} ${H - 72} ${x + 24} ${H - 64} ${x + 16} ${H - 58}C${x - 14} ${H - 38} ${x + 66} ${H - 26} ${x + 14} ${H}Z`}" fill="${cut}" stroke="${INK}" stroke-width="2"/>`;
  for (const [dx, h2] of PINES)
    m += `<path d="${path`M${x + dx} ${y + 8}l${-h2 * 0.26} 0l${h2 * 0.14} ${-h2 * 0.34}l${-h2 * 0.08} 0l${h2 * 0.2} ${-h2 * 0.6}l${h2 * 0.2} ${h2 * 0.6}l${-h2 * 0.08} 0l${h2 * 0.14} ${h2 * 0.34}Z`}" fill="${fill}" stroke="${cut}" stroke-width=".8"/>`;
  return m;
}
function castle(cut: string): string {
  const fill = INK;
  const b = H - 2;
  return `<path d="${path`M${x - 42} ${b}V${b - 48}h7v6h7v-6h7v6h7v-6h7V${b - 40}H${x + 8}V${b - 76}l${15} -16l15 16V${b - 40}h9v${40}Z`}" fill="${fill}" stroke="${cut}" stroke-width="1.4"/><path d="${path`M${x - 12} ${b}v-16a8 8 0 0 1 16 0v16ZM${x + 19} ${b - 60}h8v12h-8ZM${x - 34} ${b - 30}v8M${x - 24} ${b - 30}v8M${x + 20} ${b - 34}v10M${x + 34} ${b - 28}v9`}" fill="${cut}" stroke="${cut}" stroke-width="2"/><path d="${path`M${x + 23} ${b - 92}v-14l16 5-16 5`}" fill="#b0431f" stroke="${INK}" stroke-width="1.4"/>`;
}
function beast(id: string, cut: string): string {
  const fill = INK;
  const b = H - 6;
  const form = seeded(`beast/${id}`)() < 0.5 ? "drake" : "boar";
  const outline =
    form === "drake"
      ? path`M${x - 52} ${b}C${x - 50} ${b - 30} ${x - 24} ${b - 44} ${x} ${b - 40}C${x + 12} ${b - 58} ${x + 30} ${b - 66} ${x + 46} ${b - 56}L${x + 56} ${b - 44}L${x + 38} ${b - 40}C${x + 32} ${b - 30} ${x + 36} ${b - 14} ${x + 40} ${b}L${x + 26} ${b}L${x + 20} ${b - 16}L${x - 8} ${b - 14}L${x - 12} ${b}L${x - 28} ${b}L${x - 30} ${b - 12}Z`
      : path`M${x - 50} ${b}L${x - 46} ${b - 30}C${x - 44} ${b - 50} ${x - 12} ${b - 60} ${x + 8} ${b - 52}L${x + 18} ${b - 62}L${x + 24} ${b - 50}C${x + 40} ${b - 48} ${x + 50} ${b - 32} ${x + 56} ${b - 24}L${x + 46} ${b - 16}L${x + 30} ${b - 18}L${x + 28} ${b}L${x + 14} ${b}L${x + 10} ${b - 14}L${x - 22} ${b - 14}L${x - 24} ${b}L${x - 38} ${b}L${x - 40} ${b - 12}Z`;
  let m = `<path d="${outline}" fill="${fill}" stroke="${cut}" stroke-width="1.6" stroke-linejoin="round"/>`;
  if (form === "drake")
    m += `<path d="${path`M${x - 6} ${b - 38}C${x - 14} ${b - 74} ${x - 34} ${b - 88} ${x - 56} ${b - 86}C${x - 46} ${b - 76} ${x - 50} ${b - 68} ${x - 54} ${b - 62}C${x - 42} ${b - 64} ${x - 34} ${b - 52} ${x - 26} ${b - 38}Z`}" fill="${fill}" stroke="${cut}" stroke-width="1.4"/><circle cx="${x + 40}" cy="${b - 53}" r="2.6" fill="#e8a13a"/>`;
  else
    m += `<path d="${path`M${x + 46} ${b - 22}l3 -13l5 10ZM${x + 38} ${b - 20}l2 -11l5 8Z`}" fill="${cut}"/><circle cx="${x + 30}" cy="${b - 38}" r="2.8" fill="#e8a13a"/>`;
  let hh = "";
  for (let k = 0; k < 9; k++) hh += path`M${x - 40 + k * 8} ${b - 20 - (k % 3) * 6}l5 -12`;
  m += `<path d="${hh}" stroke="${cut}" stroke-width="1.3" opacity=".75"/>`;
  return m;
}
