import type { Declaration, Draw } from "../declare.ts";
import type { Choice } from "../engine/choice.ts";
import type { Engine } from "../engine/engine.ts";
import type { ActionList, Offer } from "../engine/offering.ts";
import { timeoutAction } from "../engine/timeout.ts";
import type { Action, Pick, Snapshot, StateOf } from "../protocol/index.ts";
import type { Refusal } from "../refusal.ts";
import { isSameJson } from "../same-json.ts";
import type { Findings } from "./findings.ts";
import type { Judge } from "./law-kinds.ts";
import { allPieces } from "./law-state.ts";

/** Laws of legality: what is offered is accepted, everything else is refused and changes nothing, reasons are true. */

type AnyEngine = Engine<Declaration>;
type AnySnapshot = Snapshot<StateOf<Declaration>>;
/** How many offered actions of one step are tried, and how many wrong ones. */
const OFFERED_TRIED = 30;
const WRONG_TRIED = 12;

type Answers = Readonly<Record<string, unknown>>;
const areAnswers = (value: unknown): value is Answers =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** The number of an option is as good as its key, if the choice goes by position (spec 001); others beside it may be numbers by right. */
function isSameAnswer(given: unknown, listed: unknown): boolean {
  if (typeof given === "number" && listed === `c${given}`) return true;
  if (!areAnswers(given) || !areAnswers(listed)) return isSameJson(given, listed);
  const names = Object.keys(given);
  const isIn = (name: string): boolean => Object.hasOwn(listed, name) && isSameAnswer(given[name], listed[name]);
  return names.length === Object.keys(listed).length && names.every(isIn);
}
const isAmong = (offered: readonly Action[], { type, payload = {} }: Action): boolean =>
  offered.some((listed) => listed.type === type && isSameAnswer(payload, listed.payload ?? {}));
/** Sets and orders are listed up to a limit, so that one which is not listed may still be legal. */
const hasList = ({ payload }: Action): boolean =>
  // A bare selection is a shorter way to say the one that is listed.
  (payload?.["selections"] !== undefined && typeof payload["selections"] !== "object") ||
  Object.values(payload ?? {}).some(
    (value) =>
      Array.isArray(value) || (typeof value === "object" && value !== null && Object.values(value).some(Array.isArray)),
  );
/** The same of a kind of which only a part is listed, as the list itself says. */
const isCut = ({ partly }: ActionList, { type, payload }: Action): boolean =>
  partly.some((kind) => kind.type === type && kind.payload?.["prompt_id"] === payload?.["prompt_id"]);
/** Another seat may do the same, because it may act too. */
const isOthers = (engine: AnyEngine, { state }: AnySnapshot, action: Action): boolean => {
  const theirs = engine.validActions(state, action.seat);
  return isCut(theirs, action) || isAmong(theirs, action);
};

