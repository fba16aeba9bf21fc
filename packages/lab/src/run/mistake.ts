/** Something that whoever started the work can put right; its text says what is wrong and how. */
export class Mistake extends Error {}
