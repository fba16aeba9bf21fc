import type { MatchInfo } from "@cardwright/protocol";
import { Refused } from "./api.ts";
import { type HeldSeat, heldMatches, heldSeat } from "./seats.ts";

/** So many are asked about at a time. */
const ASKED_MOST = 20;
type Ask = (match: string, token: HeldSeat["token"]) => Promise<MatchInfo>;

/** Matches at which this browser has a seat, private ones too: no list of the server's names those. */
export class OwnMatches {
  private readonly ask: Ask;
  /** Those that are over or gone, and never come back. */
  private readonly over = new Set<string>();

  constructor(ask: Ask) {
    this.ask = ask;
  }
  async look(): Promise<readonly MatchInfo[]> {
    const open = heldMatches().filter((match) => !this.over.has(match));
    const found = await Promise.all(open.slice(0, ASKED_MOST).map((match) => this.lookAt(match)));
    return found.filter((info) => info !== null);
  }
  private async lookAt(match: string): Promise<MatchInfo | null> {
    try {
      const info = await this.ask(match, heldSeat(match)?.token ?? "");
      if (info.status !== "ended") return info;
    } catch (error) {
      if (!(error instanceof Refused && error.isFinal)) throw error;
    }
    this.over.add(match);
    return null;
  }
}
