import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { ENTRIES } from "../scripts/reference/entries.ts";

const docs = join(import.meta.dirname, "..");
const titleOf = (path: string): string => /^# (.+)$/m.exec(readFileSync(join(docs, path), "utf8"))?.[1] ?? path;
const pagesIn = (folder: string): { text: string; link: string }[] =>
  existsSync(join(docs, folder))
    ? readdirSync(join(docs, folder))
        .filter((file) => file.endsWith(".md") && file !== "index.md")
        .sort()
        .map((file) => ({ text: titleOf(`${folder}/${file}`), link: `/${folder}/${file.slice(0, -3)}` }))
    : [];
const chapters = (...names: string[]): { text: string; link: string }[] =>
  names.map((name) => ({ text: titleOf(`guide/${name}.md`), link: `/guide/${name}` }));

export default defineConfig({
  title: "Cardwright",
  description: "Write the rules once: a rules engine, server, table, bots and lab for card and board games.",
  lang: "en",
  srcExclude: ["test/**", "examples/**", "scripts/**"],
  cleanUrls: true,
  head: [["link", { rel: "icon", href: "/icon.svg", type: "image/svg+xml" }]],
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Guide", link: "/guide/own-project" },
      { text: "Reference", link: "/reference/" },
      { text: "Decisions", link: "/decisions/" },
      { text: "Peers", link: "/peers" },
      { text: "Figures", link: "/figures" },
    ],
    sidebar: {
      "/guide/": [
        { text: "Begin", items: chapters("own-project", "first-game", "coming-from-boardgame-io") },
        {
          text: "Write a game",
          items: chapters(
            "table",
            "cards",
            "effects",
            "turns",
            "choices",
            "boards",
            "prompts",
            "words",
            "hidden-information",
            "randomness",
            "expansions",
          ),
        },
        { text: "Trust a game", items: chapters("testing", "balancing", "verified") },
        { text: "Host a game", items: chapters("one-machine", "many-machines", "client", "protocol", "security") },
      ],
      "/reference/": [
        {
          text: "Reference",
          items: [
            ...ENTRIES.map(({ name, page }) => ({ text: name, link: `/reference/${page}` })),
            { text: "State", link: "/reference/state" },
            { text: "Refusal codes", link: "/reference/refusals" },
            { text: "Settings", link: "/reference/settings" },
          ],
        },
        { text: "Games", items: pagesIn("reference/games") },
      ],
      "/decisions/": [{ text: "Decisions", items: pagesIn("decisions") }],
    },
  },
});
