/**
 * SHA-256 as FIPS 180-4 has it, for text and short data, at once. It is written out here because the engine runs in pages: a library of
 * hashes is a tenth of what a page with a small game loads, and the browser's own only answers later. Tests hold it to Node's.
 */

/** The first 32 bits behind the point of the cube roots of the first 64 primes. */
const ROUNDS = words(
  "428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174" +
    "e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967" +
    "27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070" +
    "19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2",
);
/** The same of the square roots of the first eight. */
const START = words("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19");

function words(hex: string): Int32Array {
  return Int32Array.from(hex.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16) | 0);
}

/** The words of one block and those that are made of them; each block writes all of it before it reads. */
const schedule = new Int32Array(64);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest as 64 lowercase hex digits. */
export function sha256(data: Uint8Array): string {
  const blocks = new DataView(padded(data));
  const sums = START.slice();
  for (let at = 0; at < blocks.byteLength; at += 64) digest(blocks, at, sums);
  let hex = "";
  for (const sum of sums) hex += (sum >>> 0).toString(16).padStart(8, "0");
  return hex;
}
/** Behind the data stand a bit that is set, zeros to the end of a block, and the length in bits. */
function padded(data: Uint8Array): ArrayBuffer {
  const { length } = data;
  const bytes = new Uint8Array(((length + 8) >>> 6) * 64 + 64);
  bytes.set(data);
  bytes[length] = 0x80;
  const end = new DataView(bytes.buffer, bytes.length - 8);
  end.setUint32(0, Math.floor(length / 2 ** 29));
  end.setUint32(4, length << 3);
  return bytes.buffer;
}
function digest(blocks: DataView, at: number, sums: Int32Array): void {
  for (let i = 0; i < 16; i++) schedule[i] = blocks.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!;
    const late = schedule[i - 2]!;
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[i] = (schedule[i - 16]! + low + schedule[i - 7]! + high) | 0;
  }
  // One by one: taking a list apart costs as much as the rounds.
  let a = sums[0]!;
  let b = sums[1]!;
  let c = sums[2]!;
  let d = sums[3]!;
  let e = sums[4]!;
  let f = sums[5]!;
  let g = sums[6]!;
  let h = sums[7]!;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i]! + schedule[i]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  sums[0]! += a;
  sums[1]! += b;
  sums[2]! += c;
  sums[3]! += d;
  sums[4]! += e;
  sums[5]! += f;
  sums[6]! += g;
  sums[7]! += h;
}
