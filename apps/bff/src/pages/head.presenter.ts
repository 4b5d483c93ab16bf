import { escapeAttribute, escapeText } from 'entities';
import { PRODUCT_NAME, pageTitle, SYNDICATION_FORMATS, SYNDICATION_TYPES } from '#contract/site';
import { CARD_SIZE } from '../story-cards/story-card.js';
import type { CardAddress } from '../story-cards/story-cards.service.js';
import type { ScreenTexts } from './html-page.js';
import { scriptJson } from './script-json.js';
import { type PageSubject, presentStructuredData } from './structured-data.js';

/** A page's metadata for browsers, search engines and link previews. All fields are plain text. */
export interface Head {
  title: string;
  /** Title for link previews, if the page title is too short out of context. */
  sharedAs?: string;
  description: string;
  /** The canonical path. Null if the page has none. */
  path: string | null;
  isIndexed: boolean;
  kind: 'website' | 'article';
  /** The stored URL: of another site, or a path of ours. */
  imageUrl?: string | null;
  /** The story's own picture for link previews. Pages that have one can be embedded (oEmbed). */
  card?: CardAddress;
  /** What the page is about, for programs (JSON-LD). */
  subject?: PageSubject;
  publishedAt?: string | null;
  /** Path of the page's feeds, without the extension. */
  syndicationPath?: string;
  /** The query that belongs to it, without `?`. */
  syndicationQuery?: string;
}

/** The head of a page about one thing with the data of its first screen, or the path to redirect to. */
export type FoundHead = { head: Head; shown: ScreenTexts } | { movedTo: string };

const DESCRIPTION_MOST = 200;

/** Defaults for pages without their own values. */
export const GENERAL_HEAD = {
  description:
    'Follows news stories until they are resolved, with a timeline and a trust score for each source.',
  path: null,
  isIndexed: true,
  kind: 'website',
} as const;

/** The tags of a head. Page-specific tags are marked: the web app removes them when it shows another page. */
export function presentHead(head: Head, origin: string): string {
  const description = shortened(head.description || GENERAL_HEAD.description);
  const shared = oneLine(head.sharedAs ?? head.title);
  const image = imageAddress(head.card?.path ?? head.imageUrl ?? null, origin);
  const tags = [
    `<title>${escapeText(pageTitle(oneLine(head.title)))}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:type', head.kind),
    meta('property', 'og:title', shared),
    meta('property', 'og:description', description),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', shared),
    meta('name', 'twitter:description', description),
  ];
  if (image !== null) tags.push(meta('property', 'og:image', image), meta('name', 'twitter:image', image));
  if (head.card !== undefined) tags.push(...cardTags(head.card));
  if (head.publishedAt) tags.push(meta('property', 'article:published_time', head.publishedAt));
  if (!head.isIndexed) tags.push(meta('name', 'robots', 'noindex'));
  if (head.path !== null) {
    tags.push(
      meta('property', 'og:url', origin + head.path),
      link({ rel: 'canonical', href: origin + head.path }),
    );
  }
  if (head.card !== undefined && head.path !== null) tags.push(...oembedLinks(shared, origin, head.path));
  if (head.syndicationPath !== undefined) tags.push(...syndicationLinks(head, origin + head.syndicationPath));
  if (head.subject !== undefined) tags.push(structuredData(head, head.subject, description, origin));
  return tags.join('\n    ');
}

function cardTags({ alt }: CardAddress): string[] {
  return [
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(CARD_SIZE.width)),
    meta('property', 'og:image:height', String(CARD_SIZE.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:image:alt', alt),
  ];
}

/** Discovery of oEmbed 1.0 (oembed.com, section 4). */
function oembedLinks(title: string, origin: string, path: string): string[] {
  const href = (format: string) =>
    `${origin}/api/oembed?url=${encodeURIComponent(origin + path)}&format=${format}`;
  return [
    link({ rel: 'alternate', type: 'application/json+oembed', title, href: href('json') }),
    link({ rel: 'alternate', type: 'text/xml+oembed', title, href: href('xml') }),
  ];
}

function structuredData(head: Head, subject: PageSubject, description: string, origin: string): string {
  const { title, path, card } = head;
  const data = presentStructuredData(
    subject,
    { title: oneLine(title), description, path: path ?? '/', card },
    origin,
  );
  return `<script type="application/ld+json" data-page>${scriptJson(JSON.stringify(data))}</script>`;
}

function syndicationLinks({ title, syndicationQuery }: Head, address: string): string[] {
  const query = syndicationQuery === undefined ? '' : `?${syndicationQuery}`;
  const alternate = (type: string, ending: string) =>
    link({ rel: 'alternate', type, title: pageTitle(oneLine(title)), href: address + ending + query });
  return SYNDICATION_FORMATS.map((format) => alternate(SYNDICATION_TYPES[format], `.${format}`));
}

const meta = (by: 'name' | 'property', name: string, content: string) =>
  `<meta ${by}="${name}" content="${escapeAttribute(content)}" data-page />`;

const link = (attributes: Readonly<Record<string, string>>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ')} data-page />`;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Cuts between two words. */
function shortened(text: string): string {
  const line = oneLine(text);
  if (line.length <= DESCRIPTION_MOST) return line;
  return `${line
    .slice(0, DESCRIPTION_MOST)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
}

/** Null unless other sites can load it. */
function imageAddress(stored: string | null, origin: string): string | null {
  if (stored === null || !URL.canParse(stored, origin)) return null;
  const { protocol, href } = new URL(stored, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
