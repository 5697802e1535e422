/** Where a call comes from, as far as limits care. */
import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The network of an address: without a port, IPv4 as it is, and of IPv6 the first 64 bits, because one household has
 * all the addresses behind them. Anything else is one and the same stranger.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written.trim());
  if (isIPv4(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return 'unknown';
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  if (bracketed) return bracketed.split('%')[0] ?? '';
  const four = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1];
  return four ?? (isIP(address) ? address : (address.split('%')[0] ?? ''));
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%');
  const [left = '', right] = bare.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':').flatMap(asGroups));
  const before = split(left);
  const after = right === undefined ? [] : split(right);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

/** The last group may be written as an IPv4 address, which stands for two. */
function asGroups(group: string): string[] {
  const [a = 0, b = 0, c = 0, d] = group.split('.').map(Number);
  return d === undefined ? [group] : [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}
