import type { Card } from "../card.ts";
import { aiWeiwei } from "./ai-weiwei.ts";
import { amadouLinde } from "./amadou-linde.ts";
import { anselmQuire } from "./anselm-quire.ts";
import { anthonyFauci } from "./anthony-fauci.ts";
import { backroomHandshake } from "./backroom-handshake.ts";
import { badWeek } from "./bad-week.ts";
import { bettinaCrook } from "./bettina-crook.ts";
import { blackoutHour } from "./blackout-hour.ts";
import { borrowedVoice } from "./borrowed-voice.ts";
import { bramOkonjoReyes } from "./bram-okonjo-reyes.ts";
import { breakingNewsDesk } from "./breaking-news-desk.ts";
import { casimirDray } from "./casimir-dray.ts";
import { chamberAdjourned } from "./chamber-adjourned.ts";
import { closedChambers } from "./closed-chambers.ts";
import { coldReception } from "./cold-reception.ts";
import { consultantScandal } from "./consultant-scandal.ts";
import { corvinAshdown } from "./corvin-ashdown.ts";
import { counterQuestion } from "./counter-question.ts";
import { courtStay } from "./court-stay.ts";
import { davitMarsh } from "./davit-marsh.ts";
import { deadAir } from "./dead-air.ts";
import { doctoredFootage } from "./doctored-footage.ts";
import { donorList } from "./donor-list.ts";
import { doorstepWeekend } from "./doorstep-weekend.ts";
import { doubleAgent } from "./double-agent.ts";
import { elonMusk } from "./elon-musk.ts";
import { emergencyDecree } from "./emergency-decree.ts";
import { emericTal } from "./emeric-tal.ts";
import { emptyShelves } from "./empty-shelves.ts";
import { engagementEngine } from "./engagement-engine.ts";
import { feedTakeover } from "./feed-takeover.ts";
import { filibusterWall } from "./filibuster-wall.ts";
import { friendlyInquiry } from "./friendly-inquiry.ts";
import { gautamAdani } from "./gautam-adani.ts";
import { gretaThunberg } from "./greta-thunberg.ts";
import { heddaLorne } from "./hedda-lorne.ts";
import { ingridMbale } from "./ingrid-mbale.ts";
import { insideSource } from "./inside-source.ts";
import { isoldeMarchmain } from "./isolde-marchmain.ts";
import { jenniferDoudna } from "./jennifer-doudna.ts";
import { jorunPell } from "./jorun-pell.ts";
import { lateNightMonologue } from "./late-night-monologue.ts";
import { leakedMemo } from "./leaked-memo.ts";
import { lieslTamarind } from "./liesl-tamarind.ts";
import { looseWiring } from "./loose-wiring.ts";
import { lucanAbermarle } from "./lucan-abermarle.ts";
import { malalaYousafzai } from "./malala-yousafzai.ts";
import { marchOnTheSquare } from "./march-on-the-square.ts";
import { marekHolloway } from "./marek-holloway.ts";
import { markZuckerberg } from "./mark-zuckerberg.ts";
import { mirelaStoy } from "./mirela-stoy.ts";
import { modelRelease } from "./model-release.ts";
import { noamChomsky } from "./noam-chomsky.ts";
import { noorHalloran } from "./noor-halloran.ts";
import { nuriaPlum } from "./nuria-plum.ts";
import { oduyaKell } from "./oduya-kell.ts";
import { oldMayorFenwick } from "./old-mayor-fenwick.ts";
import { openAssembly } from "./open-assembly.ts";
import { openPurseFoundation } from "./open-purse-foundation.ts";
import { openServer } from "./open-server.ts";
import { opportunist } from "./opportunist.ts";
import { ottilieFarrow } from "./ottilie-farrow.ts";
import { ownStatistics } from "./own-statistics.ts";
import { paidPartnership } from "./paid-partnership.ts";
import { partyWhip } from "./party-whip.ts";
import { petitionWave } from "./petition-wave.ts";
import { petraSund } from "./petra-sund.ts";
import { philippaGorse } from "./philippa-gorse.ts";
import { pileOn } from "./pile-on.ts";
import { pointOfOrder } from "./point-of-order.ts";
import { policyWorkshop } from "./policy-workshop.ts";
import { rankedResults } from "./ranked-results.ts";
import { recepTayyipErdogan } from "./recep-tayyip-erdogan.ts";
import { releasedMinutes } from "./released-minutes.ts";
import { ribbonCutting } from "./ribbon-cutting.ts";
import { rubenAstleyVos } from "./ruben-astley-vos.ts";
import { salomeDrift } from "./salome-drift.ts";
import { secondEnvelope } from "./second-envelope.ts";
import { shovelReadyWorks } from "./shovel-ready-works.ts";
import { sideshow } from "./sideshow.ts";
import { silasVendramin } from "./silas-vendramin.ts";
import { smallStatePride } from "./small-state-pride.ts";
import { snapSummit } from "./snap-summit.ts";
import { spendingCap } from "./spending-cap.ts";
import { spinDoctor } from "./spin-doctor.ts";
import { sponsorsTable } from "./sponsors-table.ts";
import { sunnivaCrane } from "./sunniva-crane.ts";
import { supplementaryBudget } from "./supplementary-budget.ts";
import { syntheticStoryline } from "./synthetic-storyline.ts";
import { teodoraVash } from "./teodora-vash.ts";
import { theAppStoreKeeper } from "./the-app-store-keeper.ts";
import { theCandleVigil } from "./the-candle-vigil.ts";
import { theCloudLandlord } from "./the-cloud-landlord.ts";
import { theKingmaker } from "./the-kingmaker.ts";
import { theMachineOracle } from "./the-machine-oracle.ts";
import { thePhilanthropist } from "./the-philanthropist.ts";
import { thePlatformBaron } from "./the-platform-baron.ts";
import { theSatirist } from "./the-satirist.ts";
import { theSecurityContractor } from "./the-security-contractor.ts";
import { theShippingHeiress } from "./the-shipping-heiress.ts";
import { theSystemsTheorist } from "./the-systems-theorist.ts";
import { theTownHallHost } from "./the-town-hall-host.ts";
import { tobiasWren } from "./tobias-wren.ts";
import { tooBigToFail } from "./too-big-to-fail.ts";
import { ursulaVonDerLeyen } from "./ursula-von-der-leyen.ts";
import { vladimirPutin } from "./vladimir-putin.ts";
import { warrenBuffett } from "./warren-buffett.ts";
import { whipCount } from "./whip-count.ts";
import { wingDispute } from "./wing-dispute.ts";
import { xiJinping } from "./xi-jinping.ts";
import { yaraBellweather } from "./yara-bellweather.ts";
import { zhangYiming } from "./zhang-yiming.ts";