export function offerLaws(
  engine: AnyEngine,
  found: Findings,
  where: string,
  snapshot: AnySnapshot,
  seat: number,
  draw: Draw,
  judge: Judge,
): readonly Action[] {
  const offered = engine.validActions(snapshot.state, seat);
  found.tried("there is always a legal action or an end", where, offered.length > 0 ? undefined : "nothing is offered");
  const before = JSON.stringify(snapshot);
  for (const action of someOf(offered, OFFERED_TRIED, draw)) {
    const result = engine.applyAction(snapshot, action);
    const refused = result.ok ? undefined : { ...vetoed(engine, snapshot, action), action, result: told(result) };
    found.tried("every offered action is accepted", where, refused);
    describedLaw(engine, found, where, snapshot, action, result);
    for (const repeating of twice(action)) {
      const repeated = engine.applyAction(snapshot, repeating);
      describedLaw(engine, found, where, snapshot, repeating, repeated);
      const isRefused = !repeated.ok && repeated.error.code === "CHOICE_INVALID";
      found.tried("nothing is chosen twice", where, isRefused ? undefined : { repeating, result: told(repeated) });
    }
  }
  const late = timeoutAction(engine, snapshot.state, seat);
  const done = late === null ? null : engine.applyAction(snapshot, late);
  const isDone = done?.ok === true || offered.length === 0;
  found.tried(
    "for who is late something legal is done",
    where,
    isDone ? undefined : { late, result: told(done ?? {}) },
  );
  for (const wrong of wrongActions(engine, snapshot, seat, offered, draw)) {
    const compare = judge(where, snapshot, wrong);
    const result = engine.applyAction(snapshot, wrong);
    compare(result);
    describedLaw(engine, found, where, snapshot, wrong, result);
    const isOffered = wrong.seat === seat && isAmong(offered, wrong);
    if (!isOffered && !hasList(wrong) && !isCut(offered, wrong)) {
      const othersTurn = wrong.seat !== seat && isOthers(engine, snapshot, wrong);
      found.tried("what is not offered is refused", where, result.ok && !othersTurn ? { wrong } : undefined);
    }
    if (!result.ok) {
      const failed = result.error.code === "RULES_FAILED" || result.error.code === "HOOK_FAILED";
      found.tried("rules never fail", where, failed ? { wrong, result: told(result) } : undefined);
      causeLaw(engine, found, where, snapshot, wrong, result.error);
    }
  }
  found.tried(
    "a refusal changes nothing",
    where,
    JSON.stringify(snapshot) === before ? undefined : "the snapshot changed",
  );
  greyLaws(engine, found, where, snapshot, seat, draw);
  return offered;
}
/** Offers are made of the rules alone, so that they know of no veto: the law says whose it was. */
function vetoed({ rules }: AnyEngine, snapshot: AnySnapshot, action: Action): object | undefined {
  const by = rules.expansions.find(({ id, hooks }) => {
    const slice: unknown = snapshot.state.extensions[id];
    const answer = hooks?.onValidateAction?.({ snapshot, action, events: [], slice });
    return answer !== undefined && "reject" in answer;
  });
  if (by === undefined) return undefined;
  return { vetoedBy: by.id, cure: "say it as a rule or an effect, which offers know of" };
}
/** Refusals that are found out only when the queue resolves what was decided. */
const RESOLVING: readonly string[] = ["CHAIN_TOO_LONG", "LOOP_DETECTED", "RULES_FAILED", "HOOK_FAILED"];
/** A description takes the same answers as the action itself, and whatever it is given it has an answer. */
function describedLaw(
  engine: AnyEngine,
  found: Findings,
  where: string,
  { state }: AnySnapshot,
  action: Action,
  result: ReturnType<AnyEngine["applyAction"]>,
): void {
  let described: unknown;
  try {
    described = engine.describe(state, action);
  } catch (defect) {
    found.tried("a description never fails", where, { action, defect: String(defect) });
    return;
  }
  found.tried("a description never fails", where, undefined);
  const isComplete = described === null;
  const agrees = isComplete === result.ok || (!result.ok && RESOLVING.includes(result.error.code));
  found.tried(
    "described as complete is accepted",
    where,
    agrees ? undefined : { action, described, result: told(result) },
  );
}
const told = (result: object): unknown => ({
  ...result,
  ...("defect" in result ? { defect: String(result.defect) } : null),
});
export function someOf<T>(list: readonly T[], most: number, draw: Draw): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, () => list[draw(list.length)]!);
}

/** Answers of one action put together with names of another, ids from anywhere, other seats; and near misses. */
function wrongActions(
  engine: AnyEngine,
  { state }: AnySnapshot,
  seat: number,
  offered: readonly Action[],
  draw: Draw,
): Action[] {
  const ids = allPieces(engine, state).map(({ id }) => id);
  const values: Pick[] = [true, false, -1, 0, 1, 7, 99, "c0", "c9", "YES", "", ...ids];
  const any = (): Pick => values[draw(values.length)]!;
  const offeredTypes = [...engine.rules.actions.values()].filter((action) => action.offered !== false);
  const types = [...offeredTypes.map(({ type }) => type), "SUBMIT_CHOICE", "nonsense"].filter(
    (type) => type !== "concede",
  );
  const names = [...new Set(offered.flatMap(({ payload }) => Object.keys(payload ?? {})))];
  const wrong: Action[] = [];
  for (let i = 0; i < WRONG_TRIED; i++) {
    const payload: Record<string, unknown> = {};
    for (const name of names) if (draw(2) === 0) payload[name] = any();
    const who = draw(4) === 0 ? draw(state.seats) : seat;
    wrong.push({ type: types[draw(types.length)]!, seat: who, payload });
  }
  for (const action of someOf(offered, WRONG_TRIED, draw)) {
    wrong.push(...oddLists(action));
    for (const [name, value] of Object.entries(action.payload ?? {})) {
      if (Array.isArray(value) || name === "prompt_id") continue;
      const other =
        typeof value === "object" && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, Array.isArray(part) ? part : any()]))
          : any();
      wrong.push({ ...action, payload: { ...action.payload, [name]: other } });
    }
  }
  return wrong;
}

/** The action with each of its answers changed in each of these ways. */
function withAnswers({ payload = {}, ...action }: Action, ways: (answer: unknown) => readonly unknown[]): Action[] {
  const { selections } = payload;
  const isDeeper = typeof selections === "object" && selections !== null && !Array.isArray(selections);
  const answers = (isDeeper ? selections : payload) as Readonly<Record<string, unknown>>;
  return Object.entries(answers)
    .filter(([name]) => name !== "prompt_id")
    .flatMap(([name, answer]) => ways(answer).map((other) => ({ ...answers, [name]: other })))
    .map((changed) => ({ ...action, payload: isDeeper ? { ...payload, selections: changed } : changed }));
}
/** Lists where there should be none, and lists that are too short. */
const oddLists = (action: Action): Action[] =>
  withAnswers(action, (answer) => (Array.isArray(answer) ? [[], answer.slice(1)] : [[], [answer], [answer, answer]]));
