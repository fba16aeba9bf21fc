import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { cachedFolder } from "./cache.ts";
import { findOnPath, isProgram } from "./programs.ts";

/** A real Chromium: TEST_BROWSER_PATH, the bundled one on Linux x64, or an installed one (always with TEST_BROWSER=system). */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(findBrowser());
}

function findBrowser(): LaunchOptions {
  const given = process.env.TEST_BROWSER_PATH;
  if (given) return installed(given);
  const bundledRuns = process.platform === "linux" && process.arch === "x64";
  if (bundledRuns && process.env.TEST_BROWSER !== "system") return bundled();
  const found = installedBrowsers().find((file) => file !== undefined && isProgram(file));
  if (found) return installed(found);
  throw new Error("No browser: install Google Chrome or Chromium, or set TEST_BROWSER_PATH to its program.");
}

/** Chromium's own sandbox refuses to run as root. */
function installed(executablePath: string): LaunchOptions {
  return { executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] };
}

function installedBrowsers(): (string | undefined)[] {
  const programFiles = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA];
  return [
    ...["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "microsoft-edge"].map(findOnPath),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...programFiles.flatMap((folder) =>
      folder
        ? [
            join(folder, "Google", "Chrome", "Application", "chrome.exe"),
            join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
          ]
        : [],
    ),
  ];
}

/**
 * The Chromium of @sparticuz/chromium, with the libraries and the font that a bare Debian lacks. Its own launch flags are
 * not used: among them are one process for all pages, which hangs with several, and no web security, which hides mistakes.
 */
function bundled(): LaunchOptions {
  const folder = cachedFolder(`chromium-${bundledVersion()}`, unpack);
  return {
    executablePath: join(folder, "chromium"),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_PATH: join(folder, "fonts"),
    },
  };
}

function bundledVersion(): string {
  const manifest = join(fileURLToPath(import.meta.resolve("@sparticuz/chromium")), "..", "..", "package.json");
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  return version;
}

/** The package unpacks into TMPDIR, and its libraries only where it believes to be in Lambda: a child process is told both. */
function unpack(folder: string): void {
  const script = `import chromium from "@sparticuz/chromium"; await chromium.executablePath();`;
  const result = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
    encoding: "utf8",
  });
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr;
    throw new Error(`The bundled Chromium could not be unpacked to ${folder}; is there room for 250 MB? ${reason}`);
  }
  writeFileSync(join(folder, "fonts", "fonts.conf"), fontsBesideThisFile);
}

/** The package's own list of font folders names /tmp, whatever TMPDIR says, and then no text is drawn at all. */
const fontsBesideThisFile = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;
