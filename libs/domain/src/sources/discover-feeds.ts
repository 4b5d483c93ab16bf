import { httpUrl } from '../ingest/article/canonical-url.js';
import { decodeDocument } from '../ingest/parse/decode-document.js';

/** Only this much of a page is searched (characters). Heads are far shorter. */
const SEARCHED = 500_000;
/** The most addresses that are returned. */
const MOST = 10;

/** Where sites keep their feeds if their pages do not say it. */
const USUAL_PATHS = ['/feed', '/rss', '/rss.xml', '/feed.xml', '/atom.xml', '/index.xml'];

const FEED_TYPE = /^application\/(?:rss\+xml|atom\+xml|feed\+json|rdf\+xml)\b/i;
const LOOKS_LIKE_FEED = /(?:^|[/._-])(?:rss|atom|feed|feeds)(?:[/._-]|$)|\.(?:rss|rdf|atom)$/i;

/**
 * The addresses at which a page's site may have feeds, likeliest first: those that the page declares (`<link
 * rel="alternate">`), then links that look like feeds, then the usual paths of the site. HTTP(S) only.
 * @param url the page's address after redirects
 */
export function discoverFeeds(bytes: Uint8Array, contentType: string | null, url: string): string[] {
  const page = withoutComments(decodeDocument(bytes, contentType).text.slice(0, SEARCHED));
  const tags = [...page.matchAll(/<(link|a|base)\b([^<>]{0,2000})>/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(rest),
  }));
  const base = absolute(tags.find(({ name }) => name === 'base')?.attributes.href, url) ?? url;
  const declared = tags.filter(({ name, attributes }) => name === 'link' && declaresFeed(attributes));
  const links = tags.filter(({ name, attributes }) => name === 'a' && looksLikeFeed(attributes.href));
  const found = [...declared, ...links].flatMap(({ attributes }) => absolute(attributes.href, base) ?? []);
  const guessed = USUAL_PATHS.map((path) => new URL(path, url).href);
  return [...new Set([...found, ...guessed])].filter((each) => each !== url).slice(0, MOST);
}

/** A comment that is not closed goes on to the end. Takes linear time. */
function withoutComments(page: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let open = page.indexOf('<!--'); open !== -1; open = page.indexOf('<!--', from)) {
    kept.push(page.slice(from, open));
    const end = page.indexOf('-->', open + 4);
    if (end === -1) return kept.join('');
    from = end + 3;
  }
  return kept.join('') + page.slice(from);
}

type Attributes = Readonly<Record<string, string>>;

function attributesOf(text: string): Attributes {
  // A name begins where the one before it ends: otherwise a long one would be tried at each of its letters.
  const found = text.matchAll(
    /(?<![a-z-])([a-z-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  );
  return Object.fromEntries(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim(),
    ]),
  );
}

function declaresFeed({ rel = '', type = '' }: Attributes): boolean {
  return /\balternate\b/i.test(rel) && FEED_TYPE.test(type);
}

function looksLikeFeed(href: string | undefined): boolean {
  return href !== undefined && LOOKS_LIKE_FEED.test(href.replace(/[?#].*$/, ''));
}

function absolute(href: string | undefined, base: string): string | null {
  if (href === undefined || href === '' || !URL.canParse(href, base)) return null;
  return httpUrl(new URL(href, base).href)?.href ?? null;
}
