import type { CardDefinition } from "../cardset/definition.ts";
import { advancedRecon } from "./advanced_recon.ts";
import { airCover } from "./air_cover.ts";
import { ammunitionShortage } from "./ammunition_shortage.ts";
import { artillerySupport } from "./artillery_support.ts";
import { clearLineOfFire } from "./clear_line_of_fire.ts";
import { commandersLuck } from "./commanders_luck.ts";
import { coordinatedManeuver } from "./coordinated_maneuver.ts";
import { denseFog } from "./dense_fog.ts";
import { disruptedSupplyLines } from "./disrupted_supply_lines.ts";
import { electronicCountermeasures } from "./electronic_countermeasures.ts";
import { enemyDisinformation } from "./enemy_disinformation.ts";
import { enemyReconDetection } from "./enemy_recon_detection.ts";
import { expertAim } from "./expert_aim.ts";
import { extraSupplies } from "./extra_supplies.ts";
import { favorableWeather } from "./favorable_weather.ts";
import { forwardSupplyDepot } from "./forward_supply_depot.ts";
import { internalDiscipline } from "./internal_discipline.ts";
import { internationalAid } from "./international_aid.ts";
import { internationalPressure } from "./international_pressure.ts";
import { mechanicalFailure } from "./mechanical_failure.ts";
import { naturalCover } from "./natural_cover.ts";
import { operationalFundingCut } from "./operational_funding_cut.ts";
import { precisionShot } from "./precision_shot.ts";
import { rapidSupplyConvoy } from "./rapid_supply_convoy.ts";
import { sandbags } from "./sandbags.ts";
import { severeSanctions } from "./severe_sanctions.ts";
import { specialSupplies } from "./special_supplies.ts";
import { spotters } from "./spotters.ts";
import { supplyInterruption } from "./supply_interruption.ts";
import { suppressiveFire } from "./suppressive_fire.ts";
import { tacticalBlock } from "./tactical_block.ts";
import { troopMotivation } from "./troop_motivation.ts";
import { unCeasefire } from "./un_ceasefire.ts";

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
