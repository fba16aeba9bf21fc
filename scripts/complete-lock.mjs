// `npm ci` demands a lock entry for every optional package, also for those of other platforms. A registry mirror
// that lacks some of them makes `npm install` leave them out, and the next `npm ci` stops. This script adds what is
// missing; npm skips such entries by `os` and `cpu`. Run it after every change of dependencies: `npm run lock`.
import { readFileSync, writeFileSync } from "node:fs";

const operatingSystems = {
  aix: "aix",
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  linuxmusl: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  win: "win32",
  win32: "win32",
  windows: "win32",
};

const processors = {
  arm: "arm",
  arm64: "arm64",
  ia32: "ia32",
  loong64: "loong64",
  loongarch64: "loong64",
  mips64el: "mips64el",
  ppc64: "ppc64",
  riscv64: "riscv64",
  s390x: "s390x",
  wasm32: "wasm32",
  x64: "x64",
};

/** The folders where Node would look for a package that the package at `path` asks for, nearest first. */
function searchFolders(path) {
  const folders = [];
  let folder = path;
  while (folder !== "") {
    folders.push(`${folder}/node_modules/`);
    const cut = folder.lastIndexOf("/node_modules/");
    folder = cut < 0 ? "" : folder.slice(0, cut);
  }
  return [...folders, "node_modules/"];
}

/** Where npm would put a sibling of the package at `path`: beside it, or at the root for a workspace's own needs. */
function siblingFolder(path) {
  const cut = path.lastIndexOf("node_modules/");
  return cut < 0 ? "node_modules/" : path.slice(0, cut + "node_modules/".length);
}

function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.map((word) => operatingSystems[word]).find(Boolean);
  const cpu = words.map((word) => processors[word]).find(Boolean);
  const libc = name.includes("musl") ? "musl" : os === "linux" && name.endsWith("gnu") ? "glibc" : undefined;
  return { os, cpu, libc };
}

function entryFor(name, version, parent) {
  const { os, cpu, libc } = platformOf(name);
  if (!/^\d/.test(version) || (!os && cpu !== "wasm32")) return undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    ...(parent.devOptional && { devOptional: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

const file = process.argv[2] ?? "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
const packages = lock.packages;
const added = [];
const unknown = [];

for (const [path, parent] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (searchFolders(path).some((folder) => packages[folder + name])) continue;
    const entry = entryFor(name, version, parent);
    if (entry) {
      packages[siblingFolder(path) + name] = entry;
      added.push(`${name}@${version}`);
    } else {
      unknown.push(`${path || "the workspace"} asks for ${name}@${version}`);
    }
  }
}

const hosts = Object.entries(packages).filter(([, entry]) => /^https?:/.test(entry.resolved ?? ""));
for (const [, entry] of hosts) delete entry.resolved;

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${file}: ${added.length} entries added, ${hosts.length} registry addresses removed.`);
if (unknown.length > 0) {
  console.error(`These optional packages name no platform and no exact version, so npm ci may refuse the lock:`);
  for (const line of unknown) console.error(`  ${line}`);
  process.exitCode = 1;
}
