import type { ConfigInput } from "@cardwright/server";

/** The content of `cardwright.config.ts`, for every command alike. */
export interface ProjectConfig {
  /**
   * The games, in the order in which the page shows them. Each is a folder seen from the config (`"./games/coins"`), or a
   * package (`"@scope/coins"`). Rules are in its `src/index.ts`, which exports `game`; its table in `ui/index.ts`, which exports `table`.
   */
  readonly games: readonly string[];
  /** The title of the page. */
  readonly title?: string;
  /** Shown by search engines and link previews. */
  readonly description?: string;
  /** The languages that the page offers, as `"en"` or `"de-CH"`, the first being that of its markup; left out: all that there are. */
  readonly languages?: readonly string[];
  /** Settings of `cardwright serve`. A variable of the environment counts for more, and a flag for most. */
  readonly server?: Omit<ConfigInput, "web">;
}
/** Answers with what it is given; an editor then knows what can be said. */
export const defineConfig = (config: ProjectConfig): ProjectConfig => config;
