/** How long what security.txt says is good for (ms). RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 86_400_000;

/**
 * The text of /.well-known/security.txt (RFC 9116).
 * @param email the operator's address. Without it, the contact form is named.
 */
export function securityText(origin: string, email: string | undefined, now: Date): string {
  const contact = email === undefined ? `${origin}/contact` : `mailto:${encodeURI(email)}`;
  const expires = new Date(now.getTime() + VALID_MS).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** An OpenSearch 1.1 description, by which browsers offer the site's search. @param origin has no character that XML escapes */
export function openSearchDescription(origin: string, name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${name}</ShortName>
<Description>Search news stories and their articles</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${origin}/favicon.ico</Image>
<Url type="text/html" template="${origin}/search?q={searchTerms}"/>
<Url type="application/rss+xml" template="${origin}/search/feed.xml?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
