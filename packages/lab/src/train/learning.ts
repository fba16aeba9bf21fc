import { chanceOf, type Lesson, Net, packNet, type Row, type Shape, Teacher, type Weights } from "@cardwright/bots";
import type { Draw } from "@cardwright/core";

/** How far a later opinion counts for an earlier position: the rest is what came of it in the end. */
const TRACE = 0.8;
/** Where the game has scores, half of what is aimed at is the lead. */
const LEAD_SHARE = 0.5;
/** Steps grow smaller as the net ripens. */
const RIPENING = 0.85;
const STEP_LEAST = 0.01;

export interface About {
  readonly game: string;
  readonly version: string;
  readonly shape: Shape;
}
/** All that learning has come to, as plain data: what a stopped run goes on from. */
export interface Learnt {
  readonly step: number;
  readonly met: readonly number[];
  readonly leads: { readonly sum: number; readonly count: number };
  /** Base64 of the net's numbers, then of what its teacher has seen. */
  readonly arrays: readonly string[];
}
/** A net that learns from lessons. The same lessons in the same order make the same net. */
export class Learning {
  private readonly about: About;
  private readonly teacher: Teacher;
  private readonly met: Set<number>;
  /** How large leads usually are, so that a lead can be compared. */
  private leads = { sum: 0, count: 0 };

  constructor(about: About, hidden: number, draw: Draw, before?: Learnt) {
    this.about = about;
    if (before === undefined) {
      this.teacher = new Teacher(Net.blank(hidden, draw));
      this.met = new Set();
      return;
    }
    const [a, b, c, d, e, f, g, h] = before.arrays.map(floatsOf);
    this.teacher = new Teacher(new Net(hidden, [a!, b!, c!, d!]), [e!, f!, g!, h!], before.step);
    this.met = new Set(before.met);
    this.leads = { ...before.leads };
  }
  learn(lessons: readonly Lesson[]): void {
    for (const lesson of lessons) {
      this.countLeads(lesson);
      lesson.rows.forEach((rows, seat) => void this.follow(rows, this.aim(lesson, seat)));
    }
  }
  ripen(): void {
    this.teacher.step = Math.max(STEP_LEAST, this.teacher.step * RIPENING);
  }
  weights(): Weights {
    return packNet(this.teacher.net, [...this.met], this.about);
  }
  /** As plain data. */
  kept(): Learnt {
    const { teacher, met, leads } = this;
    const arrays = [...teacher.net.arrays, ...teacher.seen].map(textOf);
    return { step: teacher.step, met: [...met], leads, arrays };
  }
  private countLeads({ leads }: Lesson): void {
    for (const lead of leads ?? []) {
      this.leads.sum += Math.abs(lead);
      this.leads.count++;
    }
  }
  private aim({ payoffs, leads }: Lesson, seat: number): number {
    const payoff = payoffs[seat]!;
    if (leads === null) return payoff;
    const usual = this.leads.sum / this.leads.count || 1;
    return (1 - LEAD_SHARE) * payoff + LEAD_SHARE * chanceOf((2 * leads[seat]!) / usual);
  }
  /** From the last position back to the first, each towards what came of it. */
  private follow(rows: readonly Row[], end: number): void {
    const { net } = this.teacher;
    const chances = rows.map(({ slots, values }) => chanceOf(net.logit(slots, values, slots.length)));
    let target = end;
    for (let i = rows.length - 1; i >= 0; i--) {
      const row = rows[i]!;
      for (const slot of row.slots) this.met.add(slot);
      this.teacher.teach(row, target);
      target = TRACE * target + (1 - TRACE) * chances[i]!;
    }
  }
}
const textOf = (floats: Float32Array): string =>
  Buffer.from(floats.buffer, floats.byteOffset, floats.byteLength).toString("base64");
function floatsOf(text: string): Float32Array {
  const bytes = Buffer.from(text, "base64");
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
