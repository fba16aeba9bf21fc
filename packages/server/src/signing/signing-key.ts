import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { type Seal, type SealedHead, sealText } from "@cardwright/core/host";

/** The key with which a node signs matches that have ended. It lies in a file that only its owner can read. */

/** Something about the file that whoever runs the server can put right. */
export class KeyFileError extends Error {}

export interface SigningKey {
  /** Follows from the public key, so that two keys never have the same. */
  readonly id: string;
  /** The public half: 32 bytes as base64url. */
  readonly publicKey: string;
  seal(sealed: SealedHead, at: number): Seal;
}
const ID_LENGTH = 32;
/** Others who may read or write the file. */
const OTHERS = 0o077;

function signingKeyOf(secret: KeyObject): SigningKey {
  const publicKey = createPublicKey(secret).export({ format: "jwk" }).x;
  if (publicKey === undefined) throw new KeyFileError("it is not an Ed25519 key");
  const id = createHash("sha256").update(Buffer.from(publicKey, "base64url")).digest("hex").slice(0, ID_LENGTH);
  return {
    id,
    publicKey,
    seal(sealed, at) {
      const text = sealText(sealed, { key: id, at });
      return { key: id, at, signature: sign(null, Buffer.from(text), secret).toString("base64url") };
    },
  };
}
/** A key of this process alone, for a store that is gone with it too. */
export const passingKey = (): SigningKey => signingKeyOf(generateKeyPairSync("ed25519").privateKey);

/** The key in a file, which is made if it is not there. Whoever is faster makes it, and the others read it. */
export function signingKeyIn(path: string): SigningKey {
  return read(path) ?? make(path);
}
function read(path: string): SigningKey | null {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new KeyFileError(`${path} cannot be read: ${(error as Error).message}`);
  }
  if (process.platform !== "win32" && (statSync(path).mode & OTHERS) !== 0)
    throw new KeyFileError(`${path} can be read by others, and whoever reads it can sign; chmod 600 ${path}`);
  try {
    const secret = createPrivateKey(text);
    if (secret.asymmetricKeyType === "ed25519") return signingKeyOf(secret);
  } catch {
    // Told below, without anything of what is in the file.
  }
  throw new KeyFileError(`${path} holds no Ed25519 key; name another file with --signing-key, or move it away`);
}
/** Whole and on the disk before it has its name: a process that is killed leaves no half of a key. */
function make(path: string): SigningKey {
  const part = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    rmSync(part, { force: true });
    const file = openSync(part, "wx", 0o600);
    chmodSync(part, 0o600);
    writeSync(file, generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString());
    fsyncSync(file);
    closeSync(file);
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST")
      throw new KeyFileError(
        `${path} cannot be made: ${(error as Error).message}; name another file with --signing-key`,
      );
  } finally {
    rmSync(part, { force: true });
  }
  return read(path) ?? make(path);
}
/** Puts a new key in the place of the old one, which is kept beside it under its id. Answers with the old one's id. */
export function rotateKeyFile(path: string): { readonly old: SigningKey | null; readonly now: SigningKey } {
  const old = read(path);
  if (old !== null) renameSync(path, `${path}.${old.id}`);
  return { old, now: make(path) };
}
