import { ellipse, INK, path, seeded } from "@cardwright/table";

/** The texture of a tile, in a box of 100 around the middle: houses, waves, lines of print. */
export const HEX_FILLS: Readonly<Record<string, string>> = {
  domestic: "#dcc39a",
  foreign: "#b4cdd6",
  media: "#cbbcdc",
  economy: "#cfcf98",
  security: "#c3c6cf",
  climate: "#b9d2ab",
  hotspot: "#dfa68e",
  committee: "#cdc6ba",
  grassroots: "#e6dec2",
  lobbyist: "#e4d5b5",
  start: "#efe8d6",
  system: "#d5cfc4",
};
type Random = () => number;
const TEXTURES: Readonly<Record<string, (r: Random) => string>> = {
  domestic: (r) => {
    let d = "";
    for (let i = 0; i < 15; i++) {
      const x = -44 + r() * 88,
        y = 10 + r() * 34;
      d += path`M${x} ${y}v-5l4 -4l4 4v5Z`;
    }
    return d;
  },
  foreign: (_r) => {
    let d = "";
    for (let i = 0; i < 9; i++) d += path`M${-48} ${-44 + i * 11}q12 -6 24 0t24 0t24 0t24 0`;
    return d;
  },
  media: (r) => {
    let d = "";
    for (let i = 0; i < 17; i++) {
      let x = -48;
      const y = -46 + i * 5.6;
      while (x < 48) {
        const w = 4 + r() * 14;
        d += path`M${x} ${y}h${w}`;
        x += w + 4;
      }
    }
    return d;
  },
  economy: (r) => {
    let d = "";
    for (let i = 0; i < 13; i++) {
      const x = -48 + i * 8,
        h = 10 + r() * 34;
      d += path`M${x} 50v${-h}h5v${h}`;
    }
    return d;
  },
  hotspot: (_r) => {
    let d = "";
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283;
      d += path`M${Math.cos(a) * 27} ${Math.sin(a) * 27}L${Math.cos(a + 0.08) * 46} ${Math.sin(a + 0.08) * 46}M${Math.cos(a + 0.26) * 33} ${Math.sin(a + 0.26) * 33}L${Math.cos(a + 0.26) * 41} ${Math.sin(a + 0.26) * 41}`;
    }
    return d;
  },
  grassroots: (r) => {
    let d = "";
    for (let i = 0; i < 26; i++) {
      const x = -42 + r() * 84,
        y = -38 + r() * 80;
      d += path`M${x} ${y}l-2 -6M${x} ${y}l0 -7M${x} ${y}l2.4 -5.6`;
    }
    return d;
  },
  committee: () => [0, 1, 2, 3, 4].map((ring) => ellipse(0, 0, 25 + ring * 6)).join(""),
};
const weave = (): string => {
  let d = "";
  for (let i = 0; i < 15; i++) d += path`M${-60 + i * 8} -50l24 100M${-36 + i * 8} -50l-24 100`;
  return d;
};
export function hexTexture(kind: string, id: string): string {
  const texture = TEXTURES[kind === "start" ? "committee" : kind];
  const lines = texture === undefined ? weave() : texture(seeded(`hex/${id}`));
  return `<path d="${lines}" fill="none" stroke="${INK}" stroke-width="1" opacity=".22" stroke-linecap="round"/>`;
}
