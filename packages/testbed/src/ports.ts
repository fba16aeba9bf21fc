import { once } from "node:events";
import { createServer } from "node:net";

// Below the range that operating systems lend to outgoing connections, so that a server which goes down for a moment
// finds its port free when it comes back.
const lowest = 15_000;
const highest = 30_000;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, "127.0.0.1");
    await once(probe, "listening");
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** Starts something on a port of 127.0.0.1, with another port when a neighbour was quicker. */
export async function onFreePort(start: (port: number) => Promise<void>): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!(await isFree(port))) continue;
    try {
      await start(port);
      return port;
    } catch (error) {
      if (attempt === 5 || !String(error).includes("Address already in use")) throw error;
    }
  }
}
