/**
 * Whether a hub may be given the secret that signs what it sends: over https (WebSub, section 5.1), or where its address
 * itself, not a name that leads to it, lies in ranges that the operator opened.
 */
export function mayHoldSecret(hubUrl: string, isOpened: (address: string) => boolean): boolean {
  const hub = URL.parse(hubUrl);
  if (hub === null) return false;
  return hub.protocol === 'https:' || isOpened(hub.hostname.replace(/^\[|\]$/g, ''));
}
