import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Duplex } from "node:stream";
import { buildPage } from "../../scripts/build-page.ts";

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
  /** Cuts every WebSocket, as a network does. */
  breakConnections(): void;
  /** No new WebSocket gets through until the answer is called. */
  refuseConnections(): () => void;
  close(): Promise<void>;
}
/** The built files, on this machine only. With a game server behind it, its two addresses are handed on to it. */
export const serveApp = async (behind?: () => string): Promise<ServedApp> => serveFolder(await buildPage(), behind);

export async function serveFolder(folder: string, behind?: () => string): Promise<ServedApp> {
  const server = createServer((incoming, response) => {
    if (behind !== undefined && incoming.url?.startsWith("/api/") === true) {
      handOn(behind(), incoming, response);
      return;
    }
    const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
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
  const sockets = new Set<Duplex>();
  let refusing = false;
  server.on("upgrade", (incoming, socket, head) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    if (behind === undefined || refusing) socket.destroy();
    else tunnel(behind(), incoming, socket, head);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    breakConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    refuseConnections: () => {
      refusing = true;
      return () => {
        refusing = false;
      };
    },
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function handOn(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = "/" } = incoming;
  const forwarded = request(new URL(url, target), { method: method ?? "GET", headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  forwarded.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(forwarded);
}
/** A WebSocket is a pair of pipes once its first request has been repeated. */
function tunnel(target: string, { url, headers }: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(target);
  const inner = connect(Number(port), hostname, () => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    inner.write(`GET ${url ?? "/"} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    inner.write(head);
    inner.pipe(socket).pipe(inner);
  });
  inner.on("error", () => socket.destroy());
  inner.on("close", () => socket.destroy());
  socket.on("error", () => inner.destroy());
  socket.on("close", () => inner.destroy());
}
