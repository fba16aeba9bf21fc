import { shelf } from "../games.ts";
import { useWords } from "../say.ts";
import { Notice } from "./Notice.tsx";

/** Why a game is not there: nobody has heard of it, or its files cannot be had. */
export function NoGame({ id, problem }: { readonly id: string; readonly problem: string }) {
  const say = useWords();
  const isKnown = shelf.some((game) => game.id === id);
  return <Notice title={say(isKnown ? "error.notLoaded" : "error.noGame")} text={problem} />;
}
