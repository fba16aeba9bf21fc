import { Fragment } from "react";
import { useTable } from "./TableProvider.tsx";
import { UNDO_KEY } from "./TakeBack.tsx";

/** The keys of any table, and those of the game. */
export function Keys({ keys = {} }: { readonly keys: Readonly<Record<string, string>> | undefined }) {
  const { say, words } = useTable();
  return (
    <dl>
      <dt>{say("keys.arrows")}</dt>
      <dd>{say("keys.arrows.do")}</dd>
      <dt>{say("keys.tab")}</dt>
      <dd>{say("keys.tab.do")}</dd>
      <dt>{say("keys.enter")}</dt>
      <dd>{say("keys.enter.do")}</dd>
      {keys[UNDO_KEY] === undefined && (
        <>
          <dt>{UNDO_KEY.toUpperCase()}</dt>
          <dd>{say("dock.undo.do")}</dd>
        </>
      )}
      {Object.entries(keys).map(([key, type]) => (
        <Fragment key={key}>
          <dt>{key.toUpperCase()}</dt>
          <dd>{words.offer({ type, label: "" })}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
