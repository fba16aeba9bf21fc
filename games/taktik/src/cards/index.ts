import type { CardDefinition } from "../cardset/definition.ts";
import { advancedRecon } from "./advanced-recon.ts";
import { airCover } from "./air-cover.ts";
import { ammunitionShortage } from "./ammunition-shortage.ts";
import { artillerySupport } from "./artillery-support.ts";
import { clearLineOfFire } from "./clear-line-of-fire.ts";
import { commandersLuck } from "./commanders-luck.ts";
import { coordinatedManeuver } from "./coordinated-maneuver.ts";
import { denseFog } from "./dense-fog.ts";
import { disruptedSupplyLines } from "./disrupted-supply-lines.ts";
import { electronicCountermeasures } from "./electronic-countermeasures.ts";
import { enemyDisinformation } from "./enemy-disinformation.ts";
import { enemyReconDetection } from "./enemy-recon-detection.ts";
import { expertAim } from "./expert-aim.ts";
import { extraSupplies } from "./extra-supplies.ts";
import { favorableWeather } from "./favorable-weather.ts";
import { forwardSupplyDepot } from "./forward-supply-depot.ts";
import { internalDiscipline } from "./internal-discipline.ts";
import { internationalAid } from "./international-aid.ts";
import { internationalPressure } from "./international-pressure.ts";
import { mechanicalFailure } from "./mechanical-failure.ts";
import { naturalCover } from "./natural-cover.ts";
import { operationalFundingCut } from "./operational-funding-cut.ts";
import { precisionShot } from "./precision-shot.ts";
import { rapidSupplyConvoy } from "./rapid-supply-convoy.ts";
import { sandbags } from "./sandbags.ts";
import { severeSanctions } from "./severe-sanctions.ts";
import { specialSupplies } from "./special-supplies.ts";
import { spotters } from "./spotters.ts";
import { supplyInterruption } from "./supply-interruption.ts";
import { suppressiveFire } from "./suppressive-fire.ts";
import { tacticalBlock } from "./tactical-block.ts";
import { troopMotivation } from "./troop-motivation.ts";
import { unCeasefire } from "./un-ceasefire.ts";

/** Every card, one file each; `npm run list` lists them. */
export const allCards: readonly CardDefinition[] = [
  advancedRecon,
  airCover,
  ammunitionShortage,
  artillerySupport,
  clearLineOfFire,
  commandersLuck,
  coordinatedManeuver,
  denseFog,
  disruptedSupplyLines,
  electronicCountermeasures,
  enemyDisinformation,
  enemyReconDetection,
  expertAim,
  extraSupplies,
  favorableWeather,
  forwardSupplyDepot,
  internalDiscipline,
  internationalAid,
  internationalPressure,
  mechanicalFailure,
  naturalCover,
  operationalFundingCut,
  precisionShot,
  rapidSupplyConvoy,
  sandbags,
  severeSanctions,
  specialSupplies,
  spotters,
  supplyInterruption,
  suppressiveFire,
  tacticalBlock,
  troopMotivation,
  unCeasefire,
];
