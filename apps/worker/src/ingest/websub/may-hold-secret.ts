/**
 * Whether a hub may receive the secret that signs its pushes. It may over https (WebSub, section 5.1), or if its
 * literal address, not a name, lies in a range that the operator opened.
 */
export function mayHoldSecret(hubUrl: string, isOpened: (address: string) => boolean): boolean {
  const hub = URL.parse(hubUrl);
  if (hub === null) return false;
  return hub.protocol === 'https:' || isOpened(hub.hostname.replace(/^\[|\]$/g, ''));
}
