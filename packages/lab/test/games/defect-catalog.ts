import { DEFECTS, defective } from "./defects.ts";

/** The sound game as "small", and each broken one under the name of what is wrong with it. */
export const catalog = [null, ...DEFECTS].map((defect) => {
  const { game, expansions } = defective(defect);
  return { game: { ...game, id: defect ?? "small" }, expansions };
});
