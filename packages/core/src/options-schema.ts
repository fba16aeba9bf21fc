import * as z from "zod/mini";
import type { Declaration, Schema } from "./declare.ts";

const none: Schema<object> = z.object({});
/** The schema of the options that a match of these declarations can be created with, even if there are none. */
export const optionsSchema = ({ options }: Declaration): Schema<object> => options ?? none;
