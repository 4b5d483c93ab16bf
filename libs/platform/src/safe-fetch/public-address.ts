import ipaddr from 'ipaddr.js';

/** In a public range, but served by the machine's own host: Azure's metadata and agent service. */
const HOST_SERVICES = new Set(['168.63.129.16']);

/**
 * True only for addresses of the public internet. Loopback, private, link-local (cloud metadata), carrier-grade NAT, multicast,
 * reserved and documentation ranges are not public, neither plain nor embedded in IPv6 (mapped; NAT64: RFC 6052). 6to4, Teredo
 * and invalid addresses are never public.
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

/** Names that never resolve to the public internet (RFC 6761, RFC 6762, and what networks use inside). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa)\.?$/i;

/**
 * False for hosts of URLs that are certainly not on the public internet: other addresses, and private names. Whether a name
 * resolves to a public address is only known when it is fetched.
 */
export function isPublicHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) ? isPublicAddress(address) : !PRIVATE_NAME.test(host);
}
