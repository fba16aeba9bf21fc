import { S01 } from "./S01.ts";
import { S02 } from "./S02.ts";
import { S03 } from "./S03.ts";
import { S04 } from "./S04.ts";
import { S05 } from "./S05.ts";
import { S06 } from "./S06.ts";
import { S07 } from "./S07.ts";
import { S08 } from "./S08.ts";
import { S09 } from "./S09.ts";
import { S10 } from "./S10.ts";
import { S11 } from "./S11.ts";
import { S12 } from "./S12.ts";
import { S13 } from "./S13.ts";
import { S14 } from "./S14.ts";
import { S15 } from "./S15.ts";

/** Every measure, one file each; `npm run list` lists them. */
export const measures = [S01, S02, S03, S04, S05, S06, S07, S08, S09, S10, S11, S12, S13, S14, S15];
