import { type AtomFeed, type JsonFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith';
import { type CarriedFeed, type CarriedItem, type Enclosure, NO_FACTS } from './parsed-feed.js';
import { pickImage } from './pick-image.js';

type Item<Kind> = { [Key in keyof Kind]?: Kind[Key] };
type RssItem = RssFeed.Item<string>;
type RdfItem = RdfFeed.Item<string>;
type AtomEntry = AtomFeed.Entry<string>;
type Modules = Item<Pick<RssItem, 'dc' | 'dcterms' | 'atom' | 'media' | 'content'>>;

/** Reads RSS, RDF, Atom and JSON Feed with feedsmith. Throws what feedsmith throws when the text is no feed. */
export function readWithFeedsmith(text: string): CarriedFeed {
  const read = parseFeed(text);
  switch (read.format) {
    case 'rss':
      return rssFeed(read.feed);
    case 'rdf':
      return { ...nothing, ...facts(read.feed), items: (read.feed.items ?? []).map(rdfItem) };
    case 'atom':
      return atomFeed(read.feed);
    case 'json':
      return jsonFeed(read.feed);
  }
}

const nothing = { ...NO_FACTS };

function facts(feed: {
  title?: string;
  link?: string;
  description?: string;
  dc?: RssItem['dc'];
}): Partial<CarriedFeed> {
  return {
    title: feed.title ?? feed.dc?.titles?.[0] ?? null,
    link: feed.link ?? null,
    subtitle: feed.description ?? feed.dc?.descriptions?.[0] ?? null,
    language: feed.dc?.languages?.[0] ?? null,
  };
}

function rssFeed(feed: RssFeed.Feed<string>): CarriedFeed {
  const carried = { ...nothing, ...facts(feed) };
  return {
    ...carried,
    subtitle: carried.subtitle ?? feed.itunes?.subtitle ?? feed.itunes?.summary ?? null,
    language: feed.language ?? carried.language ?? feed.xml?.lang ?? null,
    ttlMinutes: feed.ttl ?? null,
    statedIntervalMs: feed.ttl === undefined ? null : feed.ttl * 60_000,
    items: (feed.items ?? []).map(rssItem),
  };
}

function rssItem(item: RssItem): CarriedItem {
  return {
    ...moduleFields(item),
    guid: item.guid?.value ?? null,
    guidIsPermalink: item.guid?.isPermaLink ?? null,
    link: item.link ?? atomLink(item.atom?.links) ?? null,
    title: item.title ?? item.dc?.titles?.[0] ?? item.media?.title?.value ?? null,
    summary: item.description ?? moduleSummary(item),
    author: persons(item.authors) ?? moduleAuthor(item) ?? item.itunes?.author ?? null,
    credit: item.source?.title ?? null,
    published: item.pubDate ?? issued(item),
    categories: [...named(item.categories), ...moduleCategories(item)],
    enclosures: (item.enclosures ?? []).flatMap(enclosure),
    imageUrl: pickImage(item.media, item.enclosures) ?? item.itunes?.image ?? null,
  };
}

function rdfItem(item: RdfItem): CarriedItem {
  return {
    ...moduleFields(item),
    guid: item.rdf?.about ?? null,
    guidIsPermalink: null,
    link: item.link ?? null,
    title: item.title ?? item.dc?.titles?.[0] ?? null,
    summary: item.description ?? moduleSummary(item),
    author: moduleAuthor(item),
    credit: null,
    published: issued(item),
    categories: moduleCategories(item),
    enclosures: [],
    imageUrl: pickImage(item.media, undefined),
  };
}

function atomFeed(feed: AtomFeed.Feed<string>): CarriedFeed {
  return {
    ...nothing,
    title: feed.title?.value ?? feed.dc?.titles?.[0] ?? null,
    link: atomLink(feed.links) ?? null,
    subtitle: feed.subtitle?.value ?? null,
    language: feed.xml?.lang ?? feed.dc?.languages?.[0] ?? null,
    items: (feed.entries ?? []).map(atomEntry),
  };
}

function atomEntry(entry: AtomEntry): CarriedItem {
  const files = (entry.links ?? []).filter((link) => link.rel === 'enclosure');
  const enclosures = files.flatMap((file) =>
    enclosure({ url: file.href, type: file.type, length: file.length }),
  );
  const group = entry.media?.groups?.[0];
  return {
    guid: entry.id ?? null,
    guidIsPermalink: null,
    link: atomLink(entry.links) ?? null,
    title: entry.title?.value ?? entry.dc?.titles?.[0] ?? group?.title?.value ?? null,
    titleIsPlain: entry.title?.type === 'text',
    summary: entry.summary?.value ?? entry.media?.description?.value ?? group?.description?.value ?? null,
    content: entry.content?.value ?? null,
    author: persons(entry.authors) ?? entry.dc?.creators?.[0] ?? null,
    credit: entry.source?.title?.value ?? null,
    published: entry.published ?? issued(entry),
    updated: entry.updated ?? entry.dcterms?.modified?.[0] ?? entry.dc?.dates?.[0] ?? null,
    categories: [
      ...(entry.categories ?? []).flatMap((category) => category.label ?? category.term ?? []),
      ...(entry.dc?.subjects ?? []),
    ],
    enclosures,
    imageUrl: pickImage(entry.media, enclosures),
  };
}

function jsonFeed(feed: JsonFeed.Feed<string>): CarriedFeed {
  return {
    ...nothing,
    title: feed.title ?? null,
    link: feed.home_page_url ?? null,
    subtitle: feed.description ?? null,
    language: feed.language ?? null,
    items: (feed.items ?? []).map(jsonItem),
  };
}

function jsonItem(item: JsonFeed.Item<string>): CarriedItem {
  return {
    guid: item.id ?? null,
    guidIsPermalink: null,
    link: item.url ?? item.external_url ?? null,
    title: item.title ?? null,
    titleIsPlain: true,
    summary: item.summary ?? null,
    content: item.content_html ?? item.content_text ?? null,
    author: item.authors?.[0]?.name ?? null,
    credit: null,
    published: item.date_published ?? null,
    updated: item.date_modified ?? null,
    categories: item.tags ?? [],
    imageUrl: item.image ?? item.banner_image ?? null,
    enclosures: (item.attachments ?? []).flatMap((file) =>
      enclosure({ url: file.url, type: file.mime_type, length: file.size_in_bytes }),
    ),
  };
}

function moduleFields(item: Modules): Pick<CarriedItem, 'titleIsPlain' | 'content' | 'updated'> {
  return {
    titleIsPlain: false,
    content: item.content?.encoded ?? item.atom?.content?.value ?? null,
    updated: item.dcterms?.modified?.[0] ?? item.dc?.dates?.[0] ?? item.atom?.updated ?? null,
  };
}

function moduleSummary(item: Modules): string | null {
  const media = item.media?.description ?? item.media?.groups?.[0]?.description;
  return item.dc?.descriptions?.[0] ?? item.atom?.summary?.value ?? media?.value ?? null;
}

function moduleAuthor(item: Modules): string | null {
  return (item.dc?.creators ?? []).slice(0, 5).join(', ') || persons(item.atom?.authors);
}

function moduleCategories(item: Modules): string[] {
  return [...(item.dc?.subjects ?? []), ...named(item.media?.categories)];
}

function issued(item: Item<Pick<RssItem, 'dcterms' | 'dc' | 'atom'>>): string | null {
  return (
    item.dcterms?.issued?.[0] ??
    item.dcterms?.created?.[0] ??
    item.dc?.dates?.[0] ??
    item.atom?.published ??
    null
  );
}

function named(categories: { name?: string }[] | undefined): string[] {
  return (categories ?? []).flatMap((category) => category.name ?? []);
}

function persons(people: { name?: string; email?: string }[] | undefined): string | null {
  const names = (people ?? []).slice(0, 5).flatMap((person) => person.name ?? person.email ?? []);
  return names.length === 0 ? null : names.join(', ');
}

function atomLink(links: AtomFeed.Link<string>[] | undefined): string | undefined {
  const pages = (links ?? []).filter(
    (link) => link.href !== undefined && (link.rel ?? 'alternate') === 'alternate',
  );
  return (pages.find((link) => link.type === undefined || link.type.includes('html')) ?? pages[0])?.href;
}

function enclosure(file: { url?: string; type?: string | null; length?: number | null }): Enclosure[] {
  if (file.url === undefined) return [];
  return [{ url: file.url, type: file.type ?? null, length: file.length ?? null }];
}
