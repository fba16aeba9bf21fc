import "./noEval.ts";
import "@fontsource-variable/inter";
import "@fontsource-variable/fraunces";
import "@cardwright/table/style.css";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { followMoves } from "./chrome/moved.ts";
import { followSettings } from "./settings.ts";

followSettings();
followMoves();
const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<App />);
