import { parseArgs } from "node:util";
import { NODES, type NodeMajor } from "../tests/packages/node-versions.ts";
import { becomeStranger, MANAGERS, type Manager } from "../tests/packages/stranger.ts";

/**
 * `npm run soak:packages`: a new project with every package manager, tested, checked, built and simulated on every Node. What
 * `npm test` has of it is npm with the oldest and the newest Node. In parts: `-- --manager yarn --kind board`.
 */
const KINDS = ["cards", "board"] as const;
const { values } = parseArgs({
  options: { manager: { type: "string", multiple: true }, kind: { type: "string", multiple: true } },
});
function asked<T extends string>(all: readonly T[], named: readonly string[] = all): readonly T[] {
  const unknown = named.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0) throw new RangeError(`there is no ${unknown.join(", ")}; there are ${all.join(", ")}`);
  return all.filter((one) => named.includes(one));
}

async function tried(manager: Manager, kind: (typeof KINDS)[number]): Promise<readonly string[]> {
  const stranger = await becomeStranger(["--kind", kind, "--seats", "2-4"], manager);
  try {
    const majors = Object.keys(NODES).map(Number) as NodeMajor[];
    return majors.flatMap((major) =>
      [
        ["vitest", "run"],
        ["tsc", "--noEmit"],
        ["cardwright", "build"],
        ["cardwright", "check", "my-game", "--seeds", "2"],
      ].flatMap(([command = "", ...parameters]) => {
        const { status, out } = stranger.run(major, `node_modules/.bin/${command}`, ...parameters);
        const what = `${manager}, ${kind}, Node ${major}: ${command} ${parameters.join(" ")}`;
        console.log(`${status === 0 ? "  ok  " : "FAILED"} ${what}`);
        return status === 0 ? [] : [`${what}\n${out}`];
      }),
    );
  } finally {
    stranger.leave();
  }
}
const failures: string[] = [];
for (const manager of asked(MANAGERS, values.manager))
  for (const kind of asked(KINDS, values.kind)) failures.push(...(await tried(manager, kind)));
for (const failure of failures) console.error(failure);
console.log(failures.length === 0 ? "every step passed" : `${failures.length} steps failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
