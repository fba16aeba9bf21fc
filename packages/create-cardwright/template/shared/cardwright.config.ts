import { defineConfig } from "@cardwright/cli/config";

export default defineConfig({
  title: "__NAME__",
  description: "__SUMMARY__",
  languages: ["__LANGUAGE__"],
  // This folder is a game; `npx cardwright new another` adds one.
  games: ["."],
});
