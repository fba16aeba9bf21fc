/** A promise about one figure of Cardwright: the least or the most it may be, and what we aim for. */
interface Floor {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly aim?: number;
}

export const ratioNames = [
  "simulationVsBoardgameio",
  "simulationVsPlainLoop",
  "pureVsBoardgameio",
  "pureWithViewsVsBoardgameio",
  "frameVsBoardgameio",
  "frameVsLogged",
  "ticTacToe",
  "connectFour",
  "breakthrough",
  "ticTacToeListed",
  "connectFourListed",
  "breakthroughListed",
  "lateVsEarlyAction",
  "drawVsPureRand",
  "shuffleVsPureRand",
] as const;

export type RatioName = (typeof ratioNames)[number];
export type Ratios = Readonly<Record<RatioName, number | null>>;

const floors: Readonly<Record<RatioName | "liveMatch", Floor>> = {
  simulationVsBoardgameio: { atLeast: 60, aim: 120 },
  simulationVsPlainLoop: { atLeast: 0.12 },
  pureVsBoardgameio: { atLeast: 30, aim: 60 },
  pureWithViewsVsBoardgameio: { atLeast: 20, aim: 40 },
  frameVsBoardgameio: { atLeast: 10, aim: 25 },
  frameVsLogged: { atMost: 2, aim: 1.5 },
  ticTacToe: { atLeast: 0.24, aim: 0.3 },
  connectFour: { atLeast: 0.33, aim: 0.4 },
  breakthrough: { atLeast: 0.5, aim: 0.6 },
  ticTacToeListed: { atLeast: 0.053 },
  connectFourListed: { atLeast: 0.072 },
  breakthroughListed: { atLeast: 0.034 },
  lateVsEarlyAction: { atMost: 1.15 },
  drawVsPureRand: { atMost: 2 },
  shuffleVsPureRand: { atMost: 1.25 },
  liveMatch: { atMost: 8192 },
};

export interface CheckedFloor extends Floor {
  readonly figure: string;
  readonly value: number | null;
  readonly met: boolean;
}

export function checkFloors(ratios: Ratios, liveMatch: number | null): CheckedFloor[] {
  const checked = ratioNames.map((name) => checkFloor(name, floors[name], ratios[name]));
  return [...checked, checkFloor("liveMatch", floors.liveMatch, liveMatch)];
}

/** A figure that could not be measured keeps no promise. */
function checkFloor(figure: string, floor: Floor, value: number | null): CheckedFloor {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = floor;
  return { figure, ...floor, value, met: value !== null && value >= atLeast && value <= atMost };
}
