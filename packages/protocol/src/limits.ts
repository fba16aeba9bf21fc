/** What is longer, deeper or wider than this is refused before any handler looks at it. */
export const FRAME_BYTES_MAX = 16_384;
export const DEPTH_MAX = 8;
export const TEXT_MAX = 256;
export const ENTRIES_MAX = 64;
export const LIST_MAX = 256;
export const NAME_MAX = 40;

/** How deep lists and objects of a JSON text are nested, found without parsing it. Stops counting above the limit. */
export function depthOf(text: string, limit = DEPTH_MAX): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inText) {
      if (code === 92) i++;
      else if (code === 34) inText = false;
    } else if (code === 34) inText = true;
    else if (code === 91 || code === 123) {
      if (++depth > deepest) deepest = depth;
      if (deepest > limit) return deepest;
    } else if (code === 93 || code === 125) depth--;
  }
  return deepest;
}
