/** Something that the server can do without for a while, such as Redis. */
export interface Presence {
  gone(error: unknown): void;
  back(): void;
}
/** Tells when it goes away and when it is back. What fails in between fails for the reason that was told, again and again. */
export function presence(gone: (error: unknown) => void, back: () => void): Presence {
  let isAway = false;
  return {
    gone(error) {
      if (!isAway) gone(error);
      isAway = true;
    },
    back() {
      if (isAway) back();
      isAway = false;
    },
  };
}
