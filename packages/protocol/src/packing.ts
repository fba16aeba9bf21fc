/**
 * JSON values in few bytes, for the two ends of one connection. A text or a set of keys is written out once and has a
 * number from then on; both ends keep the same list, which holds only what this connection carried before.
 *
 * First byte: 0-63 that number; 64-127 text 0-63; 128-159 object of shape 0-31; 160-175 list of 0-15; then the tags below.
 */
const TEXT = 64;
const SHAPE = 128;
const LIST = 160;
const NULL = 176;
const FALSE = 177;
const TRUE = 178;
const POSITIVE = 179;
const NEGATIVE = 180;
const FLOAT = 181;
const NEW_TEXT = 182;
const TEXT_AT = 183;
const NEW_SHAPE = 184;
const SHAPE_AT = 185;
const LONG_LIST = 186;
/** A text that is not worth a number. */
const LOOSE_TEXT = 187;

const TEXTS_MAX = 4_096;
const SHAPES_MAX = 512;
const KEPT_TEXT_MAX = 48;
const NESTED_MAX = 64;
/** Up to here plain letters are put together faster than they are decoded. */
const SHORT_TEXT = 32;

const utf8 = new TextEncoder();
const fromUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Sets of keys that begin with the same key; they are few, and texts of keys are compared by identity. */
interface Shape {
  readonly keys: readonly string[];
  readonly number: number;
}
/** Makes a copy that is the caller's own: what was packed lies in a buffer that is used again. */
export type Copy = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;
export class Packer {
  private bytes = new Uint8Array(1_024);
  private view = new DataView(this.bytes.buffer);
  private at = 0;
  private readonly texts = new Map<string, number>();
  private readonly shapes = new Map<string | undefined, Shape[]>();
  private shapeCount = 0;
  private readonly copy: Copy;
  constructor(copy: Copy = (bytes) => bytes.slice()) {
    this.copy = copy;
  }

  pack(value: unknown): Uint8Array<ArrayBuffer> {
    this.at = 0;
    this.write(value);
    return this.copy(this.bytes.subarray(0, this.at));
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
  private write(value: unknown): void {
    switch (typeof value) {
      case "number":
        this.number(value);
        return;
      case "string":
        this.text(value);
        return;
      case "boolean":
        this.byte(value ? TRUE : FALSE);
        return;
      case "object":
        if (value === null) this.byte(NULL);
        else if (Array.isArray(value)) this.list(value);
        else this.object(value as Readonly<Record<string, unknown>>);
        return;
      default:
        this.byte(NULL);
    }
  }
  private number(value: number): void {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) {
      if (value >= 0 && value < TEXT) this.byte(value);
      else {
        this.byte(value < 0 ? NEGATIVE : POSITIVE);
        this.varint(Math.abs(value));
      }
      return;
    }
    this.byte(FLOAT);
    this.room(8);
    this.view.setFloat64(this.at, value);
    this.at += 8;
  }
  private text(value: string): void {
    const known = this.texts.get(value);
    if (known !== undefined) {
      if (known < 64) this.byte(TEXT + known);
      else {
        this.byte(TEXT_AT);
        this.varint(known);
      }
      return;
    }
    const keep = value.length <= KEPT_TEXT_MAX && this.texts.size < TEXTS_MAX;
    if (keep) this.texts.set(value, this.texts.size);
    this.byte(keep ? NEW_TEXT : LOOSE_TEXT);
    this.room(value.length * 3 + 5);
    // Short texts are nearly always plain letters; their length is known before they are written.
    if (value.length < 128 && this.ascii(value)) return;
    const encoded = utf8.encode(value);
    this.varint(encoded.length);
    this.bytes.set(encoded, this.at);
    this.at += encoded.length;
  }
  private ascii(value: string): boolean {
    const { bytes, at } = this;
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i);
      if (code > 127) return false;
      bytes[at + 1 + i] = code;
    }
    bytes[at] = value.length;
    this.at = at + 1 + value.length;
    return true;
  }
  private list(list: readonly unknown[]): void {
    if (list.length < 16) this.byte(LIST + list.length);
    else {
      this.byte(LONG_LIST);
      this.varint(list.length);
    }
    for (let i = 0; i < list.length; i++) this.write(list[i]);
  }
  private object(object: Readonly<Record<string, unknown>>): void {
    const keys = Object.keys(object);
    const values = Object.values(object);
    for (let i = 0; i < values.length; i++) {
      if (values[i] !== undefined) continue;
      // A key whose value is undefined counts as absent, as in JSON.
      this.object(Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)));
      return;
    }
    this.shape(keys);
    for (let i = 0; i < values.length; i++) this.write(values[i]);
  }
  private shape(keys: readonly string[]): void {
    let alike = this.shapes.get(keys[0]);
    if (alike !== undefined) {
      for (const { keys: known, number } of alike) {
        if (!isSameList(known, keys)) continue;
        if (number < 32) this.byte(SHAPE + number);
        else {
          this.byte(SHAPE_AT);
          this.varint(number);
        }
        return;
      }
    }
    if (this.shapeCount < SHAPES_MAX) {
      if (alike === undefined) {
        alike = [];
        this.shapes.set(keys[0], alike);
      }
      alike.push({ keys, number: this.shapeCount++ });
    }
    this.byte(NEW_SHAPE);
    this.varint(keys.length);
    for (const key of keys) this.text(key);
  }
}
function isSameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export class UnpackError extends Error {}
const broken = (): UnpackError => new UnpackError("not a packed value");

