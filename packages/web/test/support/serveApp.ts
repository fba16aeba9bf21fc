import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { builtApp } from "./builtApp.ts";

/** The policy that the application must live with: nothing but its own files, nothing inline, nothing evaluated. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
};
export interface ServedApp {
  readonly address: string;
  close(): Promise<void>;
}
/** The built files alone, on this machine only: what needs no server must work from here. */
export async function serveApp(): Promise<ServedApp> {
  const folder = await builtApp();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    const isFile = path.startsWith(folder) && existsSync(path) && statSync(path).isFile();
    const file = isFile ? path : join(folder, "index.html");
    if (!isFile && extname(pathname) !== "") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-security-policy": POLICY,
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
