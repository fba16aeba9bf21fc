import { isIPv6 } from "node:net";

/** Bits of an IPv6 address that tell one customer of a provider from another; the rest is theirs to choose. */
const GROUPS = 4;

/** The key that an address is counted under: an IPv4 address, also when written as IPv6, or the /64 network of an IPv6 address. */
export function shareOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [, front = "", back] = /^(.*?)(?:::(.*))?$/.exec(address.replace(/%.*$/, "").toLowerCase()) ?? [];
  const groups = (text: string): string[] => text.split(":").filter((group) => group !== "");
  const given = groups(front);
  const last = back === undefined ? [] : groups(back);
  const whole = [...given, ...Array<string>(Math.max(0, 8 - given.length - last.length)).fill("0"), ...last];
  return `${whole
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
