import { writeReference } from "./reference/write.ts";

/** `npm run docs:reference`. All of it is made from the code, so none of it is kept in Git. */
console.log(`${writeReference().size} files of reference written`);
