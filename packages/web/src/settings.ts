import { create } from "zustand";
import { storage } from "./storage.ts";

/** What the reader has chosen for this browser; otherwise what their system says. */
export type Theme = "light" | "dark";
export const BOTS = [
  ["random", "anyhow"],
  ["novice", "carelessly"],
  ["casual", "casually"],
  ["greedy", "solidly"],
  ["quick", "briskly"],
  ["search", "thoughtfully"],
] as const;
export type BotKind = (typeof BOTS)[number][0];
interface Settings {
  readonly theme: Theme;
  readonly bot: BotKind;
  readonly sound: boolean;
  /** Questions and steps that leave no choice are passed over. */
  readonly skips: boolean;
  chooseTheme(theme: Theme): void;
  chooseBot(bot: BotKind): void;
  chooseSound(sound: boolean): void;
  chooseSkips(skips: boolean): void;
}
const THEME = "cardwright.theme";
const BOT = "cardwright.bot";
const SKIPS = "cardwright.skips";
const SOUND = "cardwright.sound";

function firstTheme(): Theme {
  const kept = storage.read(THEME);
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
export const botKind = (name: string | null): BotKind => BOTS.find(([kind]) => kind === name)?.[0] ?? "greedy";

export const useSettings = create<Settings>()((set) => ({
  theme: firstTheme(),
  bot: botKind(storage.read(BOT)),
  // Off until someone asks for it.
  sound: storage.read(SOUND) === "on",
  skips: storage.read(SKIPS) !== "off",
  chooseTheme: (theme) => {
    storage.write(THEME, theme);
    set({ theme });
  },
  chooseBot: (bot) => {
    storage.write(BOT, bot);
    set({ bot });
  },
  chooseSkips: (skips) => {
    storage.write(SKIPS, skips ? "on" : "off");
    set({ skips });
  },
  chooseSound: (sound) => {
    storage.write(SOUND, sound ? "on" : "off");
    set({ sound });
  },
}));
const show = ({ theme }: Settings): void => {
  document.documentElement.dataset["theme"] = theme;
};
/** From here on the document follows the settings. */
export function followSettings(): void {
  show(useSettings.getState());
  useSettings.subscribe(show);
}
