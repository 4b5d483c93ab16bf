import ipaddr from 'ipaddr.js';

/** A block of addresses: its first one and how many leading bits its members share (RFC 4632). */
type AddressRange = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** True for `10.1.0.0/16`, `fd00::/8` and the like; an address alone is no range. */
export function isAddressRange(text: string): boolean {
  return ipaddr.isValidCIDR(text);
}

/**
 * Answers whether an address lies in one of the ranges. An IPv4 address that IPv6 carries (mapped) counts as the
 * IPv4 one.
 * @throws Error where one of `ranges` is no range
 */
export function rangeCheck(ranges: readonly string[]): (address: string) => boolean {
  const blocks: AddressRange[] = ranges.map((range) => ipaddr.parseCIDR(range));
  if (blocks.length === 0) return () => false;
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return blocks.some(([first, bits]) => first.kind() === parsed.kind() && parsed.match(first, bits));
  };
}
