import type { IncomingMessage } from "node:http";
import { wordsPlugin } from "@cardwright/words/tool";
import react from "@vitejs/plugin-react";
import { build, type EnvironmentModuleNode, type InlineConfig, searchForWorkspaceRoot, type ViteDevServer } from "vite";
import { type PagePlan, writePageFiles } from "./page-files.ts";
import { sharedChunk } from "./shared-chunk.ts";
import { withoutSchemas } from "./without-schemas.ts";
import { withoutTexts } from "./without-texts.ts";

export type { PageGame, PagePlan } from "./page-files.ts";

/** One copy of each, however many packages ask for it: two engines, or two Reacts, would not know each other. */
const ONCE = ["react", "react-dom", "@cardwright/core", "@cardwright/table", "@cardwright/words"];

/** React itself has what this stands in for in older ones. */
const OWN_STORE = { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" };

/** How Vite makes the page of a project, for a build and for development alike. */
export function pageConfig(plan: PagePlan): InlineConfig {
  return {
    configFile: false,
    root: writePageFiles(plan),
    plugins: [react(), wordsPlugin(), withoutSchemas(), withoutTexts(plan.games.flatMap(({ words }) => words ?? []))],
    resolve: { dedupe: ONCE, alias: [OWN_STORE] },
    worker: { format: "es" },
    logLevel: "error",
  };
}
/** Nothing is put inline, so that the page runs under a content security policy that allows only its own files. */
export async function buildPage(plan: PagePlan, folder: string): Promise<void> {
  await build({
    ...pageConfig(plan),
    mode: "production",
    build: {
      outDir: folder,
      // Servers may let these be kept for ever, and they tell them by this folder: what a project adds itself is elsewhere.
      assetsDir: "hashed",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2023",
      manifest: true,
      // Every browser that reads this script knows how to load ahead by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: sharedChunk } },
    },
  });
}

const OURS = ["bots", "client", "core", "protocol", "table", "web", "words"].map((name) => `@cardwright/${name}`);
/** Parts of ours that are no modules, or ask for some that are none: Vite has to put these together first. */
const PUT_TOGETHER = [
  ...["wouter", "zustand", "uplot"].map((name) => `@cardwright/web > ${name}`),
  ...["zod", "zod/mini", "zod/v4/core"].map((name) => `@cardwright/core > ${name}`),
  ...["react", "react-dom", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"],
];
export interface Development {
  readonly host: string;
  readonly port: number;
  /** The server that tables online are at. */
  readonly backend: string;
  /** Asked for each file that was saved, before the page hears of it. */
  changed(file: string): Promise<"not a rule" | "rules are new" | "rules are broken">;
  /** Told why the page could not load a game, and null when it has. */
  failed(why: string | null): void;
}
/** The page as it is developed: rules that cannot be loaded never reach it, and new ones load it again. */
export function developConfig(plan: PagePlan, { host, port, backend, changed, failed }: Development): InlineConfig {
  let hasFailed = false;
  const base = pageConfig({ ...plan, develops: true });
  return {
    ...base,
    mode: "development",
    plugins: [
      ...(base.plugins ?? []),
      {
        name: "cardwright-rules",
        configureServer({ environments }) {
          environments.client.hot.on("cardwright:failed", (why: string | null) => {
            hasFailed = why !== null;
            failed(why);
          });
        },
        hotUpdate: {
          order: "pre",
          async handler({ file, modules, timestamp, server }) {
            if (this.environment.name !== "client") return [];
            const verdict = await changed(file);
            if (verdict === "rules are broken") return [];
            // Components and style sheets take up a change by themselves, where the game that they are of is there.
            if (
              !hasFailed &&
              verdict === "not a rule" &&
              modules.every(({ isSelfAccepting, type }) => isSelfAccepting || type === "css")
            )
              return undefined;
            hasFailed = false;
            const { hot, moduleGraph } = server.environments.client;
            const stale = verdict === "rules are new" ? [...modules, ...rulesIn(server)] : modules;
            for (const module of stale) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
            hot.send("cardwright:renewed", timestamp);
            return [];
          },
        },
      },
    ],
    optimizeDeps: { exclude: OURS, include: PUT_TOGETHER },
    ssr: { external: OURS },
    server: {
      host,
      port,
      strictPort: port !== 0,
      fs: { allow: [searchForWorkspaceRoot(plan.project), plan.project] },
      proxy: { "/api": backend, "/play": { target: backend, ws: true, bypass: notASocket } },
    },
  };
}
/**
 * The modules in the page that rules are made of: every file that the server has loaded them from. A world keeps what is defined with
 * it, so that all of them are evaluated anew when one has changed, and not only those that import it.
 */
function rulesIn({ environments: { client, ssr } }: ViteDevServer): readonly EnvironmentModuleNode[] {
  const files = [...(ssr?.moduleGraph.fileToModulesMap.keys() ?? [])];
  return files.flatMap((file) => [...(client.moduleGraph.getModulesByFile(file) ?? [])]);
}
/** Pages of matches lie below the same word as the socket. */
const notASocket = ({ headers, url }: IncomingMessage): string | undefined =>
  headers.upgrade === undefined ? (url ?? "/") : undefined;
