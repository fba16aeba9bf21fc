import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Nothing is put inline, so that the page runs under a content security policy that allows only its own files. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0, target: "es2023", manifest: true },
  worker: { format: "es" },
});
