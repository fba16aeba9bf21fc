import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Ours, and nothing happens when it is only read: what no page uses of it stays out of the page. */
const isPure = (file: string): boolean => /\/packages\/(protocol|client|bots)\/src\/[^?]*\.ts$/.test(file);

/** Nothing is put inline, so that the page runs under a content security policy that allows only its own files. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2023",
    manifest: true,
    rolldownOptions: { treeshake: { moduleSideEffects: (file) => !isPure(file) } },
  },
  worker: { format: "es" },
});
