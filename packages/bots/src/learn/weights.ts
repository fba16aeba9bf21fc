import { z } from "@cardwright/core";
import { type Shape, SLOTS } from "./features.ts";
import { Net } from "./net.ts";

/** Most hidden cells of a net in a file: more would be no small file. */
const HIDDEN_MAX = 64;
const MANTISSA = 127;

/** The file that `cardwright train` writes and a game ships. */
export interface Weights {
  readonly format: "cardwright weights 1";
  readonly game: string;
  readonly version: string;
  readonly shape: Shape;
  readonly hidden: number;
  /** The slots that training met; every other has no weight. */
  readonly slots: readonly number[];
  /** For each array of the net its greatest number, and all numbers as parts of it, one byte each. */
  readonly arrays: readonly { readonly most: number; readonly bytes: string }[];
}
const partSchema = z.object({ name: z.string(), each: z.boolean() });
const weightsSchema: z.ZodType<Weights> = z.object({
  format: z.literal("cardwright weights 1"),
  game: z.string(),
  version: z.string(),
  shape: z.object({ zones: z.array(partSchema), facts: z.array(partSchema) }),
  hidden: z.int().min(0).max(HIDDEN_MAX),
  slots: z.array(
    z
      .int()
      .min(0)
      .max(SLOTS - 1),
  ),
  arrays: z.array(z.object({ most: z.number().min(0), bytes: z.base64() })).length(4),
});
/** Refused by name: a file of something else, or of another game or other rules. */
export class WrongWeights extends Error {}

/** One byte a weight is enough: a net that is judged by duels is judged as it will be shipped. */
export function packNet(net: Net, met: readonly number[], about: Pick<Weights, "game" | "version" | "shape">): Weights {
  const slots = [...met].sort((a, b) => a - b);
  const [linear, mixing, bias, out] = net.arrays;
  const { hidden } = net;
  const rows = slots.flatMap((slot) => [...mixing.subarray(slot * hidden, (slot + 1) * hidden)]);
  const arrays = [slots.map((slot) => linear[slot]!), rows, [...bias], [...out]].map(packed);
  return { format: "cardwright weights 1", ...about, hidden, slots, arrays };
}
export function unpackNet({ hidden, slots, arrays }: Weights): Net {
  const [linear, mixing, bias, out] = arrays.map(unpacked);
  if (linear!.length !== slots.length || mixing!.length !== slots.length * hidden)
    throw new WrongWeights("the weights are cut short; train anew");
  const wide = new Float32Array(SLOTS);
  const rows = new Float32Array(SLOTS * hidden);
  for (const [i, slot] of slots.entries()) {
    wide[slot] = linear![i]!;
    rows.set(mixing!.subarray(i * hidden, (i + 1) * hidden), slot * hidden);
  }
  return new Net(hidden, [wide, rows, bias!, out!]);
}
/** Reads what a file says; throws where it is no weights, or those of another game or version. */
export function readWeights(
  file: unknown,
  { id, version }: { readonly id: string; readonly version: string },
): Weights {
  const read = weightsSchema.safeParse(file);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new WrongWeights(`these are no weights: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
  }
  const { data } = read;
  if (data.game === id && data.version === version) return data;
  throw new WrongWeights(
    `these weights were trained for ${data.game} version ${data.version}, and this is ${id} version ${version}; run cardwright train ${id} again`,
  );
}
function packed(numbers: readonly number[]): { readonly most: number; readonly bytes: string } {
  const most = numbers.reduce((found, number) => Math.max(found, Math.abs(number)), 0);
  const scale = most === 0 ? 0 : MANTISSA / most;
  const bytes = Int8Array.from(numbers, (number) => Math.round(number * scale));
  return { most, bytes: base64Of(new Uint8Array(bytes.buffer)) };
}
function unpacked({ most, bytes }: { readonly most: number; readonly bytes: string }): Float32Array {
  const signed = new Int8Array(bytesOf(bytes).buffer);
  return Float32Array.from(signed, (byte) => (byte * most) / MANTISSA);
}
/** Through the functions that browsers have too, in pieces that fit a call. */
const PIECE = 8192;
function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += PIECE) text += String.fromCharCode(...bytes.subarray(i, i + PIECE));
  return btoa(text);
}
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
