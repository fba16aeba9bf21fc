import { type EffectHandler, refuse } from "@cardwright/core";
import { miniDefence, miniRelic, miniSpeed } from "../effects/minis.ts";
import { WINDOWS } from "../windows.ts";
import { type Minis, world } from "../world.ts";
import { failedFor } from "./gates.ts";

/** Passive effects are never activated; asking for it says so instead of saying that there is no such effect. */
const alwaysOn = refuse("SOURCE_INVALID.always");
const passive = ({ id, spec }: typeof miniDefence): EffectHandler<Minis> =>
  world.handler({
    effectId: id,
    ...(spec.name === undefined ? {} : { name: spec.name }),
    zones: ["active", "bench"],
    windows: WINDOWS,
    gate: () => alwaysOn,
    begin: () => failedFor(alwaysOn),
  });
export const passiveHandlers = [miniDefence, miniSpeed, miniRelic].map(passive);
