import type { Cause, Refusal, Text } from "@cardwright/core";
import { tagKey, wordsOfId } from "./declared.ts";
import { endOf } from "./end.ts";
import { isMessage } from "./kinds.ts";
import type { Params } from "./packed.ts";
import { causeMessage } from "./reason.ts";
import type { Speaker } from "./speaker.ts";
import { textOf } from "./spoken.ts";

/** Names, offers and refusals of the rules, said to one viewer in their language. Page, terminal and server speak through it. */

export interface Asking {
  readonly type: string;
  readonly label: Text;
  readonly promptId?: string;
}
interface Asked {
  readonly name: string;
  readonly ask: Text;
}
interface Answer {
  readonly key: string | number | boolean;
  readonly label: Text;
  readonly piece?: { readonly id: string; readonly face: string };
  readonly seat?: number;
}
/** The position as far as words need it: its clock, and the prompts that are open. */
export interface Position {
  readonly turn: number;
  readonly round: number;
  readonly prompts?: readonly {
    readonly id: string;
    readonly type: string;
    readonly seat: number;
    readonly memo: object;
  }[];
}
/** The face of a piece, as the viewer sees it. */
export type FaceOf = (piece: string) => string | undefined;
const NONE: FaceOf = () => undefined;

export class RuleWords {
  readonly speaker: Speaker;
  /** Faces by the ids of pieces, for questions about a piece. */
  private readonly faceOf: FaceOf;

