import { lazy, type ReactNode, Suspense, useRef } from "react";
import { Chip } from "./Counter.tsx";
import { Icon } from "./Icon.tsx";
import type { SessionStatus } from "./session.ts";
import { useTable } from "./TableProvider.tsx";
import { AskBack } from "./TakeBack.tsx";
import styles from "./topbar.module.css";
import type { useDrawers } from "./use-drawers.ts";
import type { Planning } from "./use-plan.ts";

/** Moves are tried long after a table has been drawn. */
const PlanBar = lazy(async () => ({ default: (await import("./PlanBar.tsx")).PlanBar }));
const PlanButton = lazy(async () => ({ default: (await import("./PlanBar.tsx")).PlanButton }));

interface TopBarProps {
  /** Buttons that are used often enough to stand in the open. */
  readonly tools: ReactNode;
  readonly menu: ReactNode;
  readonly drawers: ReturnType<typeof useDrawers>;
  readonly drawerName: string;
  /** The side panel, which is a drawer where there is no room for it. */
  readonly sideId: string;
  readonly planning: Planning;
}
/** Above the table: which game, where in it, whether the connection stands, and what else one can do. */
export function TopBar({ tools, menu, drawers, drawerName, sideId, planning }: TopBarProps) {
  const { frame, game, say } = useTable();
  const { drawer, setDrawer, menuOpen, setMenuOpen, menuBox, menuButton } = drawers;
  // Dialogs opened from the menu lie inside it, so its content stays once it was open.
  const wasOpened = useRef(false);
  wasOpened.current ||= menuOpen;
  return (
    <header className={styles.top} data-keeps-focus="">
      <h1 className={styles.game}>{game.name}</h1>
      <span className={styles.when}>
        <span className={styles.round}>{say("table.round", { round: frame.view.round })}</span>
        <Steps now={frame.view.phase} />
      </span>
      {(planning.plan !== null || planning.news !== null) && (
        <Suspense fallback={null}>
          <PlanBar planning={planning} />
        </Suspense>
      )}
      <StatusChip status={frame.status} />
      <span className={styles.tools}>{tools}</span>
      {/* The button comes first: the Tab key goes on into what it opens. */}
      <button
        type="button"
        className={styles.button}
        ref={menuButton}
        aria-expanded={menuOpen}
        onClick={() => setMenuOpen(!menuOpen)}
      >
        <Icon name="menu" />
        <span>{say("table.menu")}</span>
      </button>
      <span className={styles.menu} data-open={menuOpen} ref={menuBox}>
        {wasOpened.current && menu}
        {wasOpened.current && (
          <Suspense fallback={null}>
            <PlanButton planning={planning} className={styles.button} />
          </Suspense>
        )}
        <AskBack className={styles.button} />
      </span>
      <button
        type="button"
        className={`${styles.button} ${styles.drawerButton}`}
        aria-expanded={drawer}
        aria-controls={sideId}
        onClick={() => setDrawer(!drawer)}
      >
        {drawer ? say("reason.close") : drawerName}
      </button>
    </header>
  );
}
/** The step at which the turn stands; on a wide table between those before and after it. */
function Steps({ now }: { readonly now: string }) {
  const { game, words } = useTable();
  const { steps = [] } = game.plan;
  const shown = steps.includes(now) ? steps : [now];
  return shown.map((step) => (
    <span
      key={step}
      className={step === now ? styles.phase : styles.step}
      aria-current={step === now ? "step" : undefined}
    >
      {words.phase(step)}
    </span>
  ));
}
function StatusChip({ status }: { readonly status: SessionStatus }) {
  const { say } = useTable();
  if (status === "ready") return null;
  return (
    <span role="status" className={styles.status}>
      <Chip text={say(`status.${status}`)} tone="bad" />
    </span>
  );
}
