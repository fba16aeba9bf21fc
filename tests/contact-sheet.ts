import { join } from "node:path";
import type { Reporter } from "vitest/node";
import { writeSheet } from "../packages/web/scripts/picture-sheet.ts";

/** The pictures that browser tests have taken, as a sheet that CI keeps: `artefacts/contact-sheet/index.html`. */
export const contactSheet: Reporter = {
  onTestRunEnd: () => writeSheet(join(import.meta.dirname, "..", "artefacts", "contact-sheet")),
};
