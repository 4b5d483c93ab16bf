/**
 * The usual prefix of each namespace, by its URL (lower case, without scheme and trailing `/` or `#`). `rss` and
 * `atom` are the feed's own formats.
 */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['purl.org/rss/1.0', 'rss'],
  ['purl.org/net/rss1.1', 'rss'],
  ['my.netscape.com/rdf/simple/0.9', 'rss'],
  ['channel.netscape.com/rdf/simple/0.9', 'rss'],
  ['my.netscape.com/publish/formats/rss-0.91.dtd', 'rss'],
  ['blogs.law.harvard.edu/tech/rss', 'rss'],
  ['cyber.law.harvard.edu/rss', 'rss'],
  ['www.rssboard.org/rss-specification', 'rss'],
  ['backend.userland.com/rss', 'rss'],
  ['backend.userland.com/rss091', 'rss'],
  ['backend.userland.com/rss092', 'rss'],
  ['backend.userland.com/rss2', 'rss'],
  ['backend.userland.com/blogchannelmodule', 'blogchannel'],
  ['www.w3.org/2005/atom', 'atom'],
  ['purl.org/atom/ns', 'atom'],
  ['purl.org/atom', 'atom'],
  ['purl.org/echo', 'atom'],
  ['purl.org/pie', 'atom'],
  ['example.com/newformat', 'atom'],
  ['example.com/necho', 'atom'],
  ['www.w3.org/1999/xhtml', 'xhtml'],
  ['www.w3.org/1999/02/22-rdf-syntax-ns', 'rdf'],
  ['www.w3.org/xml/1998/namespace', 'xml'],
  ['purl.org/dc/elements/1.1', 'dc'],
  ['purl.org/dc/elements/1.0', 'dc'],
  ['purl.org/dc/terms', 'dcterms'],
  ['purl.org/rss/1.0/modules/content', 'content'],
  ['purl.org/rss/1.0/modules/syndication', 'sy'],
  ['search.yahoo.com/mrss', 'media'],
  ['video.search.yahoo.com/mrss', 'media'],
  ['www.rssboard.org/media-rss', 'media'],
  ['tools.search.yahoo.com/mrss', 'media'],
  ['www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['example.com/dtds/podcast-1.0.dtd', 'itunes'],
]);

/** Limit of namespaces in scope. No real feed declares more. */
const MAX_NAMESPACES = 100;

/** The context that gives element names their meaning: prefixes and inherited attributes. */
export interface XmlScope {
  /** Prefix → URL of the namespace, as declared so far. */
  namespaces: ReadonlyMap<string, string>;
  /** Tag as written → name. Filled while tags are read. */
  names: Map<string, string>;
  /** The `xml:base` in scope, or null. */
  base: string | null;
  language: string | null;
  document: XmlDocument;
}

/** Context shared by the whole document. */
export interface XmlDocument {
  /** Where it was fetched: relative URLs in `xml:base` begin there. */
  url: string;
  /** Namespaces whose names have no prefix: those of the root element's format. */
  core: Set<string>;
  /** Entities that the document declares, and how many characters their expansion may still add. */
  entities: ReadonlyMap<string, string>;
  entityBudget: number;
}

/** The scope outside any element. */
export function outermostScope(entities: ReadonlyMap<string, string>, url = ''): XmlScope {
  const document = { url, core: new Set(['', 'rss']), entities, entityBudget: 1_000_000 };
  return { namespaces: new Map(), names: new Map(), base: null, language: null, document };
}

/** The scope inside an element with these attributes: the outer scope, unless they declare something. */
export function scopeWithin(outer: XmlScope, attributes: Record<string, string>): XmlScope {
  let scope = outer;
  for (const name in attributes) {
    if (!name.startsWith('xml')) continue;
    const value = attributes[name] ?? '';
    if (name === 'xml:base') scope = { ...scope, base: baseWithin(scope, value) };
    else if (name === 'xml:lang') scope = { ...scope, language: value };
    else if (/^xmlns(?:$|:)/.test(name) && scope.namespaces.size < MAX_NAMESPACES) {
      const namespaces = new Map(scope.namespaces).set(name.slice(6), value.trim());
      scope = { ...scope, namespaces, names: new Map() };
    }
  }
  return scope;
}

/** The normalised name of a tag, independent of the prefix in the document: `title`, `dc:creator`, `media:content`. */
export function nameOf(tag: string, scope: XmlScope): string {
  const known = scope.names.get(tag);
  if (known !== undefined) return known;
  const colon = tag.indexOf(':');
  const prefix = colon === -1 ? '' : tag.slice(0, colon);
  const usual = usualPrefix(prefix, scope);
  const local = tag.slice(colon + 1);
  const name = scope.document.core.has(usual) ? local : `${usual}:${local}`;
  scope.names.set(tag, name);
  return name;
}

/** Lets the names of the root element's namespace have no prefix. */
export function rootedAt(tag: string, scope: XmlScope): void {
  const colon = tag.indexOf(':');
  const usual = usualPrefix(colon === -1 ? '' : tag.slice(0, colon), scope);
  if (usual !== 'rdf') scope.document.core.add(usual);
  scope.names.clear();
}

function usualPrefix(prefix: string, scope: XmlScope): string {
  const address = scope.namespaces.get(prefix);
  if (address === undefined || address === '') return prefix;
  const plain = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/#]{1,3}$/, '');
  return PREFIXES.get(plain) ?? (prefix === '' ? plain : prefix);
}

function baseWithin({ base: outer, document }: XmlScope, stated: string): string | null {
  const base = stated.trim();
  return base === '' ? outer : (URL.parse(base, outer ?? document.url)?.href ?? outer);
}
