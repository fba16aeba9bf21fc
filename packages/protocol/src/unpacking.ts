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
import type { Vocabulary } from "./vocabulary.ts";

const NESTED_MAX = 64;
const fromUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export class UnpackError extends Error {}
const broken = (): UnpackError => new UnpackError("not a packed value");

/** The same text as the runtime has it for names of properties: those are kept once, and compared by where they lie. */
const asName = (text: string): string => Object.keys({ [text]: null })[0]!;

export class Unpacker {
  private bytes: Uint8Array = new Uint8Array(0);
  private at = 0;
  private depth = 0;
  private readonly deepest: number;
  private readonly texts: readonly string[];
  private readonly shapes: readonly (readonly string[])[];
  private written: string[] = [];
  constructor({ texts, shapes }: Vocabulary, deepest = NESTED_MAX) {
    this.texts = texts.map(asName);
    this.shapes = shapes.map((keys) => keys.map(asName));
    this.deepest = deepest;
  }

  /** Never trusts what it reads: whatever the bytes are, it returns a value or throws an UnpackError. */
  unpack(bytes: Uint8Array): unknown {
    this.bytes = bytes;
    this.at = 0;
    this.depth = 0;
    this.written = [];
    const value = this.read();
    if (this.at === bytes.length) return value;
    // What stands behind a message is the intent that it acknowledges.
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw broken();
    (value as Record<string, unknown>)["intent_id"] = this.text(this.byte());
    if (this.at !== bytes.length) throw broken();
    return value;
  }
  private byte(): number {
    if (this.at >= this.bytes.length) throw broken();
    return this.bytes[this.at++]!;
  }
  private varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const part = this.byte();
      value += (part & 127) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw broken();
      if (part < 128) return value;
      scale *= 128;
    }
  }
  private read(): unknown {
    const tag = this.byte();
    if (tag < TEXT) return tag;
    if (tag < SHAPE || tag >= REPEATED) return this.text(tag);
    if (tag < LIST) return this.object(this.shapeAt(tag - SHAPE));
    if (tag < NULL) return this.list(tag - LIST);
    switch (tag) {
      case NULL:
        return null;
      case FALSE:
        return false;
      case TRUE:
        return true;
      case POSITIVE:
        return this.varint();
      case NEGATIVE:
        return -this.varint();
      case FLOAT:
        return this.float();
      case OBJECT:
        return this.object(this.keys());
      case SHAPE_AT:
        return this.object(this.shapeAt(this.varint()));
      case LONG_LIST:
        return this.list(this.varint());
      default:
        return this.text(tag);
    }
  }
  private shapeAt(index: number): readonly string[] {
    const shape = this.shapes[index];
    if (shape === undefined) throw broken();
    return shape;
  }
  private float(): number {
    if (this.at + 8 > this.bytes.length) throw broken();
    const value = new DataView(this.bytes.buffer, this.bytes.byteOffset + this.at, 8).getFloat64(0);
    this.at += 8;
    return value;
  }
  private text(tag: number): string {
    if (tag >= SHORT_TEXT) return this.writtenOut(tag - SHORT_TEXT);
    if (tag === LONG_TEXT) return this.writtenOut(this.varint());
    const known =
      tag >= REPEATED
        ? this.written[tag - REPEATED]
        : tag === TEXT_AT
          ? this.texts[this.varint()]
          : tag >= TEXT && tag < SHAPE
            ? this.texts[tag - TEXT]
            : undefined;
    if (known === undefined) throw broken();
    return known;
  }
  private writtenOut(length: number): string {
    if (length > this.bytes.length - this.at) throw broken();
    const text = this.letters(length);
    this.at += length;
    if (this.written.length < REPEATED_MAX) this.written.push(text);
    return text;
  }
  private letters(length: number): string {
    const { bytes, at } = this;
    // Up to here plain letters are put together faster than they are decoded.
    if (length < SHORT_TEXT_MAX) {
      let text = "";
      let i = 0;
      for (; i < length && bytes[at + i]! < 128; i++) text += String.fromCharCode(bytes[at + i]!);
      if (i === length) return text;
    }
    try {
      return fromUtf8.decode(bytes.subarray(at, at + length));
    } catch {
      throw broken();
    }
  }
  private keys(): readonly string[] {
    const count = this.varint();
    if (count > this.bytes.length - this.at) throw broken();
    const keys: string[] = [];
    for (let i = 0; i < count; i++) keys.push(this.text(this.byte()));
    if (keys.includes("__proto__") || new Set(keys).size !== keys.length) throw broken();
    return keys;
  }
  private deeper(): void {
    if (++this.depth > this.deepest) throw broken();
  }
  private list(length: number): unknown[] {
    if (length > this.bytes.length - this.at) throw broken();
    this.deeper();
    // Made in its length: a list that grows takes room for sixteen more, and most are of one or two.
    const list = new Array<unknown>(length);
    for (let i = 0; i < length; i++) list[i] = this.read();
    this.depth--;
    return list;
  }
  private object(keys: readonly string[]): Record<string, unknown> {
    this.deeper();
    const object: Record<string, unknown> = {};
    for (let i = 0; i < keys.length; i++) object[keys[i]!] = this.read();
    this.depth--;
    return object;
  }
}
