import { stripDoctype } from '../ingest/parse/strip-doctype.js';
import { outermostScope } from '../ingest/parse/xml-names.js';
import { attribute, readXml, type XmlNode, XmlTooLarge } from '../ingest/parse/xml-tree.js';

/** Deeper outlines are ignored. */
const MAX_DEPTH = 10;
const MAX_TITLE = 200;

/** One feed of an OPML list (OPML 2.0, subscription lists). */
export interface OpmlFeed {
  /** The URL as written in the list, not validated. */
  url: string;
  title: string | null;
  /** The URL of its site, as written in the list. */
  site: string | null;
  /** The headings above the feed, outermost first. */
  groups: string[];
}

/** The feeds of an OPML document. Null if it is not OPML or is too large. */
export function readOpml(text: string): OpmlFeed[] | null {
  const clean = stripDoctype(text);
  if (clean.kind === 'refused') return null;
  try {
    const opml = elements(readXml(clean.text, outermostScope(clean.entities), true)).find(isNamed('opml'));
    const body = opml === undefined ? undefined : elements(opml).find(isNamed('body'));
    return body === undefined ? null : feedsUnder(body, []);
  } catch (error) {
    if (error instanceof XmlTooLarge) return null;
    throw error;
  }
}

function feedsUnder(parent: XmlNode, groups: string[]): OpmlFeed[] {
  return elements(parent)
    .filter(isNamed('outline'))
    .flatMap((outline) => {
      const url = attribute(outline, 'xmlurl');
      const title = (attribute(outline, 'title') ?? attribute(outline, 'text'))?.slice(0, MAX_TITLE) ?? null;
      const own = url === null ? [] : [{ url, title, site: attribute(outline, 'htmlurl'), groups }];
      const under = url !== null || title === null ? groups : [...groups, title];
      return groups.length < MAX_DEPTH ? [...own, ...feedsUnder(outline, under)] : own;
    });
}

function elements(node: XmlNode): XmlNode[] {
  return node.children.filter((child) => typeof child !== 'string');
}

function isNamed(tag: string): (node: XmlNode) => boolean {
  return (node) => node.tag === tag;
}

/** An OPML 2.0 document: each group is a heading with its feeds below it. */
export function writeOpml(title: string, groups: ReadonlyMap<string, readonly OpmlFeed[]>): string {
  const outlines = [...groups].map(
    ([name, feeds]) =>
      `    <outline text="${escaped(name)}">\n${feeds.map(outlineOf).join('')}    </outline>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head>
    <title>${escaped(title)}</title>
  </head>
  <body>
${outlines.join('')}  </body>
</opml>
`;
}

function outlineOf({ url, title, site }: OpmlFeed): string {
  const named = escaped(title ?? url);
  const html = site === null ? '' : ` htmlUrl="${escaped(site)}"`;
  return `      <outline type="rss" text="${named}" title="${named}" xmlUrl="${escaped(url)}"${html}/>\n`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
  return text.replace(/[\u0000-\u001F]/g, ' ').replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
