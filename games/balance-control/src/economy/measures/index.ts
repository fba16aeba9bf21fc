import { E01 } from "./E01.ts";
import { E02 } from "./E02.ts";
import { E03 } from "./E03.ts";
import { E04 } from "./E04.ts";
import { E05 } from "./E05.ts";
import { E06 } from "./E06.ts";
import { E07 } from "./E07.ts";
import { E08 } from "./E08.ts";
import { E09 } from "./E09.ts";
import { E10 } from "./E10.ts";

/** Every measure, one file each; `npm run list` lists them. */
export const measures = [E01, E02, E03, E04, E05, E06, E07, E08, E09, E10];
