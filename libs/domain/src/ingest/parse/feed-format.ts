/** The root element is within the first characters (this many), even after comments. */
const LOOKED_AT = 20_000;

const ROOT = /<(?!\?|!)(?:[\w-]{1,40}:)?(rss|rdf|feed|channel)\b([^>]{0,4000})>/i;

/** The format of a document for display: 'RSS 2.0', 'Atom 1.0', 'JSON Feed 1.1'. Null if it does not look like a feed. */
export function feedFormat(text: string): string | null {
  const head = text.slice(0, LOOKED_AT).trimStart();
  if (head.startsWith('{')) {
    const version = /"version"\s{0,9}:\s{0,9}"https?:\/\/jsonfeed\.org\/version\/(\d(?:\.\d)?)"/.exec(
      head,
    )?.[1];
    return version === undefined ? null : `JSON Feed ${version}`;
  }
  const root = ROOT.exec(head.replaceAll(/<!--[\s\S]{0,5000}?-->/g, ''));
  if (root === null) return null;
  const [, name = '', attributes = ''] = root;
  switch (name.toLowerCase()) {
    case 'feed':
      return /purl\.org\/atom/.test(attributes) ? 'Atom 0.3' : 'Atom 1.0';
    case 'rdf':
      return /my\.netscape\.com\/rdf/.test(attributes) ? 'RSS 0.90' : 'RSS 1.0 (RDF)';
    case 'channel':
      return 'RSS without a root element';
    default:
      return `RSS ${/\bversion\s{0,5}=\s{0,5}["'](\d\.\d{1,2})/.exec(attributes)?.[1] ?? 'without a version'}`;
  }
}
