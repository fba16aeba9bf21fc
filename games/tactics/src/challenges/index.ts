import type { Challenge } from "../challenge.ts";
import { abbessOfTheHill } from "./abbess-of-the-hill.ts";
import { ashDrake } from "./ash-drake.ts";
import { bellTowerHarpies } from "./bell-tower-harpies.ts";
import { bogLurker } from "./bog-lurker.ts";
import { borderMargravine } from "./border-margravine.ts";
import { brokenAqueduct } from "./broken-aqueduct.ts";
import { councilOfLanterns } from "./council-of-lanterns.ts";
import { crookedValley } from "./crooked-valley.ts";
import { drownedForest } from "./drowned-forest.ts";
import { edgeOfTheMap } from "./edge-of-the-map.ts";
import { ferryRoad } from "./ferry-road.ts";
import { goatPass } from "./goat-pass.ts";
import { guildOfCarters } from "./guild-of-carters.ts";
import { harbourWarden } from "./harbour-warden.ts";
import { hedgeRobbers } from "./hedge-robbers.ts";
import { heronMarsh } from "./heron-marsh.ts";
import { hollowArmour } from "./hollow-armour.ts";
import { ironBoar } from "./iron-boar.ts";
import { merchantLeague } from "./merchant-league.ts";
import { millRats } from "./mill-rats.ts";
import { quarryOgre } from "./quarry-ogre.ts";
import { saltFlats } from "./salt-flats.ts";
import { theEmptyThrone } from "./the-empty-throne.ts";
import { villageElders } from "./village-elders.ts";

/** Every challenge, one file each; `npm run list` lists them. */
export const challenges: readonly Challenge[] = [
  abbessOfTheHill,
  ashDrake,
  bellTowerHarpies,
  bogLurker,
  borderMargravine,
  brokenAqueduct,
  councilOfLanterns,
  crookedValley,
  drownedForest,
  edgeOfTheMap,
  ferryRoad,
  goatPass,
  guildOfCarters,
  harbourWarden,
  hedgeRobbers,
  heronMarsh,
  hollowArmour,
  ironBoar,
  merchantLeague,
  millRats,
  quarryOgre,
  saltFlats,
  theEmptyThrone,
  villageElders,
];
