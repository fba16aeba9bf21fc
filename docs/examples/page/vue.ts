import { connect } from "@cardwright/client";
import { computed, createApp, defineComponent, h, onUnmounted, shallowRef, watch } from "vue";
import type { nim } from "../first-game.ts";
import type { SeatAt } from "./plain-dom.ts";

// #region session
/** A session as Vue sees it: what is known of the match is never changed in place, so a shallow reference is enough. */
function useSession(at: SeatAt) {
  const session = connect<typeof nim>(at);
  const state = shallowRef(session.getSnapshot());
  session.subscribe(() => (state.value = session.getSnapshot()));
  onUnmounted(() => session.close());
  return { session, state };
}
// #endregion session

const NimTable = defineComponent(
  (at: SeatAt) => {
    const { session, state } = useSession(at);
    const counts = shallowRef<readonly number[]>([]);
    const outcome = computed(() => state.value.view?.outcome ?? null);
    watch(
      () => state.value.seq,
      async () => {
        const actions = await session.actions();
        counts.value = actions.map(({ payload }) => Number(payload?.["stones"]));
      },
    );
    return () => [
      h("p", `${state.value.view?.stones ?? "…"} stones`),
      ...counts.value.map((stones) =>
        h("button", { onClick: () => session.act("take", { stones }) }, `Take ${stones}`),
      ),
      outcome.value === null ? null : h("p", outcome.value.winners.includes(0) ? "You win." : "You lose."),
    ];
  },
  { props: ["url", "match", "token"] },
);

export const openTable = (root: HTMLElement, at: SeatAt) => createApp(NimTable, { ...at }).mount(root);
