/** The network of a caller, for rate limits. */
import { isIP, isIPv4, isIPv6 } from 'node:net';

/** A range of addresses that share one counter. */
export interface Network {
  /** Such as `192.0.2.7` or `2001:db8:1:2::/64`. */
  readonly name: string;
  /** Multiple of a household's limit. */
  readonly limitFactor: number;
}

/**
 * Networks around a household get more than one household can use up, so that nobody blocks the neighbours. A /48 of
 * IPv6 mostly belongs to one customer, who would otherwise have 65,536 households; a /24 of IPv4 has 256 customers.
 */
const IPV6_FACTORS = [
  [64, 1],
  [56, 1.25],
  [48, 1.5],
] as const;
const IPV4_FACTORS = [
  [32, 1],
  [24, 4],
] as const;

/** All factors; limits create one counter for each. */
export const LIMIT_FACTORS: readonly number[] = [
  ...new Set([...IPV6_FACTORS, ...IPV4_FACTORS].map(([, factor]) => factor)),
];

/**
 * The networks of an address, the household's first: an IPv4 address and its /24, or the /64, /56 and /48 of an IPv6
 * address. Anything else counts as one network, `unknown`.
 * @param written an address, with or without port and zone
 */
export function networksOf(written: string): readonly [Network, ...Network[]] {
  const address = withoutPort(written.trim());
  const ipv4 = isIPv4(address) ? address : /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined && isIPv4(ipv4)) {
    const [[, ownBits], [, widerFactors]] = IPV4_FACTORS;
    return [
      { name: ipv4, limitFactor: ownBits },
      { name: `${ipv4.split('.').slice(0, 3).join('.')}.0/24`, limitFactor: widerFactors },
    ];
  }
  if (!isIPv6(address)) return [{ name: 'unknown', limitFactor: 1 }];
  const [ownNetwork, ...widerFactors] = IPV6_FACTORS.map(([bits, limitFactor]) => ({
    name: prefixOf(address, bits),
    limitFactor,
  }));
  return [ownNetwork as Network, ...widerFactors];
}

function prefixOf(address: string, bits: number): string {
  const groups = groupsOf(address).slice(0, Math.ceil(bits / 16));
  const remainingBits = bits % 16;
  const last = groups.at(-1) ?? 0;
  const maskedGroup = remainingBits === 0 ? last : last & (0xffff << (16 - remainingBits));
  return `${[...groups.slice(0, -1), maskedGroup].map((group) => group.toString(16)).join(':')}::/${bits}`;
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  if (bracketed) return bracketed.split('%')[0] ?? '';
  const ipv4 = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1];
  return ipv4 ?? (isIP(address) ? address : (address.split('%')[0] ?? ''));
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [withoutZone = ''] = address.split('%');
  const [left = '', right] = withoutZone.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':').flatMap(asGroups));
  const before = split(left);
  const after = right === undefined ? [] : split(right);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

/** The last group may be written as an IPv4 address, which counts for two. */
function asGroups(group: string): string[] {
  const [a = 0, b = 0, c = 0, d] = group.split('.').map(Number);
  return d === undefined ? [group] : [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}
