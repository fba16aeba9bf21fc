/**
 * JSON values in few bytes. A text or a set of keys of the vocabulary is its number; another text is written out once in a
 * frame and is a number from then on in that frame. No frame needs another one to be read.
 *
 * First byte: 0-63 that number; 64-127 text 0-63 of the vocabulary; 128-159 object of shape 0-31; 160-175 list of 0-15;
 * 176-191 the tags below; 192-223 the text that this frame wrote out as 0-31; 224-255 a text of 0-31 bytes, written out.
 */
export const TEXT = 64;
export const SHAPE = 128;
export const LIST = 160;
export const NULL = 176;
export const FALSE = 177;
export const TRUE = 178;
export const POSITIVE = 179;
export const NEGATIVE = 180;
export const FLOAT = 181;
export const LONG_TEXT = 182;
export const TEXT_AT = 183;
export const OBJECT = 184;
export const SHAPE_AT = 185;
export const LONG_LIST = 186;
export const REPEATED = 192;
export const SHORT_TEXT = 224;
/** How many of the texts that a frame writes out can be repeated by number. */
export const REPEATED_MAX = 32;
export const SHORT_TEXT_MAX = 32;
