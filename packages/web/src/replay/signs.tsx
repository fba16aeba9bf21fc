/** Signs of the player, in a box of 24. */
const PATHS = {
  first: "M17 5l-7 7 7 7M7 5v14",
  back: "M15 5l-7 7 7 7",
  play: "M8 5l11 7-11 7Z",
  pause: "M9 5v14M15 5v14",
  next: "M9 5l7 7-7 7",
  last: "M7 5l7 7-7 7M17 5v14",
  branch: "M6 4v10h12M14 10l4 4-4 4",
  link: "M10 14l4-4M8 12l-2 2a3 3 0 0 0 4 4l2-2M16 12l2-2a3 3 0 0 0-4-4l-2 2",
  test: "M9 4h6M10 4v6l-5 8a1.5 1.5 0 0 0 1.3 2h11.4a1.5 1.5 0 0 0 1.3-2l-5-8V4M8 15h8",
  file: "M6 3h8l4 4v14H6ZM14 3v4h4",
  sound: "M5 12l5 5 9-10",
  refused: "M6 6l12 12M18 6L6 18",
} as const;
export type SignName = keyof typeof PATHS;
export const Sign = ({ name, size = 20 }: { readonly name: SignName; readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
