import type { Declaration } from "./declare.ts";
import { bit, EVERYONE, type Place } from "./engine/place.ts";
import { Names } from "./names.ts";
import type { Rules } from "./rules.ts";
import { seatsMost } from "./world.ts";

/** The places of a world: one for each shared zone, and one for each seat of the others. */
export function compilePlaces(declares: Declaration): Pick<Rules, "places" | "placesOf"> {
  const places: [string, Place][] = [];
  const placesOf: [string, Place[]][] = [];
  const seats = Array.from({ length: seatsMost(declares) }, (_, seat) => seat);
  for (const [key, spec] of Object.entries(declares.zones)) {
    const ofZone = (spec.each ? seats : [-1]).map((seat) => {
      const { sight, options } = spec;
      const place: Place = {
        index: places.length,
        name: asKey(seat < 0 ? key : `${key}/${seat}`),
        key,
        seat,
        sight,
        inPlay: options.inPlay ?? false,
        capacity: options.capacity ?? Number.POSITIVE_INFINITY,
        pool: options.pool ?? (seat < 0 ? key : `seat ${seat}`),
        isBare: options.marks === undefined,
        followedBy:
          sight === "everyone" || sight === "backs" ? EVERYONE : sight === "owner" && seat >= 0 ? bit(seat) : 0,
      };
      places.push([place.name, place]);
      return place;
    });
    placesOf.push([key, ofZone]);
  }
  return { places: new Names(places), placesOf: new Names(placesOf) };
}
/** The same name as a string that is a key somewhere: two such strings are compared by address. */
const asKey = (name: string): string => Object.keys({ [name]: 0 })[0]!;
