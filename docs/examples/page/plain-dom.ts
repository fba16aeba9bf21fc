import { connect } from "@cardwright/client";
import type { nim } from "../first-game.ts";

export interface SeatAt {
  readonly url: string;
  readonly match: string;
  readonly token: string;
}
/** A table in plain DOM: the stones, a button for each thing that may be done, and the reason where something is refused. */
export function openTable(root: HTMLElement, at: SeatAt): () => void {
  const session = connect<typeof nim>(at);
  const stones = root.appendChild(document.createElement("p"));
  const buttons = root.appendChild(document.createElement("div"));
  const said = root.appendChild(document.createElement("p"));
  said.setAttribute("aria-live", "polite");
  let drawn = -1;

  async function draw(): Promise<void> {
    const { view, seq, connection, problem } = session.getSnapshot();
    if (problem !== null) said.textContent = problem.message;
    if (view === null || seq === drawn || connection !== "open") return;
    drawn = seq;
    stones.textContent = `${view.stones} stones`;
    if (view.outcome !== null) said.textContent = view.outcome.winners.includes(0) ? "You win." : "You lose.";
    const actions = await session.actions();
    // A newer view may have come while the server answered.
    if (drawn !== seq) return;
    buttons.replaceChildren(...actions.map(({ payload }) => takeButton(Number(payload?.["stones"]))));
  }
  function takeButton(count: number): HTMLButtonElement {
    const button = document.createElement("button");
    button.textContent = `Take ${count}`;
    button.onclick = async () => {
      const outcome = await session.act("take", { stones: count });
      if (!outcome.ok) said.textContent = outcome.refusal.message;
    };
    return button;
  }
  session.subscribe(() => void draw());
  return () => session.close();
}
