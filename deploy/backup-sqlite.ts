import { backup, DatabaseSync } from "node:sqlite";

/** A consistent copy of a store in use: `npx node deploy/backup-sqlite.ts data/cardwright.db backup.db`. */
const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined)
  throw new Error("name the store and the copy: backup-sqlite.ts <from> <to>");
const store = new DatabaseSync(from, { readOnly: true });
await backup(store, to);
store.close();
const copy = new DatabaseSync(to, { readOnly: true });
const [problem] = Object.values(copy.prepare("pragma integrity_check").get() ?? {});
const matches = copy.prepare("select count(*) as matches from matches").get()?.["matches"];
const steps = copy.prepare("select count(*) as steps from entries").get()?.["steps"];
copy.close();
if (problem !== "ok") throw new Error(`the copy does not hold together: ${String(problem)}`);
console.log(`${to}: ${String(matches)} matches, ${String(steps)} steps, integrity ok`);
