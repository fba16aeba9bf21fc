import { fileURLToPath } from "node:url";

/** Where our own code lies: what fails is mostly the game that someone is just writing, not what calls it. */
const packages = fileURLToPath(new URL("../..", import.meta.url));
const PLACE = /(?:^|[\s(]|file:\/\/)((?:\/|[A-Za-z]:[\\/])[^\s()]*?):(\d+)(?::\d+)?\)?$/;

/** What went wrong, and where: the first line of the trace that is of neither Node nor an installed package nor ours. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stack = "" } = error;
  const message = listed(error) ?? error.message;
  if (process.env["CARDWRIGHT_TRACE"] !== undefined) return stack === "" ? message : stack;
  // What cannot be read as a program has its place above its message, everything else in the lines below.
  const places = stack.split("\n").flatMap((line) => {
    const [, file, number] = PLACE.exec(line.trim()) ?? [];
    return file === undefined ? [] : [{ file: decodeURI(file), number }];
  });
  const own = places.find(({ file }) => !file.startsWith(packages) && !/[\\/]node_modules[\\/]/.test(file));
  const where = own === undefined ? "" : ` (${own.file}:${own.number})`;
  return `${message}${where}; CARDWRIGHT_TRACE=1 shows the whole trace`;
}
const LISTED_MOST = 5;
/** Data that a schema refuses, such as a card: its error lists every fault as JSON, and whoever writes cards wants place and fault. */
function listed(error: Error): string | undefined {
  const { issues } = error as { readonly issues?: unknown };
  if (!Array.isArray(issues) || issues.length === 0) return undefined;
  const faults = (issues as readonly { readonly path?: readonly unknown[]; readonly message?: string }[]).map(
    ({ path = [], message = "not valid" }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`),
  );
  const more = faults.length > LISTED_MOST ? `; and ${faults.length - LISTED_MOST} more` : "";
  return `${faults.slice(0, LISTED_MOST).join("; ")}${more}`;
}