  constructor(speaker: Speaker, faceOf: FaceOf = NONE) {
    this.speaker = speaker;
    this.faceOf = faceOf;
  }
  readonly seat = (seat: number | undefined): string => this.nameOf(seat);
  zone(zone: string): string {
    return this.named("zone", zone);
  }
  fact(fact: string): string {
    return this.named("fact", fact);
  }
  phase(phase: string): string {
    return this.named("phase", phase);
  }
  expansion(id: string): string {
    return this.named("expansion", id);
  }
  tag(tag: string): string {
    return this.speaker.has(tagKey(tag)) ? this.sentence(tagKey(tag)) : wordsOfId(tag);
  }
  /** A mark of a piece, or a part of a fact: by its own word, or by that of the label, fact, effect, tag or term of its name. */
  mark(mark: string): string {
    const named = ["mark", "label", "fact", "effect"].map((section) => `${section}.${mark}`);
    const keys = [...named, tagKey(mark), `term.${mark}.word`];
    // A label that needs more than its name is not the word for a mark.
    for (const key of keys) {
      const said = this.speaker.has(key) ? this.speaker.trySentence(key) : undefined;
      if (said !== undefined) return textOf(said);
    }
    return wordsOfId(mark);
  }
  /** An option that players agree on before a match. */
  optionName(name: string): string {
    return this.named("option", name);
  }
  optionValue(name: string, value: string | number | boolean): string {
    if (typeof value === "boolean") return this.sentence(`prompt.YES_NO.${value ? "yes" : "no"}`);
    return typeof value === "number" ? String(value) : capital(this.named("option", `${name}.${value}`));
  }
  /** A sentence on its meaning, where the game has one. */
  optionAbout(name: string): string {
    const key = `option.${name}.about`;
    return this.speaker.has(key) ? this.speaker.text(key) : "";
  }
  card(face: string): string {
    const key = `card.${face}.name`;
    return (
      this.speaker.term(key)?.["term"] ??
      (this.speaker.has(`effect.${face}`) ? this.named("effect", face) : wordsOfId(face))
    );
  }
  /** The name of a card as it stands over it: also a common noun begins with a capital there. */
  title(face: string): string {
    const name = this.card(face);
    return name.charAt(0).toLocaleUpperCase(this.speaker.language) + name.slice(1);
  }
  cardText(face: string): string {
    const key = `card.${face}.text`;
    return this.speaker.has(key) ? this.speaker.text(key) : "";
  }
  /** An effect by the card that it is of ("broken-axle#0"), else by its own word. */
  effect(definition: string): string {
    const face = this.cardOf(definition);
    return face === undefined ? this.named("effect", definition) : this.card(face);
  }
  until(expires: unknown, now: Position): string {
    return this.speaker.message(endOf(expires, now) ?? ["end.used"]);
  }
  /** The words on the button of an action, or the question of a prompt. */
  offer(offer: Asking, { prompts = [] }: Partial<Position> = {}): string {
    const prompt = prompts.find(({ id }) => id === offer.promptId);
    if (prompt !== undefined) {
      const key = [...effectKeys(prompt), `prompt.${prompt.type}`].find((one) => this.speaker.has(one));
      return key === undefined ? this.given(offer.label) : this.sentence(key, this.paramsOf(prompt));
    }
    const key = `action.${offer.type}`;
    return this.speaker.has(key) ? this.sentence(key) : this.given(offer.label);
  }
  /** The question of a choice: what the rules say, else by the names of action and choice. */
  ask(offer: Asking, choice: Asked, { prompts = [] }: Partial<Position> = {}, picks: object = {}): string {
    if (typeof choice.ask !== "string") return this.given(choice.ask);
    const prompt = prompts.find(({ id }) => id === offer.promptId);
    const params = { ...(prompt === undefined ? {} : this.paramsOf(prompt)), ...this.facesFor(picks) };
    const base = prompt === undefined ? `action.${offer.type}` : `prompt.${prompt.type}`;
    const wanted = [
      ...(prompt === undefined ? [] : effectKeys(prompt)),
      `${base}.${choice.name}`,
      `ask.${choice.name}`,
      ...(prompt === undefined ? measureKeys(offer.type) : [base]),
    ];
    const key = wanted.find((candidate) => this.speaker.has(candidate));
    if (key !== undefined) return this.sentence(key, params);
    return choice.ask === "" ? this.offer(offer, { prompts }) : this.given(choice.ask);
  }
  option(offer: Asking, choice: Asked, option: Answer, { prompts = [] }: Partial<Position> = {}): string {
    const { label, key, seat, piece } = option;
    if (typeof label !== "string") return this.given(label);
    if (seat !== undefined) return capital(this.nameOf(seat));
    const prompt = prompts.find(({ id }) => id === offer.promptId);
    const base = prompt === undefined ? `action.${offer.type}` : `prompt.${prompt.type}`;
    const named = [`${base}.${choice.name}.${key}`, `ask.${choice.name}.${key}`].find((candidate) =>
      this.speaker.has(candidate),
    );
    if (named !== undefined) return this.sentence(named);
    if (key === "YES" || key === "NO") return this.sentence(`prompt.YES_NO.${key.toLowerCase()}`);
    if (piece !== undefined && (label === "" || label === piece.face)) return this.card(piece.face);
    if (typeof key === "string" && (label === key || label === "") && this.speaker.has(`card.${key}.name`))
      return this.card(key);
    return label === "" ? String(key) : capital(label);
  }
  /** Why not, as a sentence: by the code and its variant, which travel as the refusal's message. */
  reason({ code, message, details }: Refusal): string {
    const params = reasonParams(details);
    const key = [`refusal.${message}`, `refusal.${code}`, `host.${code}`].find((candidate) =>
      this.speaker.has(candidate),
    );
    if (key !== undefined) {
      const said = this.speaker.trySentence(key, params);
      if (said !== undefined) return textOf(said);
    }
    return message === "" ? code : stopped(capital(message));
  }
  /** Each cause of a refusal: which effect, whose, until when. */
  causes({ because = [] }: Refusal, now: Position): readonly string[] {
    return because.map((cause) => this.speaker.sentence(...causeOf(this.causeSource(cause), cause, now)));
  }
  /** One line for a voice: the reason and every cause. */
  why(refusal: Refusal, now: Position): string {
    return [this.reason(refusal), ...this.causes(refusal, now).map(stopped)].join(" ");
  }
  /** A text of the rules as it is said. */
  given(text: Text): string {
    return typeof text === "string" ? capital(text) : this.speaker.sentence(text[0], text[1] ?? {});
  }
  private causeSource({ source, definition }: Cause): string {
    const card = this.cardOf(source);
    if (card !== undefined || this.speaker.has(`effect.${source}`)) return card ?? source;
    return this.cardOf(definition) ?? definition;
  }
  private cardOf(definition: string): string | undefined {
    const [card = ""] = definition.split("#");
    const last = card.split(".").at(-1) ?? "";
    return [definition, card, last].find((candidate) => this.speaker.has(`card.${candidate}.name`));
  }
  private nameOf(seat: number | undefined): string {
    return capital(this.speaker.text("target.who", { seat: seat ?? -1 }));
  }
  private named(section: string, id: string): string {
    const key = `${section}.${id}`;
    const term = this.speaker.term(key)?.["term"];
    if (term !== undefined) return capital(term);
    return this.speaker.has(key) ? this.sentence(key) : wordsOfId(id.split(".").at(-1) ?? id);
  }
  text(key: string, params: Params = {}): string {
    return this.speaker.text(key, params);
  }
  sentence(key: string, params: Params = {}): string {
    return this.speaker.sentence(key, params);
  }
  private paramsOf({ seat, memo }: { readonly seat: number; readonly memo: object }): Params {
    const faces = this.facesFor(memo);
    const {
      source_instance_id: source,
      effect_id: effect,
      min,
      max,
    } = { ...memo } as Readonly<Record<string, unknown>>;
    const by = (typeof source === "string" ? this.faceOf(source) : undefined) ?? effect;
    return {
      seat,
      ...faces,
      ...(by === undefined ? {} : { by }),
      ...(min === undefined ? {} : { least: min, most: max }),
    };
  }
  /** Pieces go by what is printed on them. */
  private facesFor(record: object): Params {
    return Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        typeof value === "string" ? (this.faceOf(value) ?? value) : value,
      ]),
    );
  }
}
/** A standard question, as the effect asks it that has words of its own for it. */
function effectKeys({ type, memo }: { readonly type: string; readonly memo: object }): readonly string[] {
  const { effect_id: effect } = { ...memo } as Readonly<Record<string, unknown>>;
  return typeof effect === "string" ? [`ask.${effect}.${type}`, `ask.${effect}`] : [];
}
/** Measures are taken and played alike, whichever expansion has them. */
function measureKeys(type: string): readonly string[] {
  const [, verb] = /^exp\.[^.]+\.(measure\.\w+)$/.exec(type) ?? [];
  return verb === undefined ? [] : [`action.${verb}.measure`];
}
const causeOf = (by: string, cause: Cause, now: Position): readonly [string, Params] => {
  const [key, params = {}] = causeMessage({ ...cause, source: by }, now);
  return [key, params];
};
function reasonParams(details: unknown): Params {
  return isRecord(details) ? details : {};
}
const isRecord = (value: unknown): value is Params =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isMessage(value);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const stopped = (text: string): string => (text === "" || /[.!?…]$/.test(text) ? text : `${text}.`);
