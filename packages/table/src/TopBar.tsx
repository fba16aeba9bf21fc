import type { ReactNode } from "react";
import { Chip } from "./Counter.tsx";
import { Icon } from "./Icon.tsx";
import type { SessionStatus } from "./session.ts";
import { useTable } from "./TableProvider.tsx";
import styles from "./topbar.module.css";
import type { useDrawers } from "./useDrawers.ts";
import { plain } from "./words.ts";

interface TopBarProps {
  /** What is used often enough to stand in the open. */
  readonly tools: ReactNode;
  readonly menu: ReactNode;
  readonly drawers: ReturnType<typeof useDrawers>;
  readonly drawerName: string;
  /** The side panel, which is a drawer where there is no room for it. */
  readonly sideId: string;
}
/** Above the table: which game, where in it, whether the connection stands, and what else one can do. */
export function TopBar({ tools, menu, drawers, drawerName, sideId }: TopBarProps) {
  const { frame, game } = useTable();
  const { drawer, setDrawer, menuOpen, setMenuOpen, menuBox, menuButton } = drawers;
  return (
    <header className={styles.top} data-keeps-focus="">
      <h1 className={styles.game}>{game.name}</h1>
      <span className={styles.when}>
        <span className={styles.round}>Round {frame.view.round}</span>
        <span className={styles.phase}>{plain(frame.view.phase, game.plan)}</span>
      </span>
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
        <span>Menu</span>
      </button>
      <span className={styles.menu} data-open={menuOpen} ref={menuBox}>
        {menu}
      </span>
      <button
        type="button"
        className={`${styles.button} ${styles.drawerButton}`}
        aria-expanded={drawer}
        aria-controls={sideId}
        onClick={() => setDrawer(!drawer)}
      >
        {drawer ? "Close" : drawerName}
      </button>
    </header>
  );
}
function StatusChip({ status }: { readonly status: SessionStatus }) {
  if (status === "ready") return null;
  const text = { connecting: "connecting …", reconnecting: "reconnecting …", closed: "not connected" }[status];
  return (
    <span role="status" className={styles.status}>
      <Chip text={text} tone="bad" />
    </span>
  );
}
