import { registerHooks } from "node:module";

/**
 * The part of Game Park's rules-api that the duel uses. The package's own types and modules import each other without file
 * extensions, which only a bundler accepts: so the shapes are written here, and Node is told how to find the files.
 */
interface Place {
  readonly type: number;
  readonly player?: number;
  readonly x?: number;
}

interface Item {
  readonly id?: number;
  readonly location: Place;
}

export interface Move {
  readonly kind: number;
  readonly type: number;
  readonly itemType?: number;
  readonly itemIndex?: number;
  readonly location?: Place;
}

interface Material {
  readonly length: number;
  location(type: number): Material;
  player(player: number): Material;
  sort(by: (item: Item) => number): Material;
  getItems(): Item[];
  getItem(index: number): Item;
  deck(): { readonly length: number; deal(to: Place, count: number): Move[]; dealOne(to: Place): Move };
  createItemsAtOnce(items: readonly Item[]): Move;
  moveItems(to: Place): Move[];
  shuffle(): Move;
}

export interface Game {
  readonly players: readonly number[];
  readonly items: Readonly<Record<number, readonly Item[]>>;
  readonly memory: Readonly<Record<number, unknown>>;
}

interface Memory {
  memorize<Value>(key: number, value: Value | ((last: Value) => Value), player?: number): Value;
  remind<Value>(key: number, player?: number): Value;
}

/** The base of a part of the rules in which one player acts. */
interface TurnRule extends Memory {
  readonly player: number;
  readonly nextPlayer: number;
  material(type: number): Material;
  startPlayerTurn(rule: number, player: number): Move;
  endGame(): Move;
}

interface Rules extends Memory {
  readonly game: Game;
  material(type: number): Material;
  getActivePlayer(): number | undefined;
  getLegalMoves(player: number): Move[];
  getPlayerView(player: number): Game;
  isOver(): boolean;
}

interface Setup extends Memory {
  readonly players: readonly number[];
  material(type: number): Material;
  startPlayerTurn(rule: number, player: number): void;
  setup(options: object): Game;
}

export interface GameParkApi {
  readonly PlayerTurnRule: new (game: Game) => TurnRule;
  readonly SecretMaterialRules: new (game: Game) => Rules;
  readonly MaterialGameSetup: new () => Setup;
  readonly PositiveSequenceStrategy: new () => object;
  readonly hideItemId: object;
  readonly hideItemIdToOthers: object;
  playAction(rules: Rules, move: Move, player: number): object;
}

export async function loadGamePark(): Promise<GameParkApi> {
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!specifier.startsWith(".") || !context.parentURL?.includes("/@gamepark/rules-api/")) {
        return nextResolve(specifier, context);
      }
      try {
        return nextResolve(`${specifier}.js`, context);
      } catch {
        return nextResolve(`${specifier}/index.js`, context);
      }
    },
  });
  try {
    const module: unknown = await import("@gamepark/rules-api");
    return module as GameParkApi;
  } finally {
    hooks.deregister();
  }
}