export class Unpacker {
  private bytes: Uint8Array = new Uint8Array(0);
  private at = 0;
  private depth = 0;
  private readonly deepest: number;
  private readonly texts: string[] = [];
  private readonly shapes: (readonly string[])[] = [];
  constructor(deepest = NESTED_MAX) {
    this.deepest = deepest;
  }

  /** Never trusts what it reads: whatever the bytes are, it returns a value or throws an UnpackError. */
  unpack(bytes: Uint8Array): unknown {
    this.bytes = bytes;
    this.at = 0;
    this.depth = 0;
    const value = this.read();
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
    if (tag < SHAPE) return this.textAt(tag - TEXT);
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
      case NEW_TEXT:
      case LOOSE_TEXT:
      case TEXT_AT:
        return this.text(tag);
      case NEW_SHAPE:
        return this.object(this.newShape());
      case SHAPE_AT:
        return this.object(this.shapeAt(this.varint()));
      case LONG_LIST:
        return this.list(this.varint());
      default:
        throw broken();
    }
  }
  private textAt(index: number): string {
    const text = this.texts[index];
    if (text === undefined) throw broken();
    return text;
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
    if (tag >= TEXT && tag < SHAPE) return this.textAt(tag - TEXT);
    if (tag === TEXT_AT) return this.textAt(this.varint());
    if (tag !== NEW_TEXT && tag !== LOOSE_TEXT) throw broken();
    const length = this.varint();
    if (length > this.bytes.length - this.at) throw broken();
    const text = this.letters(length);
    this.at += length;
    if (tag === NEW_TEXT) {
      if (this.texts.length >= TEXTS_MAX || text.length > KEPT_TEXT_MAX) throw broken();
      this.texts.push(text);
    }
    return text;
  }
  private letters(length: number): string {
    const { bytes, at } = this;
    if (length <= SHORT_TEXT) {
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
  private newShape(): readonly string[] {
    const count = this.varint();
    if (count > this.bytes.length - this.at) throw broken();
    const keys: string[] = [];
    for (let i = 0; i < count; i++) {
      const key = this.text(this.byte());
      if (key === "__proto__" || keys.includes(key)) throw broken();
      keys.push(key);
    }
    if (this.shapes.length < SHAPES_MAX) this.shapes.push(keys);
    return keys;
  }
  private deeper(): void {
    if (++this.depth > this.deepest) throw broken();
  }
  private list(length: number): unknown[] {
    if (length > this.bytes.length - this.at) throw broken();
    this.deeper();
    const list: unknown[] = [];
    for (let i = 0; i < length; i++) list.push(this.read());
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
