import ipaddr from 'ipaddr.js';

/** Public by number, but answered by the machine's own host: Azure's metadata and agent service. */
const HOST_SERVICES = new Set(['168.63.129.16']);

/**
 * True for addresses of the public internet only: no loopback, private, link-local (cloud metadata), carrier,
 * multicast, reserved or documentation range, neither plain nor inside an IPv6 form (mapped; NAT64: RFC 6052; 6to4
 * and Teredo never). What cannot be read as an address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicV4(parsed);
  if (parsed.isIPv4MappedAddress()) return isPublicV4(parsed.toIPv4Address());
  if (parsed.range() === 'rfc6052') return isPublicV4(new ipaddr.IPv4(parsed.toByteArray().slice(12)));
  return parsed.range() === 'unicast' && parsed.match(ipaddr.IPv6.parse('2000::'), 3);
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !HOST_SERVICES.has(address.toString());
}
