import type { Duplex } from "node:stream";
import {
  CLOSE,
  type ClientMessage,
  type Hello,
  HOST_CODES,
  type HostCode,
  OLDEST_VERSION,
  PROTOCOL_VERSION,
  type ServerMessage,
  type Welcome,
} from "@cardwright/protocol";
import type { RawData, WebSocket } from "ws";
import { accessOf } from "../access.ts";
import type { Metrics } from "../metrics.ts";
import { MatchFault } from "../refusals.ts";
import type { Listener } from "../room/audience.ts";
import type { Room } from "../room/room.ts";
import type { Rooms } from "../room/rooms.ts";
import { languageAsked, plainVoice, type Voice } from "../voice.ts";
import { type About, type Parsed, parsePacked, parseText } from "./parse.ts";
import { Allowance, type Rate } from "./rate.ts";
import { Repeats } from "./repeats.ts";

interface ConnectionLimits {
  readonly rate: Rate;
  /** Bytes that may wait for a slow reader, the next frame included. */
  readonly outboxBytes: number;
  readonly watchersMax: number;
  readonly helloMs: number;
}
export interface Gate {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly limits: ConnectionLimits;
  failed(error: unknown, match: string): void;
  /** The player of a seat is back: the bot that sat in for them stands up, provided that the seat is still theirs. */
  returned(room: Room, player: Pick<Listener, "viewer" | "tokenHash">): Promise<void>;
}
/** Mistakes that one connection may make before it is closed. */
const MISTAKES_MAX = 20;
const EARLY_MAX = 16;
/** Frames that are passed over once a connection is closed. */
const LATE_MAX = 200;
/** Connections that one player may have, for several windows and devices. Dead ones are found by the ping and do not count. */
const CONNECTIONS_PER_SEAT = 8;

async function voiceOf({ findVoice }: Room, { sentences = false }: Hello): Promise<Voice | null> {
  if (sentences === false) return null;
  return (await findVoice?.(languageAsked(sentences))) ?? plainVoice;
}
/** One socket. Its viewer is settled once, by the token of its HELLO; nothing that it sends later can change it. */
export class Connection implements Listener {
  viewer = -1;
  tokenHash: string | null = null;
  packed = false;
  voice: Voice | null = null;
  /** True once something was heard from the other side since the last ping. */
  alive = true;
  private readonly socket: WebSocket;
  /** The stream under the socket; finished frames are written to it directly. */
  private readonly stream: Duplex;
  private readonly gate: Gate;
  private readonly allowance: Allowance;
  private readonly helloTimer: NodeJS.Timeout;
  private state: "new" | "greeting" | "joined" | "over" = "new";
  private early: ClientMessage[] = [];
  private mistakes = 0;
  private late = 0;
  private readonly repeats = new Repeats();
  private bytesSent = 0;
  private room: Room | null = null;

  /** Takes one from what all connections of its address may send together. */
  private readonly takeShared: () => boolean;

