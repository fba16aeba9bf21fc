import type { ToldOption } from "@cardwright/bots";
import { opinionText } from "@cardwright/words";
import type { Speech } from "./speech.ts";

/** A bot's opinion at a table in the terminal: what it chooses or another chose, what else it thought of, and what tells them apart. */
export function opinionLines(
  options: readonly ToldOption[],
  about: "decision" | "move",
  speech: Speech,
): readonly string[] {
  if (options.length === 0) return [speech.say("terminal.opinion.none")];
  return options.map((option, index) => {
    const { worth } = option;
    const what = opinionText(speech.voice.speaker, option);
    if (index > 0) return `${speech.say("terminal.opinion.or", { what, worth })}${otherwiseIn(option, speech)}`;
    return speech.say(about === "decision" ? "terminal.opinion.would" : "terminal.opinion.did", { what, worth });
  });
}
function otherwiseIn({ otherwise, pieces }: ToldOption, { voice, say }: Speech): string {
  const [what = ""] = otherwise === null ? [] : voice.sentences([otherwise], -1, { pieces });
  return what === "" ? "" : ` ${say("terminal.opinion.then", { what })}`;
}
