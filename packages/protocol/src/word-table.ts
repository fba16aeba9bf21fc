/**
 * The numbers of words. It is asked for every text of every message, and most of these are short and are words: so a word is
 * looked for by its length and three of its letters, which costs half of what a map does.
 */
export class WordTable {
  private readonly mask: number;
  private readonly words: (string | null)[];
  private readonly numbers: number[];

  constructor(texts: readonly string[]) {
    let size = 16;
    while (size < texts.length * 4) size *= 2;
    this.mask = size - 1;
    this.words = new Array<string | null>(size).fill(null);
    this.numbers = new Array<number>(size).fill(-1);
    for (const [number, text] of texts.entries()) {
      let place = this.placeOf(text);
      while (this.words[place] !== null) place = (place + 1) & this.mask;
      this.words[place] = text;
      this.numbers[place] = number;
    }
  }
  /** -1 for a text that is no word. */
  numberOf(text: string): number {
    let place = this.placeOf(text);
    for (;;) {
      const word = this.words[place];
      if (word === text || word === null) return this.numbers[place]!;
      place = (place + 1) & this.mask;
    }
  }
  private placeOf(text: string): number {
    const { length } = text;
    if (length === 0) return 0;
    const letters =
      text.charCodeAt(0) * 31 + text.charCodeAt(length >> 1) * 131 + text.charCodeAt(length - 1) * 7 + length * 17;
    return letters & this.mask;
  }
}