  constructor(socket: WebSocket, stream: Duplex, gate: Gate, takeShared: () => boolean = () => true) {
    this.takeShared = takeShared;
    this.socket = socket;
    this.stream = stream;
    this.gate = gate;
    this.allowance = new Allowance(gate.limits.rate, performance.now());
    this.helloTimer = setTimeout(() => this.close(CLOSE.NO_HELLO, "HELLO_EXPECTED"), gate.limits.helloMs);
    socket.on("message", (data, isBinary) => this.receive(data, isBinary));
    socket.on("ping", (data) => this.pinged(data));
    socket.on("pong", () => void this.mayCome());
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.ended());
  }
  ping(): void {
    if (!this.alive) {
      this.gate.metrics.cut.inc({ why: "silent" });
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }
  private ended(): void {
    clearTimeout(this.helloTimer);
    this.state = "over";
    this.room?.leave(this);
    this.room = null;
  }
  private close(code: number, reason: string): void {
    if (this.state === "over") return;
    this.state = "over";
    this.gate.metrics.cut.inc({ why: reason });
    this.room?.leave(this);
    this.socket.close(code, reason);
  }
  end(why: "SEAT_LEFT" | "GOING_DOWN"): void {
    this.close(CLOSE[why], why);
  }

  send(message: ServerMessage): void {
    if (this.state === "over") return;
    if (this.packed) this.write(this.room!.wire.frames.make(message, null).frame);
    else {
      const text = JSON.stringify(message);
      if (this.hasRoomFor(Buffer.byteLength(text))) this.socket.send(text);
    }
  }
  write(frame: Uint8Array): void {
    if (this.state === "over" || this.socket.readyState !== this.socket.OPEN) return;
    if (this.hasRoomFor(frame.length)) this.stream.write(frame);
  }
  private hasRoomFor(bytes: number): boolean {
    this.bytesSent += bytes;
    if (this.stream.writableLength + bytes <= this.gate.limits.outboxBytes) return true;
    this.gate.metrics.cut.inc({ why: "SLOW_READER" });
    this.state = "over";
    this.room?.leave(this);
    this.socket.close(CLOSE.SLOW_READER, "SLOW_READER");
    // A client that does not read will not answer the close either.
    this.socket.terminate();
    return false;
  }
  private refuse(code: HostCode, about?: About): void {
    this.gate.metrics.refusedFrames.inc({ code });
    this.send({ type: "ERROR", code, message: HOST_CODES[code], ...about });
    if (++this.mistakes >= MISTAKES_MAX) this.close(code === "TOO_FAST" ? CLOSE.TOO_FAST : CLOSE.BAD_MESSAGE, code);
  }

  /** Pings and pongs are counted like messages: they cost as much. */
  private mayCome(): boolean {
    if (this.state === "over") {
      // Frames that were on their way when it was closed may still come; a sender who goes on is not heard out.
      if (++this.late > LATE_MAX) this.socket.terminate();
      return false;
    }
    this.alive = true;
    if (this.allowance.take(performance.now()) && this.takeShared()) return true;
    this.refuse("TOO_FAST");
    return false;
  }
  /** The library would answer also where nobody reads, and keep what they do not read in memory. */
  private pinged(data: Buffer): void {
    if (this.mayCome() && this.hasRoomFor(data.length)) this.socket.pong(data);
  }
  private receive(data: RawData, isBinary: boolean): void {
    if (!this.mayCome()) return;
    this.repeats.received((data as Buffer).length);
    const parsed = this.parse(data as Buffer, isBinary);
    if (!parsed.ok) {
      this.refuse(parsed.code, parsed.about);
      return;
    }
    const { message } = parsed;
    if ((message.type === "HELLO") !== (this.state === "new")) this.refuse("HELLO_EXPECTED");
    else if (message.type === "HELLO") void this.greet(message);
    else if (this.state === "joined") this.handle(message);
    else if (this.early.length < EARLY_MAX) this.early.push(message);
    else this.close(CLOSE.TOO_FAST, "TOO_FAST");
  }
  private parse(data: Buffer, isBinary: boolean): Parsed {
    if (!isBinary) return parseText(data.toString());
    return this.packed ? parsePacked(data, this.room!.wire.unpacker) : { ok: false, code: "MALFORMED" };
  }
  private async greet(hello: Hello): Promise<void> {
    this.state = "greeting";
    clearTimeout(this.helloTimer);
    try {
      if (hello.version > PROTOCOL_VERSION || hello.version < OLDEST_VERSION) {
        this.turnAway("VERSION_UNSUPPORTED", CLOSE.BAD_MESSAGE);
        return;
      }
      const access = await accessOf(this.gate.rooms.store, hello.match, hello.token);
      const room = access === null ? null : await this.gate.rooms.current(hello.match);
      if (access === null || room === null) this.turnAway("NO_ACCESS", CLOSE.NO_ACCESS);
      else if (this.isOpen()) {
        this.viewer = access.viewer;
        this.tokenHash = access.tokenHash;
        this.voice = await voiceOf(room, hello);
        await this.enter(room, hello);
      }
    } catch (error) {
      this.gate.failed(error, hello.match);
      this.turnAway(error instanceof MatchFault ? error.code : "RETRY", CLOSE.GOING_DOWN);
    }
  }
  private isOpen(): boolean {
    return this.state === "greeting" && this.socket.readyState === this.socket.OPEN;
  }
  private turnAway(code: HostCode, close: number): void {
    this.send({ type: "ERROR", code, message: HOST_CODES[code] });
    this.close(close, code);
  }
  private async enter(room: Room, hello: Hello): Promise<void> {
    if (this.viewer >= 0 && room.seats[this.viewer]!.bot !== null) await this.gate.returned(room, this);
    if (!this.isOpen()) return;
    // The seat may have been left while the match was read.
    if (!room.holds(this)) {
      this.turnAway("NO_ACCESS", CLOSE.NO_ACCESS);
      return;
    }
    const most = this.viewer < 0 ? this.gate.limits.watchersMax : CONNECTIONS_PER_SEAT;
    if (room.audience.listenersOf(this.viewer) >= most) {
      this.turnAway("CROWDED", CLOSE.CROWDED);
      return;
    }
    const { record } = room;
    const encoding = hello.encoding ?? "json";
    this.send({
      type: "WELCOME",
      version: PROTOCOL_VERSION,
      match: record.id,
      game: record.game,
      game_version: record.version,
      expansions: [...record.expansions],
      you: this.viewer,
      seats: room.seatInfos,
      status: room.status,
      commitment: record.commitment,
      encoding,
      ...(encoding === "packed" ? { vocabulary: room.wire.vocabulary as Welcome["vocabulary"] } : {}),
    });
    this.room = room;
    this.packed = encoding === "packed";
    this.state = "joined";
    room.join(this, hello.last_seq);
    for (const message of this.early) this.handle(message);
    this.early = [];
  }
  private async takeBack(room: Room): Promise<void> {
    await this.gate.returned(room, this).catch((error) => this.gate.failed(error, room.id));
  }
  /** A defect in one game fails this connection alone. */
  private handle(message: ClientMessage): void {
    const { room } = this;
    if (room === null) return;
    try {
      this.pass(message, room);
    } catch (error) {
      this.gate.failed(error, room.id);
      const question = "request_id" in message ? { request_id: message.request_id } : {};
      this.send({ type: "ERROR", code: "INTERNAL", message: HOST_CODES.INTERNAL, ...question });
    }
  }
  /** The same answer at the same position is not sent again for nothing. */
  private repeat(question: string, room: Room, about: About | undefined, send: () => void): void {
    const isAnswered = this.repeats.answer(question, room.audience.seqOf(this.viewer), () => {
      const before = this.bytesSent;
      send();
      return this.bytesSent - before;
    });
    if (!isAnswered) this.refuse("TOO_FAST", about);
  }
  private pass(message: ClientMessage, room: Room): void {
    switch (message.type) {
      case "ACTION":
      case "ACTIVATE_EFFECT":
      case "SUBMIT_CHOICE":
        // A player who acts is present again, so the bot that sat in for them stands up.
        if (this.viewer >= 0 && room.seats[this.viewer]!.bot !== null) void this.takeBack(room);
        room.command(this, message);
        return;
      case "DESCRIBE":
      case "LIST_ACTIONS": {
        const { request_id, ...question } = message;
        this.repeat(JSON.stringify(question), room, { request_id }, () => room.ask(this, message));
        return;
      }
      case "RESYNC":
        this.repeat("RESYNC", room, undefined, () => room.resync(this, message.last_seq));
        return;
      case "PING":
        this.send({ type: "PONG", request_id: message.request_id });
        return;
      case "HELLO":
        this.refuse("HELLO_EXPECTED");
    }
  }
}
