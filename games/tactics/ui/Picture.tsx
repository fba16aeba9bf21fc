import { PictureArt } from "@cardwright/table";
import { glassDie } from "./art/glass.ts";
import { scene } from "./art/scene.ts";

const ROAD = scene({ id: "goat-pass", kind: "journey", lit: false }, false);
const CASTLE = scene({ id: "harbour-warden", kind: "court" }, false);
const RED = glassDie("red", false, -8);
const BLUE = glassDie("blue", false, 6);

/** Two places of the journey, and dice of the source before them. */
export function Picture() {
  return (
    <>
      <PictureArt drawing={CASTLE} x={160} y={0} width={160} height={160} />
      <PictureArt drawing={ROAD} x={0} y={0} width={161} height={160} />
      <PictureArt drawing={RED} x={92} y={92} width={60} height={62} />
      <PictureArt drawing={BLUE} x={146} y={84} width={64} height={66} />
    </>
  );
}
