import { BlockList, isIP, isIPv6, type Server, type Socket } from "node:net";
import { shareOf } from "./address.ts";
import { Places } from "./places.ts";
import { Rates } from "./rates.ts";

export interface DoorOptions {
  /** New connections of one address in a minute, and at once. */
  readonly perMinute: number;
  readonly burst: number;
  /** Connections of one address, and of all: those that have not asked for anything yet included. */
  readonly open: number;
  readonly openMax: number;
  /** Everybody's connections come from these. */
  readonly proxies: readonly string[];
}
/** An address that asks for far too much is left outside for so long. */
const SHUT_MS = 10_000;
/** Refusals after which it is: a program that heeds them stops long before. */
const REFUSALS_MAX = 40;
const REFUSALS_PER_MINUTE = 60;
/** Refused connections are held open and unread, up to this many of one address: one that is closed at once is opened again at once. */
const HELD_MAX = 512;

const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};
function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const named of proxies.flatMap((proxy) => RANGES[proxy] ?? [proxy])) {
    const [address = "", bits] = named.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    list.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return list;
}
/**
 * Stands before HTTP: what comes from an address that opens connections without end, or was refused again and again, is not even
 * read. To read and to refuse it costs more than to play.
 */
export class Door {
  private readonly arrivals: Rates;
  private readonly refusals = new Rates(REFUSALS_PER_MINUTE, REFUSALS_MAX);
  private readonly open: Places;
  private readonly held: Places;
  private readonly outside = new Set<Socket>();
  private readonly proxies: BlockList;
  private readonly shut = new Map<string, number>();

  constructor({ perMinute, burst, open, openMax, proxies }: DoorOptions) {
    this.arrivals = new Rates(perMinute, burst);
    this.open = new Places(open, openMax);
    this.held = new Places(HELD_MAX, HELD_MAX * 2);
    this.proxies = listOf(proxies);
  }
  /** The server's own listener hears only of connections that may come in. */
  stand(server: Server): void {
    const listeners = server.listeners("connection") as ((socket: Socket) => void)[];
    server.removeAllListeners("connection");
    server.on("connection", (socket: Socket) => {
      if (this.letIn(socket)) for (const listener of listeners) listener.call(server, socket);
    });
  }
  /** A server that closes waits for all its connections: those outside are not worth waiting for. */
  close(): void {
    for (const socket of this.outside) socket.destroy();
  }
  /** A request of this address was refused because there were too many of them. */
  refused(address: string): void {
    const share = shareOf(address);
    if (!this.refusals.take(share)) this.shut.set(share, performance.now() + SHUT_MS);
  }
  private isProxy(address: string): boolean {
    return isIP(address) > 0 && this.proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  }
  private letIn(socket: Socket): boolean {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) {
      socket.destroy();
      return false;
    }
    if (this.isProxy(remoteAddress)) return true;
    const share = shareOf(remoteAddress);
    const isWelcome = !this.isShut(share) && this.arrivals.take(share) && this.open.has(share);
    if (!isWelcome) {
      this.hold(socket, share);
      return false;
    }
    this.open.take(share);
    socket.once("close", () => this.open.give(share));
    return true;
  }
  private isShut(share: string): boolean {
    const until = this.shut.get(share);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.shut.delete(share);
    return false;
  }
  private hold(socket: Socket, share: string): void {
    socket.on("error", () => undefined);
    if (!this.held.has(share)) {
      socket.destroy();
      return;
    }
    this.held.take(share);
    this.outside.add(socket);
    const late = setTimeout(() => socket.destroy(), SHUT_MS);
    late.unref();
    socket.once("close", () => {
      clearTimeout(late);
      this.outside.delete(socket);
      this.held.give(share);
    });
  }
}
