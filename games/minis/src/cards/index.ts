import type { MinisCard } from "../card-types.ts";
import { anvilYard } from "./anvil-yard.ts";
import { arclynx } from "./arclynx.ts";
import { ashToSeed } from "./ash-to-seed.ts";
import { barbedPlate } from "./barbed-plate.ts";
import { bastionback } from "./bastionback.ts";
import { bladehorn } from "./bladehorn.ts";
import { blazehound } from "./blazehound.ts";
import { blossomwisp } from "./blossomwisp.ts";
import { boulderback } from "./boulderback.ts";
import { bramblewisp } from "./bramblewisp.ts";
import { budkin } from "./budkin.ts";
import { chillet } from "./chillet.ts";
import { cinderpup } from "./cinderpup.ts";
import { clearSpring } from "./clear-spring.ts";
import { cloudfeather } from "./cloudfeather.ts";
import { cloudscale } from "./cloudscale.ts";
import { copperConduit } from "./copper-conduit.ts";
import { cragback } from "./cragback.ts";
import { crownscale } from "./crownscale.ts";
import { dawnLocket } from "./dawn-locket.ts";
import { dawnmoth } from "./dawnmoth.ts";
import { dragonEnergy } from "./dragon-energy.ts";
import { dragonSummit } from "./dragon-summit.ts";
import { duskBorder } from "./dusk-border.ts";
import { duskprowler } from "./duskprowler.ts";
import { earthEnergy } from "./earth-energy.ts";
import { elderbough } from "./elderbough.ts";
import { emberCaldera } from "./ember-caldera.ts";
import { emberking } from "./emberking.ts";
import { fernwisp } from "./fernwisp.ts";
import { fireEnergy } from "./fire-energy.ts";
import { fizzbit } from "./fizzbit.ts";
import { floebear } from "./floebear.ts";
import { frostfang } from "./frostfang.ts";
import { frozenReach } from "./frozen-reach.ts";
import { furnaceHeart } from "./furnace-heart.ts";
import { galePlateau } from "./gale-plateau.ts";
import { galecrest } from "./galecrest.ts";
import { geodeback } from "./geodeback.ts";
import { girderhorn } from "./girderhorn.ts";
import { glacierfox } from "./glacierfox.ts";
import { glassBulwark } from "./glass-bulwark.ts";
import { gleammoth } from "./gleammoth.ts";
import { gravelkin } from "./gravelkin.ts";
import { gustfeather } from "./gustfeather.ts";
import { herdCall } from "./herd-call.ts";
import { hollowFang } from "./hollow-fang.ts";
import { hollowRegent } from "./hollow-regent.ts";
import { honeyPoultice } from "./honey-poultice.ts";
import { iceEnergy } from "./ice-energy.ts";
import { ironrootPlate } from "./ironroot-plate.ts";
import { kitefeather } from "./kitefeather.ts";
import { lampling } from "./lampling.ts";
import { lightEnergy } from "./light-energy.ts";
import { lightningEnergy } from "./lightning-energy.ts";
import { mawprowler } from "./mawprowler.ts";
import { metalEnergy } from "./metal-energy.ts";
import { mossyMantle } from "./mossy-mantle.ts";
import { murklet } from "./murklet.ts";
import { natureEnergy } from "./nature-energy.ts";
import { nightOracle } from "./night-oracle.ts";
import { nightprowler } from "./nightprowler.ts";
import { noonmoth } from "./noonmoth.ts";
import { oldAcademy } from "./old-academy.ts";
import { prismCrown } from "./prism-crown.ts";
import { prismoth } from "./prismoth.ts";
import { prospectorsMap } from "./prospectors-map.ts";
import { puddlekin } from "./puddlekin.ts";
import { pyrewolf } from "./pyrewolf.ts";
import { quartermaster } from "./quartermaster.ts";
import { ramparthorn } from "./ramparthorn.ts";
import { reefwarden } from "./reefwarden.ts";
import { rillfin } from "./rillfin.ts";
import { rimeMirror } from "./rime-mirror.ts";
import { rimefox } from "./rimefox.ts";
import { rivethorn } from "./rivethorn.ts";
import { ropeSwing } from "./rope-swing.ts";
import { scalekit } from "./scalekit.ts";
import { shadowEnergy } from "./shadow-energy.ts";
import { skyscale } from "./skyscale.ts";
import { slagbear } from "./slagbear.ts";
import { sootspark } from "./sootspark.ts";
import { spareCells } from "./spare-cells.ts";
import { stargazer } from "./stargazer.ts";
import { staticat } from "./staticat.ts";
import { steamFlask } from "./steam-flask.ts";
import { stormCoil } from "./storm-coil.ts";
import { stormlynx } from "./stormlynx.ts";
import { sunfang } from "./sunfang.ts";
import { surgemanta } from "./surgemanta.ts";
import { swapLedger } from "./swap-ledger.ts";
import { thornstalker } from "./thornstalker.ts";
import { thunderpard } from "./thunderpard.ts";
import { tidalWell } from "./tidal-well.ts";
import { tidefin } from "./tidefin.ts";
import { tidewardShell } from "./tideward-shell.ts";
import { tinbit } from "./tinbit.ts";
import { tuningFork } from "./tuning-fork.ts";
import { voidprowler } from "./voidprowler.ts";
import { warDrums } from "./war-drums.ts";
import { waterEnergy } from "./water-energy.ts";
import { weathervaneCharm } from "./weathervane-charm.ts";
import { whifflet } from "./whifflet.ts";
import { whisperingForest } from "./whispering-forest.ts";
import { windEnergy } from "./wind-energy.ts";

