import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { endianness } from "node:os";

/**
 * The log of changes that SQLite keeps beside a file (`-wal`), looked through before it is opened. Behind the first part that does
 * not add up SQLite forgets the rest without a word. After a crash that is right for the one transaction that was being written:
 * each is on the disk before the next begins. A second one behind it was acknowledged.
 */
const HEADER = 32;
const FRAME = 24;
const SMALLEST_PAGE = 512;
/** SQLite reads its log again from its beginning when it is full; another process may be doing so just now. */
const LOOKS = 5;

type Sum = readonly [number, number];
/** SQLite's own sum, over words of four bytes in the order that the log names. */
function summed([first, second]: Sum, bytes: Buffer, isSwapped: boolean): Sum {
  const copy = Buffer.from(bytes);
  if (isSwapped) copy.swap32();
  const words = new Uint32Array(copy.buffer, copy.byteOffset, copy.length / 4);
  let [a, b] = [first, second];
  for (let i = 0; i < words.length; i += 2) {
    a = (a + words[i]! + b) >>> 0;
    b = (b + words[i + 1]! + a) >>> 0;
  }
  return [a, b];
}
const isAt = (bytes: Buffer, place: number, [a, b]: Sum): boolean =>
  bytes.readUInt32BE(place) === a && bytes.readUInt32BE(place + 4) === b;

/** The place of the first part that does not add up, and the commits from there on that were surely acknowledged. */
function lookThrough(log: Buffer, size: number): { readonly at: number; readonly lost: number } {
  const isSwapped = ((log.readUInt32BE(0) & 1) === 0) !== (endianness() === "LE");
  let sum = summed([0, 0], log.subarray(0, 24), isSwapped);
  let adds = isAt(log, 24, sum);
  // Frames of an earlier round, which have other salts, may lie behind those of this one.
  const salts = adds ? log.subarray(16, 24) : log.subarray(HEADER + 8, HEADER + 16);
  let [at, commits, isFollowed] = [0, 0, false];
  for (let place = HEADER; place + FRAME + size <= log.length; place += FRAME + size) {
    const isOfThisRound = log.subarray(place + 8, place + 16).equals(salts);
    if (adds) {
      sum = summed(sum, log.subarray(place, place + 8), isSwapped);
      sum = summed(sum, log.subarray(place + FRAME, place + FRAME + size), isSwapped);
      adds = isOfThisRound && isAt(log, place + 16, sum);
      if (adds) continue;
      at = place;
    }
    if (!isOfThisRound) continue;
    isFollowed = commits > 0;
    if (log.readUInt32BE(place + 4) > 0) commits++;
  }
  return { at, lost: isFollowed ? commits : 0 };
}
/** The size of a page as the file itself says it: in its log the number may be what is damaged. */
function pageSizeOf(path: string): number {
  const file = openSync(path, "r");
  const bytes = Buffer.alloc(2);
  readSync(file, bytes, 0, 2, 16);
  closeSync(file);
  const size = bytes.readUInt16BE();
  return size === 1 ? 65_536 : size;
}
/** True where commits that were acknowledged are in the log of a file, behind a part of it that cannot be read. */
export function hasLostCommits(path: string): boolean {
  const wal = `${path}-wal`;
  let before = "";
  for (let look = 0; look < LOOKS && existsSync(path) && existsSync(wal); look++) {
    const [log, size] = [readFileSync(wal), pageSizeOf(path)];
    if (size < SMALLEST_PAGE || log.length < HEADER + FRAME + size) return false;
    const { at, lost } = lookThrough(log, size);
    if (lost === 0) return false;
    const found = `${at} ${log.length} ${log.subarray(0, HEADER).toString("hex")}`;
    if (found === before) return true;
    before = found;
  }
  return false;
}
