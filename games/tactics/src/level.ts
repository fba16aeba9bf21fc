/** Fame raises the hand limit [R1.5]. */

const LEVELS = [
  { fame: 0, handLimit: 5 },
  { fame: 12, handLimit: 6 },
  { fame: 35, handLimit: 7 },
] as const;

export const levelOf = (fame: number): number => LEVELS.filter((level) => fame >= level.fame).length;
export const handLimitOf = (fame: number): number => 4 + levelOf(fame);