/** Every card, one file each; `npm run list` lists them. */
export const cards: readonly Card[] = [
  aiWeiwei,
  amadouLinde,
  anselmQuire,
  anthonyFauci,
  backroomHandshake,
  badWeek,
  bettinaCrook,
  blackoutHour,
  borrowedVoice,
  bramOkonjoReyes,
  breakingNewsDesk,
  casimirDray,
  chamberAdjourned,
  closedChambers,
  coldReception,
  consultantScandal,
  corvinAshdown,
  counterQuestion,
  courtStay,
  davitMarsh,
  deadAir,
  doctoredFootage,
  donorList,
  doorstepWeekend,
  doubleAgent,
  elonMusk,
  emergencyDecree,
  emericTal,
  emptyShelves,
  engagementEngine,
  feedTakeover,
  filibusterWall,
  friendlyInquiry,
  gautamAdani,
  gretaThunberg,
  heddaLorne,
  ingridMbale,
  insideSource,
  isoldeMarchmain,
  jenniferDoudna,
  jorunPell,
  lateNightMonologue,
  leakedMemo,
  lieslTamarind,
  looseWiring,
  lucanAbermarle,
  malalaYousafzai,
  marchOnTheSquare,
  marekHolloway,
  markZuckerberg,
  mirelaStoy,
  modelRelease,
  noamChomsky,
  noorHalloran,
  nuriaPlum,
  oduyaKell,
  oldMayorFenwick,
  openAssembly,
  openPurseFoundation,
  openServer,
  opportunist,
  ottilieFarrow,
  ownStatistics,
  paidPartnership,
  partyWhip,
  petitionWave,
  petraSund,
  philippaGorse,
  pileOn,
  pointOfOrder,
  policyWorkshop,
  rankedResults,
  recepTayyipErdogan,
  releasedMinutes,
  ribbonCutting,
  rubenAstleyVos,
  salomeDrift,
  secondEnvelope,
  shovelReadyWorks,
  sideshow,
  silasVendramin,
  smallStatePride,
  snapSummit,
  spendingCap,
  spinDoctor,
  sponsorsTable,
  sunnivaCrane,
  supplementaryBudget,
  syntheticStoryline,
  teodoraVash,
  theAppStoreKeeper,
  theCandleVigil,
  theCloudLandlord,
  theKingmaker,
  theMachineOracle,
  thePhilanthropist,
  thePlatformBaron,
  theSatirist,
  theSecurityContractor,
  theShippingHeiress,
  theSystemsTheorist,
  theTownHallHost,
  tobiasWren,
  tooBigToFail,
  ursulaVonDerLeyen,
  vladimirPutin,
  warrenBuffett,
  whipCount,
  wingDispute,
  xiJinping,
  yaraBellweather,
  zhangYiming,
];
