import {
  FALSE,
  FLOAT,
  LIST,
  LONG_LIST,
  LONG_TEXT,
  NEGATIVE,
  NULL,
  OBJECT,
  POSITIVE,
  REPEATED,
  REPEATED_MAX,
  SHAPE,
  SHAPE_AT,
  SHORT_TEXT,
  SHORT_TEXT_MAX,
  TEXT,
  TEXT_AT,
  TRUE,
} from "./packed-tags.ts";
import { otherPlace, type ShapePlace, shapeTree } from "./shape-tree.ts";
import type { Vocabulary } from "./vocabulary.ts";

const utf8 = new TextEncoder();

/** Makes a copy that is the caller's own: what was packed lies in a buffer that is used again. */
export type Copy = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

/** One for all connections of a game: nothing in it belongs to one of them. */
export class Packer {
  private bytes = new Uint8Array(1_024);
  private view = new DataView(this.bytes.buffer);
  private at = 0;
  private readonly words: ReadonlyMap<string, number>;
  private readonly shapes: ShapePlace;
  private readonly written: string[] = [];
  private writtenCount = 0;
  private readonly copy: Copy;
  constructor({ texts, shapes }: Vocabulary, copy: Copy = (bytes) => bytes.slice()) {
    this.words = new Map(texts.map((text, number) => [text, number]));
    this.shapes = shapeTree(shapes);
    this.copy = copy;
  }

  pack(value: unknown): Uint8Array<ArrayBuffer> {
    this.begin(value);
    return this.copy(this.bytes.subarray(0, this.at));
  }
  /**
   * The message, and the intent that it acknowledges behind it; `alone` bytes of it are the message. What comes back is good
   * until the next packing: whoever keeps it makes a copy.
   */
  packInPlace(message: unknown, intentId: string | null): { bytes: Uint8Array; alone: number } {
    this.begin(message);
    const alone = this.at;
    if (intentId !== null) this.text(intentId);
    return { bytes: this.bytes.subarray(0, this.at), alone };
  }
  private begin(value: unknown): void {
    this.at = 0;
    this.writtenCount = 0;
    this.write(value);
  }
  private room(more: number): void {
    if (this.at + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.at + more));
    larger.set(this.bytes);
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
  private byte(value: number): void {
    if (this.at === this.bytes.length) this.room(1);
    this.bytes[this.at++] = value;
  }
  private varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }
  /** A number that has a byte of its own while it is small. */
  private numbered(number: number, first: number, count: number, tag: number): void {
    if (number < count) this.byte(first + number);
    else {
      this.byte(tag);
      this.varint(number);
    }
  }
  /** One question after the other: for a switch over `typeof` the runtime calls out of compiled code for every value. */
  private write(value: unknown): void {
    if (typeof value === "string") this.text(value);
    else if (typeof value === "number") this.number(value);
    else if (typeof value === "boolean") this.byte(value ? TRUE : FALSE);
    else if (typeof value !== "object" || value === null) this.byte(NULL);
    else if (Array.isArray(value)) this.list(value);
    else this.object(value as Readonly<Record<string, unknown>>);
  }
  private number(value: number): void {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) {
      if (value < 0) {
        this.byte(NEGATIVE);
        this.varint(-value);
      } else this.numbered(value, 0, TEXT, POSITIVE);
      return;
    }
    this.byte(FLOAT);
    this.room(8);
    this.view.setFloat64(this.at, value);
    this.at += 8;
  }
  private text(value: string): void {
    const known = this.words.get(value);
    if (known !== undefined) {
      this.numbered(known, TEXT, SHAPE - TEXT, TEXT_AT);
      return;
    }
    const { written } = this;
    for (let i = 0; i < this.writtenCount; i++) {
      if (written[i] !== value) continue;
      this.byte(REPEATED + i);
      return;
    }
    if (this.writtenCount < REPEATED_MAX) written[this.writtenCount++] = value;
    this.room(value.length * 3 + 6);
    // Short texts are nearly always plain letters; their length is known before they are written.
    if (value.length < SHORT_TEXT_MAX && this.letters(value)) return;
    const encoded = utf8.encode(value);
    this.byte(LONG_TEXT);
    this.varint(encoded.length);
    this.bytes.set(encoded, this.at);
    this.at += encoded.length;
  }
  private letters(value: string): boolean {
    const { bytes, at } = this;
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i);
      if (code > 127) return false;
      bytes[at + 1 + i] = code;
    }
    bytes[at] = SHORT_TEXT + value.length;
    this.at = at + 1 + value.length;
    return true;
  }
  private list(list: readonly unknown[]): void {
    this.numbered(list.length, LIST, NULL - LIST, LONG_LIST);
    for (let i = 0; i < list.length; i++) this.write(list[i]);
  }
  /** Walked twice and never copied into lists: most of what is packed are small objects, and lists of them cost more. */
  private object(object: Readonly<Record<string, unknown>>): void {
    let place = this.shapes;
    for (const key in object) {
      if (object[key] === undefined) {
        // A key whose value is undefined counts as absent, as in JSON.
        this.object(Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)));
        return;
      }
      place = place.key === key ? place.next : otherPlace(place, key);
    }
    if (place.number < 0) this.keys(object);
    else this.numbered(place.number, SHAPE, LIST - SHAPE, SHAPE_AT);
    for (const key in object) this.write(object[key]);
  }
  private keys(object: Readonly<Record<string, unknown>>): void {
    const keys: string[] = [];
    for (const key in object) keys.push(key);
    this.byte(OBJECT);
    this.varint(keys.length);
    for (const key of keys) this.text(key);
  }
}
