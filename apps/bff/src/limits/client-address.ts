import ipaddr from 'ipaddr.js';

/** The address to limit by: one IPv4 address, or the /64 network of an IPv6 customer. */
export function clientAddress(ip: string | undefined): string {
  return networkOf(ip, { ipv4: 32, ipv6: 64 });
}

/** The network to share places by: addresses within an IPv4 /24 or an IPv6 /48 often belong to one customer. */
export function clientNetwork(ip: string | undefined): string {
  return networkOf(ip, { ipv4: 24, ipv6: 48 });
}

function networkOf(ip: string | undefined, bits: { ipv4: 24 | 32; ipv6: 48 | 64 }): string {
  if (ip === undefined || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') {
    const text = address.toString();
    return bits.ipv4 === 32 ? text : `${text.slice(0, text.lastIndexOf('.'))}.0/24`;
  }
  const parts = (address as ipaddr.IPv6).parts.slice(0, bits.ipv6 / 16);
  return `${parts.map((part) => part.toString(16)).join(':')}::/${bits.ipv6}`;
}
