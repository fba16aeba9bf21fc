import { C01 } from "./C01.ts";
import { C02 } from "./C02.ts";
import { C03 } from "./C03.ts";
import { C04 } from "./C04.ts";
import { C05 } from "./C05.ts";
import { C06 } from "./C06.ts";
import { C07 } from "./C07.ts";
import { C08 } from "./C08.ts";
import { C09 } from "./C09.ts";
import { C10 } from "./C10.ts";
import { C11 } from "./C11.ts";
import { C12 } from "./C12.ts";
import { C13 } from "./C13.ts";
import { C14 } from "./C14.ts";
import { C15 } from "./C15.ts";

/** Every measure, one file each; `npm run list` lists them. */
export const measures = [C01, C02, C03, C04, C05, C06, C07, C08, C09, C10, C11, C12, C13, C14, C15];
