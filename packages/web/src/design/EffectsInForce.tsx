import { SPECTATOR } from "@cardwright/core/host";
import { useReaderWords, useWords } from "../say.ts";
import styles from "./designer.module.css";
import { Part } from "./Part.tsx";
import type { Shown } from "./shown.ts";

/** Everything that lasts: whose it is, where it comes from, on what it lies, and when it ends. */
export function EffectsInForce({ match, state, nameOf }: Shown) {
  const say = useWords();
  const players = match.frame().players.map(({ name }) => name);
  const words = useReaderWords(match.game, { seat: SPECTATOR, players });
  return (
    <Part title={say("design.effects")} count={state.effects.length}>
      {state.effects.length === 0 && <p className={styles.none}>{say("design.noEffects")}</p>}
      <ul className={styles.effects}>
        {state.effects.map(({ id, definition, owner, source, targets, expires }) => (
          <li key={id}>
            <b>{words.effect(definition)}</b> <code>{id}</code>
            <span>
              {owner < 0 ? say("design.nobodys") : say("design.ofSeat", { name: nameOf(owner) })},{" "}
              {say("design.from", { what: source.ref ?? source.kind })}
              {targets.length > 0 && `, ${say("design.on", { what: targets.join(", ") })}`}
            </span>
            <span title={JSON.stringify(expires)}>{words.until(expires, state)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
