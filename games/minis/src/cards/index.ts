import type { MinisCard } from "../card-types.ts";
import { anvilYard } from "./anvil-yard.ts";
import { ashToSeed } from "./ash-to-seed.ts";
import { barbedPlate } from "./barbed-plate.ts";
import { bastionback } from "./bastionback.ts";
import { blazehound } from "./blazehound.ts";
import { boulderback } from "./boulderback.ts";
import { bramblewisp } from "./bramblewisp.ts";
import { budkin } from "./budkin.ts";
import { chillet } from "./chillet.ts";
import { cinderpup } from "./cinderpup.ts";
import { clearSpring } from "./clear-spring.ts";
import { cloudscale } from "./cloudscale.ts";
import { cragback } from "./cragback.ts";
import { dawnmoth } from "./dawnmoth.ts";
import { dragonEnergy } from "./dragon-energy.ts";
import { duskprowler } from "./duskprowler.ts";
import { earthEnergy } from "./earth-energy.ts";
import { elderbough } from "./elderbough.ts";
import { emberCaldera } from "./ember-caldera.ts";
import { emberking } from "./emberking.ts";
import { fernwisp } from "./fernwisp.ts";
import { fireEnergy } from "./fire-energy.ts";
import { fizzbit } from "./fizzbit.ts";
import { furnaceHeart } from "./furnace-heart.ts";
import { girderhorn } from "./girderhorn.ts";
import { glassBulwark } from "./glass-bulwark.ts";
import { gravelkin } from "./gravelkin.ts";
import { herdCall } from "./herd-call.ts";
import { hollowFang } from "./hollow-fang.ts";
import { hollowRegent } from "./hollow-regent.ts";
import { honeyPoultice } from "./honey-poultice.ts";
import { iceEnergy } from "./ice-energy.ts";
import { kitefeather } from "./kitefeather.ts";
import { lampling } from "./lampling.ts";
import { lightEnergy } from "./light-energy.ts";
import { lightningEnergy } from "./lightning-energy.ts";
import { metalEnergy } from "./metal-energy.ts";
import { mossyMantle } from "./mossy-mantle.ts";
import { murklet } from "./murklet.ts";
import { natureEnergy } from "./nature-energy.ts";
import { nightprowler } from "./nightprowler.ts";
import { oldAcademy } from "./old-academy.ts";
import { prospectorsMap } from "./prospectors-map.ts";
import { puddlekin } from "./puddlekin.ts";
import { pyrewolf } from "./pyrewolf.ts";
import { quartermaster } from "./quartermaster.ts";
import { rillfin } from "./rillfin.ts";
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
import { stormlynx } from "./stormlynx.ts";
import { sunfang } from "./sunfang.ts";
import { surgemanta } from "./surgemanta.ts";
import { swapLedger } from "./swap-ledger.ts";
import { thornstalker } from "./thornstalker.ts";
import { thunderpard } from "./thunderpard.ts";
import { tidefin } from "./tidefin.ts";
import { tidewardShell } from "./tideward-shell.ts";
import { tinbit } from "./tinbit.ts";
import { tuningFork } from "./tuning-fork.ts";
import { voidprowler } from "./voidprowler.ts";
import { waterEnergy } from "./water-energy.ts";
import { weathervaneCharm } from "./weathervane-charm.ts";
import { whifflet } from "./whifflet.ts";
import { whisperingForest } from "./whispering-forest.ts";
import { windEnergy } from "./wind-energy.ts";

/** Every card, one file each; `npm run list` lists them. */
export const ALL_CARDS: readonly MinisCard[] = [
  anvilYard,
  ashToSeed,
  barbedPlate,
  bastionback,
  blazehound,
  boulderback,
  bramblewisp,
  budkin,
  chillet,
  cinderpup,
  clearSpring,
  cloudscale,
  cragback,
  dawnmoth,
  dragonEnergy,
  duskprowler,
  earthEnergy,
  elderbough,
  emberCaldera,
  emberking,
  fernwisp,
  fireEnergy,
  fizzbit,
  furnaceHeart,
  girderhorn,
  glassBulwark,
  gravelkin,
  herdCall,
  hollowFang,
  hollowRegent,
  honeyPoultice,
  iceEnergy,
  kitefeather,
  lampling,
  lightEnergy,
  lightningEnergy,
  metalEnergy,
  mossyMantle,
  murklet,
  natureEnergy,
  nightprowler,
  oldAcademy,
  prospectorsMap,
  puddlekin,
  pyrewolf,
  quartermaster,
  rillfin,
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
  stormlynx,
  sunfang,
  surgemanta,
  swapLedger,
  thornstalker,
  thunderpard,
  tidefin,
  tidewardShell,
  tinbit,
  tuningFork,
  voidprowler,
  waterEnergy,
  weathervaneCharm,
  whifflet,
  whisperingForest,
  windEnergy,
];
