import { useCallback, useEffect, useMemo, useState } from "react";
import type { Plan, PlanEnd, World } from "./plan.ts";
import type { TableSession } from "./session.ts";

/** A plan comes from a world that looks to the viewer as the match does. */
export type Imagine = () => Promise<World>;
/** News of a plan that is over: it went otherwise, the match went on meanwhile, or it could not begin. */
export type PlanNews = Exclude<PlanEnd, "played"> | "overtaken" | "impossible";

export interface Planning {
  readonly plan: Plan | null;
  readonly news: PlanNews | null;
  /** Undefined where nothing can be planned at all. */
  readonly begin: (() => void) | undefined;
  play(): void;
  drop(): void;
  read(): void;
}
/** The plan that is being tried at a table, if any. It is for the position that it began from, and ends with it. */
export function usePlan(session: TableSession, imagine: Imagine | undefined): Planning {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [news, setNews] = useState<PlanNews | null>(null);
  const end = useCallback((why: PlanNews | null) => {
    setPlan(null);
    setNews(why);
  }, []);
  useEffect(() => {
    if (plan === null) return;
    const { revision } = session.frame();
    return session.subscribe(() => {
      if (session.frame().revision !== revision) end("overtaken");
    });
  }, [plan, session, end]);
  return useMemo(() => {
    const start = async (dealt: Imagine): Promise<void> => {
      setNews(null);
      const from = session.frame();
      // Nobody plans before there is a table: it is fetched with the first plan.
      const [world, { Plan }] = await Promise.all([dealt(), import("./plan.ts")]);
      if (session.frame().revision === from.revision) setPlan(new Plan(session.game, session.frame(), world));
      else setNews("overtaken");
    };
    const playAll = async (played: Plan): Promise<void> => {
      end(null);
      const { playOut } = await import("./plan.ts");
      const how = await playOut(played, session);
      if (how !== "played") setNews(how);
    };
    return {
      plan,
      news,
      begin: imagine === undefined ? undefined : () => void start(imagine).catch(() => setNews("impossible")),
      play: () => void (plan !== null && playAll(plan)),
      drop: () => end(null),
      read: () => setNews(null),
    };
  }, [plan, news, session, imagine, end]);
}
