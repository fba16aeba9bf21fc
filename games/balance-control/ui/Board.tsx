import {
  Art,
  type BoardProps,
  type Drawing,
  HEX_POINTS,
  HexGrid,
  PanBox,
  piecesIn,
  SeatShape,
  Target,
  useTable,
} from "@cardwright/table";
import { useMemo } from "react";
import { cellId, freeCells } from "../src/hexes.ts";
import { leaderShown } from "../src/influence.ts";
import { blockadedIn, overlaysIn } from "../src/security/overlays.ts";
import type { Overlay } from "../src/security/world.ts";
import { type Kind, kindOf, printedValue, resortOf } from "../src/tiles.ts";
import { type BalanceControl, type Marker, SEATS, type Seat, type Tile } from "../src/world.ts";
import { hexTexture } from "./art/hex.ts";
import styles from "./board.module.css";
import { OverlaySign } from "./OverlaySign.tsx";
import { TileSign } from "./TileSign.tsx";
import { overlaysOn, tileText } from "./tile-text.ts";

const CELL = ["cell"];
/** As large as the room allows, and never too small for a thumb: a larger map is dragged. */
const radiusFor = (columns: number, rows: number): string =>
  `calc(clamp(24px, min(calc((100cqw - 16px) / ${columns}), calc((100cqh - 16px) / ${rows})), 58px) * var(--zoom, 1))`;
interface Place {
  readonly q: number;
  readonly r: number;
  readonly id: string;
  readonly tile?: Tile;
}
/** The map as far as it has been laid, with a rim of free cells while a tile is in hand. */
export function Board({ view }: BoardProps<BalanceControl>) {
  const { words } = useTable();
  const map = piecesIn(view.map);
  const markers = piecesIn(view.board);
  const [drawn] = piecesIn(view.drawnTile);
  const places: Place[] = [
    ...map.map((tile) => ({ q: tile.q, r: tile.r, id: tile.id, tile })),
    ...freeCells(map).map(({ q, r, id }) => ({ q, r, id })),
  ];
  const seats = SEATS.slice(0, view.seats);
  const overlays = overlaysIn(view);
  const blockaded = blockadedIn(view);
  const leaderOn = (tile: Tile): Seat | undefined =>
    leaderShown({ seats, state: { map, board: markers } }, tile, ({ id }) => !blockaded.has(id));
  return (
    <div className={styles.board}>
      {drawn !== undefined && (
        <p className={styles.drawn}>
          <TileSign kind={kindOf(drawn)} resort={resortOf(drawn)} size={26} />
          {words.text("label.drawn", { face: drawn.face })}
        </p>
      )}
      <PanBox label={words.text("label.map")}>
        <HexGrid cells={places} radius={radiusFor} label={words.text("label.map")}>
          {({ tile, id }) =>
            tile === undefined ? (
              <Free id={id} />
            ) : (
              <Laid tile={tile} markers={markers} overlays={overlays} leads={leaderOn(tile)} />
            )
          }
        </HexGrid>
      </PanBox>
    </div>
  );
}
function Free({ id }: { readonly id: string }) {
  const { words } = useTable();
  return (
    <Target target={id} choices={CELL} label={words.text("label.freeCell", { cell: id })} className={styles.cell} quiet>
      <svg viewBox="0 0 100 115.47" className={styles.free} aria-hidden="true" focusable="false">
        <polygon points={HEX_POINTS} />
      </svg>
      <Named cell={id} />
    </Target>
  );
}
/** As the log names it: small at its head, where the map is drawn large enough to be read. */
const Named = ({ cell }: { readonly cell: string }) => (
  <span className={styles.named} aria-hidden="true">
    {cell}
  </span>
);
interface LaidProps {
  readonly tile: Tile;
  readonly markers: readonly Marker[];
  readonly overlays: readonly Overlay[];
  readonly leads: Seat | undefined;
}
function Laid({ tile, markers, overlays, leads }: LaidProps) {
  const { words } = useTable();
  const kind: Kind = kindOf(tile);
  const here = markers.filter((marker) => marker.tile === tile.id);
  const owners = [...new Set(here.map(({ owner }) => owner))];
  const counts = owners.map((owner) => ({ owner, count: here.filter((marker) => marker.owner === owner).length }));
  const over = overlaysOn(tile, overlays);
  const resort = resortOf(tile);
  const look = resort ?? kind;
  const texture = useMemo<Drawing>(
    () => ({ viewBox: "-50 -57.7 100 115.47", draw: () => hexTexture(look, tile.id) }),
    [look, tile.id],
  );
  return (
    <Target
      target={tile.id}
      piece={tile.id}
      face={tile.face}
      className={styles.cell}
      label={tileText(tile, { counts, overlays: over, leads }, words)}
    >
      <svg
        viewBox="0 0 100 115.47"
        className={styles.tile}
        data-kind={resort ?? kind}
        data-lead={leads === undefined ? undefined : leads + 1}
        aria-hidden="true"
        focusable="false"
      >
        <polygon points={HEX_POINTS} />
      </svg>
      <Art drawing={texture} className={styles.texture} />
      <Named cell={cellId(tile.q, tile.r)} />
      <span className={styles.face}>
        <TileSign kind={kind} resort={resort} size={24} faded={tile.resolved} />
        {resort !== undefined && <b className={styles.value}>{printedValue(tile)}</b>}
      </span>
      <span className={styles.markers} key={counts.map(({ owner, count }) => `${owner} ${count}`).join()}>
        {counts.map(({ owner, count }) => (
          <span key={owner} className={styles.marker}>
            <SeatShape seat={owner} size={16} />
            {count > 1 && <b>{count}</b>}
          </span>
        ))}
      </span>
      {over.length > 0 && (
        <span className={styles.overlays}>
          {over.map(({ kind, count }) => (
            <span key={kind} className={styles.overlay}>
              <OverlaySign kind={kind} />
              {count > 1 && <b>{count}</b>}
            </span>
          ))}
        </span>
      )}
    </Target>
  );
}
