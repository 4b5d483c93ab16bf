import ipaddr from 'ipaddr.js';

/** A block of addresses: the first one, and the number of leading bits they share (RFC 4632). */
type AddressRange = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** True for `10.1.0.0/16`, `fd00::/8` and the like. A single address is not a range. */
export function isAddressRange(text: string): boolean {
  return ipaddr.isValidCIDR(text);
}

/**
 * Checks whether an address is in one of the ranges. IPv4-mapped IPv6 addresses count as IPv4.
 * @throws Error if one of `ranges` is invalid
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
