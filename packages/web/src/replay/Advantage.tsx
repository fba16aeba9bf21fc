import { type Log, replay } from "@cardwright/core/host";
import type { TableGame } from "@cardwright/table";
import { useEffect, useMemo, useRef } from "react";
import { useWords } from "../say.ts";
import "uplot/dist/uPlot.min.css";
import styles from "../match/match.module.css";
import { useSettings } from "../settings.ts";

interface AdvantageProps {
  readonly game: TableGame;
  readonly log: Log;
  readonly players: readonly string[];
  readonly step: number;
}
const HEIGHT = 150;
const COLOURS = ["#c0563f", "#4a8fbf", "#9a78c8", "#b08a2a"];
const DASHES = [[], [6, 4], [2, 3], [10, 3, 2, 3]];

/** How each position looked to each seat from its own view, by the game's own judgement: the one its bots use. */
function opinionsOf({ engine }: TableGame, log: Log): readonly (readonly number[])[] {
  const { evaluate } = engine.game;
  if (evaluate === undefined) return [];
  const states = log.lines.map((_, step) => replay(engine, log, step + 1));
  const opinions = Array.from({ length: log.header.seats }, (_, seat) =>
    states.map((state) => evaluate(engine.view(state, seat), seat)),
  );
  // A won match is worth more than any position, and would press the rest of the curve flat.
  const most = Math.max(1, ...opinions.flatMap((values) => values.slice(0, -1).map(Math.abs))) * 1.2;
  return opinions.map((values) => values.map((value) => Math.max(-most, Math.min(most, value))));
}
/** The curves, drawn by a library that comes when it is needed. They are as wide as their box, which may be hidden yet. */
async function draw(box: HTMLElement, lines: readonly (readonly number[])[]): Promise<{ destroy(): void }> {
  const { default: Plot } = await import("uplot");
  const ink = getComputedStyle(box).color;
  const axis = { stroke: ink, grid: { stroke: `${ink.replace("rgb(", "rgba(").replace(")", ", 0.15)")}` } };
  const series = lines.map((_, seat) => ({ stroke: COLOURS[seat] ?? ink, width: 2, dash: DASHES[seat] ?? [] }));
  const options = {
    width: box.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false } },
    axes: [axis, { ...axis, size: 46 }],
    series: [{}, ...series],
  };
  const steps = (lines[0] ?? []).map((_, step) => step);
  const plot = new Plot(options, [steps, ...lines.map((values) => [...values])], box);
  const observer = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT }));
  observer.observe(box);
  return {
    destroy() {
      observer.disconnect();
      plot.destroy();
    },
  };
}
export function Advantage({ game, log, players, step }: AdvantageProps) {
  const say = useWords();
  const box = useRef<HTMLDivElement>(null);
  const opinions = useMemo(() => opinionsOf(game, log), [game, log]);
  const { theme } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas does not follow the theme by itself.
  useEffect(() => {
    if (box.current === null || opinions.length === 0) return;
    // It does not run in a browser whose language it cannot read; the table below says the same in numbers.
    const drawn = draw(box.current, opinions).catch(() => null);
    return () => void drawn.then((plot) => plot?.destroy());
  }, [opinions, theme]);
  if (opinions.length === 0) return null;
  return (
    <section aria-label={say("replay.went")}>
      <h2>{say("replay.went")}</h2>
      <div ref={box} aria-hidden="true" />
      <table className={styles.opinions}>
        <caption>{say("replay.looked", { step })}</caption>
        <tbody>
          {opinions.map((values, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers.
            <tr key={seat}>
              <th scope="row">{players[seat] ?? say("match.seat", { count: seat + 1 })}</th>
              <td>{(values[step] ?? 0).toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