/** Every card, one file each; `npm run list` lists them. */
export const ALL_CARDS: readonly MinisCard[] = [
  anvilYard,
  arclynx,
  ashToSeed,
  barbedPlate,
  bastionback,
  bladehorn,
  blazehound,
  blossomwisp,
  boulderback,
  bramblewisp,
  budkin,
  chillet,
  cinderpup,
  clearSpring,
  cloudfeather,
  cloudscale,
  copperConduit,
  cragback,
  crownscale,
  dawnLocket,
  dawnmoth,
  dragonEnergy,
  dragonSummit,
  duskBorder,
  duskprowler,
  earthEnergy,
  elderbough,
  emberCaldera,
  emberking,
  fernwisp,
  fireEnergy,
  fizzbit,
  floebear,
  frostfang,
  frozenReach,
  furnaceHeart,
  galePlateau,
  galecrest,
  geodeback,
  girderhorn,
  glacierfox,
  glassBulwark,
  gleammoth,
  gravelkin,
  gustfeather,
  herdCall,
  hollowFang,
  hollowRegent,
  honeyPoultice,
  iceEnergy,
  ironrootPlate,
  kitefeather,
  lampling,
  lightEnergy,
  lightningEnergy,
  mawprowler,
  metalEnergy,
  mossyMantle,
  murklet,
  natureEnergy,
  nightOracle,
  nightprowler,
  noonmoth,
  oldAcademy,
  prismCrown,
  prismoth,
  prospectorsMap,
  puddlekin,
  pyrewolf,
  quartermaster,
  ramparthorn,
  reefwarden,
  rillfin,
  rimeMirror,
  rimefox,
  rivethorn,
  ropeSwing,
  scalekit,
  shadowEnergy,
  skyscale,
  slagbear,
  sootspark,
  spareCells,
  stargazer,
  staticat,
  steamFlask,
  stormCoil,
  stormlynx,
  sunfang,
  surgemanta,
  swapLedger,
  thornstalker,
  thunderpard,
  tidalWell,
  tidefin,
  tidewardShell,
  tinbit,
  tuningFork,
  voidprowler,
  warDrums,
  waterEnergy,
  weathervaneCharm,
  whifflet,
  whisperingForest,
  windEnergy,
];
