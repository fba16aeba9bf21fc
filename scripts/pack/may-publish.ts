/**
 * Until this repository has an address, `repository` in package.json names one below `.example`, which belongs to nobody
 * (RFC 2606). With it packages go to a registry of this machine and to no other: their links would lead nowhere.
 */
const NOWHERE = ".example";
const OF_THIS_MACHINE = ["127.0.0.1", "localhost", "[::1]"];

export function examinePublishing(repository: string, registry: string): void {
  const { hostname } = new URL(repository.replace(/^git\+/, ""));
  if (!hostname.endsWith(NOWHERE) || OF_THIS_MACHINE.includes(new URL(registry).hostname)) return;
  throw new Error(
    `"repository" in package.json is still a placeholder (${repository}); write the real address there before you publish to ${registry}`,
  );
}
