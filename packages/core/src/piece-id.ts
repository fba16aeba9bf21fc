import * as z from "zod/mini";
import type { Schema } from "./declare.ts";
import { holdsIds } from "./id-types.ts";

/** The id of a piece. While such an event waits in the queue, it follows the piece when that gets a new id. */
export const pieceId: Schema<string> = holdsIds(z.string().register(z.globalRegistry, { id: "PieceId" }));
export const pieceIds: Schema<readonly string[]> = holdsIds(z.array(pieceId));
