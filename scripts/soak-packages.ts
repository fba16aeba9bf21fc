import { parseArgs } from "node:util";
import { NODES, type NodeMajor } from "../tests/packages/node-versions.ts";
import { becomeStranger, MANAGERS, type Manager } from "../tests/packages/stranger.ts";

/**
 * `npm run soak:packages`: a new project with every package manager, tested, checked, built and simulated on every Node. What
 * `npm test` has of it is npm with the oldest and the newest Node.
 */
const { values } = parseArgs({ options: { manager: { type: "string", multiple: true } } });
const wanted = MANAGERS.filter((manager) => values.manager === undefined || values.manager.includes(manager));
const KINDS = ["cards", "board"] as const;

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
for (const manager of wanted) for (const kind of KINDS) failures.push(...(await tried(manager, kind)));
for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
