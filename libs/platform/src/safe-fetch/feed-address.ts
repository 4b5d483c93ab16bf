/** Longer addresses are nobody's feed, and no index of the database takes them (characters). */
const MAX_ADDRESS = 2000;

/** Below this, ports belong to services of other kinds. */
const FIRST_FREE_PORT = 1024;

export type FeedAddress =
  | {
      kind: 'address';
      /** Without name, password and fragment. */
      url: URL;
      /** What the address's name and password make: the value of an Authorization header (RFC 7617). */
      authorisation: string | null;
    }
  | { kind: 'refused'; detail: string };

/**
 * Reads an address that is to be asked: http or https, ports 80, 443 and from 1024 on, so that nobody makes us talk
 * to mail servers and the like.
 * @param base what a relative address is relative to
 */
export function readFeedAddress(address: string, base?: URL): FeedAddress {
  const url = address.length > MAX_ADDRESS ? null : URL.parse(address, base?.href);
  if (url === null) return { kind: 'refused', detail: 'not an address' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { kind: 'refused', detail: `not an address of the web: ${url.protocol.slice(0, 20)}` };
  if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT && url.port !== '80' && url.port !== '443')
    return { kind: 'refused', detail: `port ${url.port} is not for web servers` };
  const { username, password } = url;
  url.username = '';
  url.password = '';
  url.hash = '';
  return { kind: 'address', url, authorisation: basic(username, password) };
}

function basic(username: string, password: string): string | null {
  if (username === '' && password === '') return null;
  const pair = `${unescaped(username)}:${unescaped(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

/** A stray percent sign stands for itself. */
function unescaped(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );
}
