/** Something that the server can do without for a while, such as Redis. */
export interface Presence {
  gone(error: unknown): void;
  back(): void;
}
/** Reports once when it goes away and once when it is back; failures in between have the reason that was reported. */
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
