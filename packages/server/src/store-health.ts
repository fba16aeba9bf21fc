import { DamagedMatch } from "./refusals.ts";
import type { Store } from "./store/store.ts";

/** Troubles of a store that have a name, and what is said of each to whoever runs the server. */
const TROUBLES = {
  "disk full":
    "the disk of the store is full; nothing is stored until there is room, and players are told to try again",
  "read-only": "the store can be read and not written; nothing is stored, and players are told to try again",
  "broken file": "the store is damaged; stop the server and restore a backup (cardwright restore)",
  "disk failed":
    "the disk of the store failed; the server ends, so that the store is read anew from what is on the disk",
} as const;
export type TroubleName = keyof typeof TROUBLES;

/** Words of SQLite, which are all that comes out of its thread, and codes of PostgreSQL. */
const SIGNS: readonly (readonly [TroubleName, RegExp])[] = [
  ["disk full", /database or disk is full|^53100$/],
  ["read-only", /readonly database|^25006$|cannot execute .+ (in a read-only transaction|during recovery)/],
  ["broken file", /disk image is malformed|file is not a database|malformed database schema|^XX00[12]$/],
  ["disk failed", /disk I\/O error|^58030$/],
];
export function troubleOf(error: unknown): TroubleName | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DamagedMatch) return "broken file";
  const { message, code } = error as NodeJS.ErrnoException;
  return SIGNS.find(([, sign]) => sign.test(message) || (code !== undefined && sign.test(code)))?.[0] ?? null;
}
/** Questions that come back well although nothing can be written. */
const CHECKED_BY: readonly (keyof Store)[] = ["append", "createMatch", "changeRights", "check"];

/** The state of the store: told once when a trouble begins and once when it is over, however many commands fail in between. */
export class StoreHealth {
  trouble: TroubleName | null = null;
  private readonly tell: (what: string, error: unknown) => void;
  private readonly tellBack: () => void;
  constructor(tell: (what: string, error: unknown) => void, tellBack: () => void) {
    this.tell = tell;
    this.tellBack = tellBack;
  }
  /** True when it is a trouble with a name, and so has been told. */
  failed(error: unknown): boolean {
    const trouble = troubleOf(error);
    if (trouble === null) return false;
    if (this.trouble !== trouble) this.tell(TROUBLES[trouble], error);
    this.trouble = trouble;
    return true;
  }
  /** A file that is damaged in one place is damaged, whatever else can still be written. */
  private worked(): void {
    if (this.trouble === null || this.trouble === "broken file") return;
    this.trouble = null;
    this.tellBack();
  }
  /** The same store; whatever it answers is heard here as well. */
  listenTo(store: Store): Store {
    const heard = <T>(asked: keyof Store, answer: Promise<T>): Promise<T> =>
      answer.then(
        (value) => {
          if (CHECKED_BY.includes(asked)) this.worked();
          return value;
        },
        (error: unknown) => {
          this.failed(error);
          throw error;
        },
      );
    return new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          const answer: unknown = value.apply(target, given);
          return answer instanceof Promise ? heard(name as keyof Store, answer) : answer;
        };
      },
    });
  }
}
