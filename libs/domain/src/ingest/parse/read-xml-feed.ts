import type { CarriedItem, FeedFacts } from '../article/parsed-feed.js';
import { readAtomEntry } from './read-atom-entry.js';
import { linkNamed, pageLink } from './read-links.js';
import { firstPersons } from './read-persons.js';
import { readRssItem } from './read-rss-item.js';
import { readSchedule } from './read-schedule.js';
import type { ItemSpan, SplitDocument } from './split-items.js';
import { fieldsOf, textOf } from './xml-markup.js';
import { outermostScope, type XmlDocument, type XmlScope } from './xml-names.js';
import { attribute, readXml, type XmlNode, XmlTooLarge } from './xml-tree.js';

/** The facts of a document, and the scope of its items. */
export interface XmlHead {
  facts: FeedFacts;
  itemScope: XmlScope;
}

/**
 * Parses everything around the items: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, CDF, in any namespace.
 * @throws XmlTooLarge if there are too many elements or they are nested too deeply
 */
export function readXmlHead(
  text: string,
  split: SplitDocument,
  { entities, url }: Pick<XmlDocument, 'entities' | 'url'>,
): XmlHead {
  const around = [text.slice(split.start, split.headEnd), ...outside(text, split)].join('\n');
  const top = readXml(around, outermostScope(entities, url), true);
  const root = top.children.find((child) => typeof child !== 'string') ?? top;
  const channel = fieldsOf(root).get('channel')?.[0] ?? root;
  return { facts: factsOf(root, channel), itemScope: channel.scope };
}

/** Parses one item anywhere in the document. Null if it has no element, or is too large. */
export function readXmlItem(text: string, span: ItemSpan, { itemScope }: XmlHead): CarriedItem | null {
  try {
    const top = readXml(text.slice(span.start, span.end), itemScope);
    const node = top.children.find((child) => typeof child !== 'string');
    if (node === undefined) return null;
    return node.name === 'entry' ? readAtomEntry(node) : readRssItem(node);
  } catch (error) {
    if (error instanceof XmlTooLarge) return null;
    throw error;
  }
}

/** The text between and after the items. */
function outside(text: string, split: SplitDocument): string[] {
  const parts = split.spans.map((span, index) => {
    const next = split.spans[index + 1];
    return next === undefined ? '' : text.slice(span.end, next.start).trim();
  });
  const last = split.spans.at(-1);
  return [...parts, last === undefined || split.overLimit > 0 ? '' : text.slice(last.end)].filter(Boolean);
}

function factsOf(root: XmlNode, channel: XmlNode): FeedFacts {
  const fields = fieldsOf(channel);
  const links = [...(fields.get('link') ?? []), ...(fields.get('atom:link') ?? [])];
  return {
    title: textOf(fields, 'title', 'dc:title', 'itunes:title', 'media:title'),
    link: textOf(fields, 'link') ?? pageLink(links) ?? attribute(channel, 'href') ?? null,
    subtitle: textOf(
      fields,
      ...['description', 'subtitle', 'tagline', 'abstract', 'dc:description', 'info'],
      ...['itunes:subtitle', 'itunes:summary'],
    ),
    language: textOf(fields, 'language', 'dc:language') ?? channel.scope.language ?? root.scope.language,
    editor:
      textOf(fields, 'managingeditor', 'dc:publisher') ??
      firstPersons(fields, 'author', 'itunes:author', 'dc:creator'),
    contact: textOf(fields, 'webmaster') ?? firstPersons(fields, 'itunes:owner'),
    rights: textOf(fields, 'copyright', 'rights', 'dc:rights'),
    ...readSchedule(fields),
    hubUrl: linkNamed(links, 'hub'),
    selfUrl: linkNamed(links, 'self'),
  };
}