/** The same thing twice, the second time by its position where that is its name. */
const twice = (action: Action): Action[] =>
  withAnswers(action, (answer) => {
    if (!Array.isArray(answer) || answer.length === 0) return [];
    const [first, , ...rest] = answer as readonly unknown[];
    const again = typeof first === "string" && /^c\d+$/.test(first) ? Number(first.slice(1)) : first;
    return [
      [...answer, again],
      [first, again, ...rest],
    ];
  });

/** Without the effects that a refusal names, that reason is gone: the action is legal, or refused for another cause. */
function causeLaw(
  engine: AnyEngine,
  found: Findings,
  where: string,
  snapshot: AnySnapshot,
  action: Action,
  refused: Refusal,
): void {
  if (refused.because === undefined || refused.because.some(({ effect }) => effect === "rule")) return;
  const causes = new Set(refused.because.map(({ effect }) => effect));
  const effects = snapshot.state.effects.filter(({ id }) => !causes.has(id));
  const again = engine.applyAction({ ...snapshot, state: Object.assign({}, snapshot.state, { effects }) }, action);
  const still =
    !again.ok && again.error.because?.some(({ question }) => question === refused.because?.[0]?.question) === true;
  found.tried("a refusal's cause, removed, makes it legal", where, still ? { action, refused } : undefined);
}

const KINDS: { readonly [K in Choice["kind"]]: readonly string[] } = {
  one: ["piece", "text", "number", "seat", "yesNo", "selection"],
  some: ["pieces", "texts", "numbers", "seats", "selection"],
  order: ["pieces", "texts", "numbers", "seats", "selection"],
  number: ["number", "selection"],
};
/** A decision asks what it declared: stage 2 would refuse every answer to anything else. */
function declaredLaw(
  { rules }: AnyEngine,
  found: Findings,
  where: string,
  { state }: AnySnapshot,
  { type, promptId }: Offer,
  choice: Choice | null,
): void {
  if (choice === null) return;
  const prompt = state.prompts.find(({ id }) => id === promptId);
  const asker = prompt === undefined ? rules.actions.get(type) : rules.prompts.get(prompt.type);
  const kind: string | undefined = asker?.takes?.[choice.name];
  const isDeclared = kind !== undefined && KINDS[choice.kind].includes(kind);
  const undeclared = { type: prompt?.type ?? type, asks: choice.name, kind: choice.kind, takes: asker?.takes ?? {} };
  found.tried("a decision asks what it declared", where, isDeclared ? undefined : undeclared);
}
/** Options that a table greys out: the reason shown is the reason given, and an option that is not greyed out leads on. */
function greyLaws(
  engine: AnyEngine,
  found: Findings,
  where: string,
  snapshot: AnySnapshot,
  seat: number,
  draw: Draw,
): void {
  for (const offer of engine.offers(snapshot.state, seat)) {
    const picks: Record<string, Pick> = {};
    const payload = (): Record<string, unknown> =>
      offer.promptId === undefined ? { ...picks } : { prompt_id: offer.promptId, selections: { ...picks } };
    declaredLaw(engine, found, where, snapshot, offer, offer.choice);
    for (let choice = offer.choice; choice !== null && choice.kind === "one"; ) {
      const { name } = choice;
      for (const option of someOf(
        choice.options.filter(({ refused }) => refused !== undefined),
        4,
        draw,
      )) {
        picks[name] = option.key;
        const result = engine.applyAction(snapshot, { type: offer.type, seat, payload: payload() });
        const same = !result.ok && JSON.stringify(result.error) === JSON.stringify(option.refused);
        found.tried(
          "the reason shown is the reason given",
          where,
          same ? undefined : { type: offer.type, option, result: told(result) },
        );
        if (!result.ok)
          causeLaw(engine, found, where, snapshot, { type: offer.type, seat, payload: payload() }, result.error);
      }
      delete picks[name];
      const open = choice.options.filter(({ refused }) => refused === undefined);
      if (open.length === 0) break;
      picks[name] = open[draw(open.length)]!.key;
      const next = engine.describe(snapshot.state, { type: offer.type, seat, payload: payload() });
      const isDeadEnd = next !== null && !("options" in next);
      found.tried("what is not greyed leads on", where, isDeadEnd ? { type: offer.type, picks, next } : undefined);
      choice = next !== null && "options" in next ? next : null;
      declaredLaw(engine, found, where, snapshot, offer, choice);
    }
  }
}
