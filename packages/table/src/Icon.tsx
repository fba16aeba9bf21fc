/** Line icons in a box of 24, one stroke wide: for the log, the bar and plaques. */
const PATHS = {
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1ZM12 6v14",
  menu: "M4 7h16M4 12h16M4 17h16",
  sword: "M5 19l3-3M4 14l6 6M7 17L19 5V3h-2L5 15",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6Z",
  card: "M6 3h12v18H6ZM9 7h6",
  draw: "M12 3v12M7 10l5 5 5-5M4 21h16",
  step: "M4 12h14M13 7l5 5-5 5",
  hit: "M12 2l2 7 7-2-5 5 5 5-7-2-2 7-2-7-7 2 5-5-5-5 7 2Z",
  dice: "M5 5h14v14H5ZM9 9v.1M15 15v.1M12 12v.1",
  coin: "M12 3a9 9 0 1 0 .1 0M12 7.5l4 4.5-4 4.5-4-4.5Z",
  eye: "M2 12c6-9 14-9 20 0-6 9-14 9-20 0ZM12 9a3 3 0 1 0 .1 0",
  flag: "M6 21V4l12 4-12 4",
  undo: "M9 5 4 10l5 5M4 10h10a6 5 0 0 1 0 10h-3",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  aim: "M12 4a8 8 0 1 0 .1 0M12 1v6M12 17v6M1 12h6M17 12h6",
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
