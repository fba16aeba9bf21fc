import styles from "./plan.module.css";
import { useTable } from "./TableProvider.tsx";
import type { Planning } from "./use-plan.ts";

/** In the menu, at one's turn: try moves before they are played. */
export function PlanButton({
  planning,
  className,
}: {
  readonly planning: Planning;
  readonly className: string | undefined;
}) {
  const { frame, say } = useTable();
  const { you, outcome, prompts } = frame.view;
  const isTurn =
    you >= 0 && outcome === null && prompts.length === 0 && frame.offers.length > 0 && frame.actors.includes(you);
  if (!isTurn || planning.begin === undefined || planning.plan !== null) return null;
  return (
    <button type="button" className={className} data-plan-begin="" onClick={planning.begin}>
      {say("plan.begin")}
    </button>
  );
}
/** Over the table while a plan is tried: that nothing of it has happened, and the two ways on. */
export function PlanBar({ planning }: { readonly planning: Planning }) {
  const { frame, say } = useTable();
  const { plan, news } = planning;
  if (plan === null && news === null) return null;
  const moves = frame.plan?.moves ?? 0;
  return (
    <div className={styles.plan} data-plan-bar="">
      <p role="status">{say(news === null ? "plan.about" : `plan.news.${news}`)}</p>
      {plan === null ? (
        <button type="button" onClick={planning.read}>
          {say("dock.gotIt")}
        </button>
      ) : (
        <>
          <button type="button" data-plan-play="" disabled={moves === 0} onClick={planning.play}>
            {say("plan.play", { count: moves })}
          </button>
          <button type="button" data-plan-drop="" onClick={planning.drop}>
            {say("plan.drop")}
          </button>
        </>
      )}
    </div>
  );
}
