import type { Declaration, Viewer } from "../declare.ts";
import type { Deduction } from "../definitions.ts";
import { matched } from "../engine/certain.ts";
import type { Engine } from "../engine/engine.ts";
import { type AnyState, listAt } from "../engine/place.ts";
import { frozen } from "../freeze.ts";
import type { StateOf } from "../protocol/index.ts";
import type { Findings } from "./findings.ts";
import { allPieces } from "./law-state.ts";

/** Viewers are said to know only the truth, and deductions of a game follow from their view and from nothing else. */

type AnyEngine = Engine<Declaration>;
const VIEWS_MOST = 200;

/** Certainties of a viewer that are not so; undefined where all of them are. */
export function untruthOf(engine: AnyEngine, state: AnyState, viewer: Viewer): string | undefined {
  const faceOf = new Map(allPieces(engine, state).map(({ id, face }) => [id, face]));
  const sets = state.known?.mixed[viewer + 1] ?? [];
  const wishes = sets.flatMap(({ faces, among }) => faces.map((face) => among.filter((id) => faceOf.get(id) === face)));
  return matched(wishes) === wishes.length ? undefined : `viewer ${viewer} is certain of ${JSON.stringify(sets)}`;
}
function untrueDeduction(engine: AnyEngine, state: AnyState, { place, holds = [], lacks = [] }: Deduction): boolean {
  const there = listAt(state, engine.rules.places.get(place)!).map(({ face }) => face);
  const countOf = (list: readonly string[], face: string): number => list.filter((other) => other === face).length;
  return (
    lacks.some((face) => there.includes(face)) || holds.some((face) => countOf(there, face) < countOf(holds, face))
  );
}

export class DeductionLaw {
  private readonly engine: AnyEngine;
  private readonly found: Findings;
  private readonly views: {
    readonly where: string;
    readonly view: ReturnType<AnyEngine["view"]>;
    readonly deduced: string;
  }[] = [];
  constructor(engine: AnyEngine, found: Findings) {
    this.engine = engine;
    this.found = found;
  }
  /** Tells whether play can go on: nobody can imagine a world that agrees with what is not true. */
  note(where: string, state: StateOf<Declaration>): boolean {
    const { engine, found } = this;
    let isTrue = true;
    for (let viewer = -1; viewer < state.seats; viewer++) {
      isTrue = found.tried("what is known is true", where, untruthOf(engine, state, viewer)) && isTrue;
      if (engine.game.deduce === undefined) continue;
      const view = frozen(engine.view(state, viewer));
      const deduced = engine.game.deduce(view);
      const untrue = deduced.find((deduction) => untrueDeduction(engine, state, deduction));
      const wrong = untrue === undefined ? undefined : { viewer, untrue };
      isTrue = found.tried("what is deduced is true", where, wrong) && isTrue;
      if (this.views.length < VIEWS_MOST) this.views.push({ where, view, deduced: JSON.stringify(deduced) });
    }
    return isTrue;
  }
  /** Deductions are asked for again when the match is over and much has changed: the same view leads to the same. */
  repeat(): void {
    for (const { where, view, deduced } of this.views) {
      const again = JSON.stringify(this.engine.game.deduce?.(view));
      const law = "a deduction follows from the view alone";
      this.found.tried(law, where, again === deduced ? undefined : { deduced, again });
    }
  }
}
