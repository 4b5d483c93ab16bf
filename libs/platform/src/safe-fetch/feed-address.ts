/** Longer URLs are not accepted. Database indexes cannot hold them (characters). */
const MAX_ADDRESS = 2000;

/** Lower ports belong to other services, except 80 and 443. */
const FIRST_FREE_PORT = 1024;

export type FeedAddress =
  | {
      kind: 'address';
      /** Without user name, password and fragment. */
      url: URL;
      /** The Authorization header made from the URL's user name and password (RFC 7617). */
      authorisation: string | null;
    }
  | { kind: 'refused'; detail: string };

/**
 * Reads a URL to fetch. It must be HTTP(S), on port 80, 443, or 1024 and above, so that nobody can make us connect to mail
 * servers and the like.
 * @param base resolves a relative URL
 */
export function readFeedAddress(address: string, base?: URL): FeedAddress {
  const url = address.length > MAX_ADDRESS ? null : URL.parse(address, base?.href);
  if (url === null) return { kind: 'refused', detail: 'not a URL' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { kind: 'refused', detail: `not an HTTP(S) URL: ${url.protocol.slice(0, 20)}` };
  if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT && url.port !== '80' && url.port !== '443')
    return { kind: 'refused', detail: `port ${url.port} is not allowed` };
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

/** Keeps percent signs that encode nothing. */
function unescaped(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );
}
