import { join } from "node:path";
import { catalogueOf, ENGINE_FOLDER } from "@cardwright/words/tool";
import { useSpeaking } from "../../src/speaking.ts";

/** Parts of the page that are tried without it speak English as it would. */
const root = join(import.meta.dirname, "../../../..");
const catalogues = ["packages/web", "packages/table", ENGINE_FOLDER].map((of) => catalogueOf(root, of, "en").catalogue);
useSpeaking.setState({ speech: { language: "en", catalogues, ofGame: () => [] } });
