import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";
import { type PagePlan, writePageFiles } from "./page-files.ts";

export type { PageGame, PagePlan } from "./page-files.ts";

/** One copy of each, however many packages ask for it: two engines, or two Reacts, would not know each other. */
const ONCE = ["react", "react-dom", "@cardwright/core", "@cardwright/table"];

/** How Vite makes the page of a project, for a build and for development alike. */
export function pageConfig(plan: PagePlan): InlineConfig {
  return {
    configFile: false,
    root: writePageFiles(plan),
    plugins: [react()],
    resolve: { dedupe: ONCE },
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
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2023",
      manifest: true,
      // Every browser that reads this script knows how to load ahead by itself.
      modulePreload: { polyfill: false },
    },
  });
}
