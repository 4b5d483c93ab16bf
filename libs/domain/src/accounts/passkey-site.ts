/** The scope of this site's passkeys. */
export interface PasskeySite {
  /** The relying party's id: the host name. */
  rpId: string;
  /** The only origin whose signatures count. */
  origin: string;
}

/**
 * The scope of passkeys, from the site's configured address. Null if browsers would refuse it: they want HTTPS, except on
 * localhost, and a host name instead of an IP address (Web Authentication, section 5.1.3).
 */
export function passkeySite(publicUrl: string): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return null;
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return isAddress ? null : { rpId: hostname, origin };
}
