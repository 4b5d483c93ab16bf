import type { CarriedItem } from '../article/parsed-feed.js';
import { addressOf, pageLink } from './read-links.js';
import { enclosuresOf, imageOf } from './read-media.js';
import { personsOf } from './read-persons.js';
import { contentOf, type Fields, fieldsOf, textOf, textsOf } from './xml-markup.js';
import { attribute, type XmlNode } from './xml-tree.js';

const MAX_CATEGORIES = 40;

/** Reads an `item` of RSS 0.9x, 1.0, 2.0 or CDF, with common modules. Values are not normalised yet. */
export function readRssItem(node: XmlNode): CarriedItem {
  const fields = fieldsOf(node);
  const media = fields.get('media:group')?.[0];
  const group = media === undefined ? fields : fieldsOf(media);
  const enclosures = enclosuresOf(fields);
  const guid = fields.get('guid')?.[0];
  return {
    guid: textOf(fields, 'guid', 'atom:id', 'id') ?? attribute(node, 'rdf:about'),
    guidIsPermalink: permalink(attribute(guid, 'ispermalink')),
    link: linkOf(node, fields),
    title:
      textOf(fields, 'title', 'dc:title', 'media:title', 'atom:title', 'itunes:title') ??
      textOf(group, 'media:title'),
    titleIsPlain: false,
    ...bodyOf(fields, group),
    author: personsOf(fields),
    credit: textOf(fields, 'source') ?? agencyOf(textOf(fields, 'dc:source')),
    published: textOf(
      fields,
      ...['pubdate', 'dcterms:issued', 'dcterms:created', 'dc:date', 'atom:published', 'published', 'date'],
    ),
    updated:
      textOf(fields, 'dcterms:modified', 'dc:date', 'atom:updated', 'updated') ?? attribute(node, 'lastmod'),
    categories: categoriesOf(fields),
    enclosures,
    imageUrl: imageOf(fields, enclosures),
  };
}

function linkOf(node: XmlNode, fields: Fields): string | null {
  for (const link of fields.get('link') ?? []) {
    const address = contentOf(link);
    if (address !== null) return link.scope.base === null ? address : absolute(address, link.scope.base);
  }
  const links = [
    ...(fields.get('link') ?? []),
    ...(fields.get('atom:link') ?? []),
    ...(fields.get('a') ?? []),
  ];
  return pageLink(links) ?? addressOf(node);
}

function absolute(address: string, base: string): string {
  return URL.parse(address, base)?.href ?? address;
}

/** The first of `summary` and `description` is the summary. The second is the content if there is no other. */
function bodyOf(fields: Fields, group: Fields): Pick<CarriedItem, 'summary' | 'content'> {
  const [first, second] = [...fields.keys()].filter((name) => name === 'summary' || name === 'description');
  const summary =
    textOf(fields, ...[first, second].flatMap((name) => name ?? [])) ??
    textOf(fields, 'abstract', 'dc:description', 'atom:summary', 'itunes:summary', 'itunes:subtitle') ??
    textOf(fields, 'media:description') ??
    textOf(group, 'media:description');
  const content =
    textOf(fields, 'content:encoded', 'fullitem', 'xhtml:body', 'body', 'atom:content', 'content') ??
    (second === undefined ? null : textOf(fields, second));
  return { summary, content };
}

function categoriesOf(fields: Fields): string[] {
  const named = [...(fields.get('category') ?? []), ...(fields.get('media:category') ?? [])];
  const listed = textsOf(fields, 3, 'tags', 'media:keywords', 'itunes:keywords');
  return [
    ...named.slice(0, MAX_CATEGORIES).flatMap((node) => [contentOf(node), attribute(node, 'term')]),
    ...textsOf(fields, MAX_CATEGORIES, 'dc:subject'),
    ...named.slice(0, MAX_CATEGORIES).map((node) => attribute(node, 'label')),
    ...(fields.get('itunes:category')?.slice(0, 5) ?? []).map((node) => attribute(node, 'text')),
    ...listed.flatMap((list) => list.slice(0, 2000).split(/[,;]/)),
  ].filter((category) => category !== null);
}

/** `dc:source` may name an agency or a URL. A URL credits nobody. */
function agencyOf(source: string | null): string | null {
  return source === null || /^[a-z]{2,10}:/i.test(source) ? null : source;
}

function permalink(stated: string | null): boolean | null {
  return stated === null ? null : stated.toLowerCase() !== 'false';
}
