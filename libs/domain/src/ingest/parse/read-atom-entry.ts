import type { CarriedItem } from '../article/parsed-feed.js';
import { ownLink, pageLink } from './read-links.js';
import { enclosuresOf, imageOf } from './read-media.js';
import { personsOf } from './read-persons.js';
import { fieldsOf, textOf, textsOf } from './xml-markup.js';
import { attribute, type XmlNode } from './xml-tree.js';

const MAX_CATEGORIES = 20;

/** Reads an `entry` of Atom 0.3 or 1.0. Values are not normalised yet. */
export function readAtomEntry(node: XmlNode): CarriedItem {
  const fields = fieldsOf(node);
  const media = fields.get('media:group')?.[0];
  const group = media === undefined ? fields : fieldsOf(media);
  const source = fields.get('source')?.[0];
  const enclosures = enclosuresOf(fields);
  const links = fields.get('link') ?? [];
  const categories = fields.get('category')?.slice(0, MAX_CATEGORIES) ?? [];
  return {
    guid: textOf(fields, 'id', 'guid'),
    guidIsPermalink: null,
    link: pageLink(links) ?? ownLink(links) ?? textOf(fields, 'link'),
    title: textOf(fields, 'title', 'dc:title', 'media:title') ?? textOf(group, 'media:title'),
    titleIsPlain: /^text(?:\/plain)?$/i.test(attribute(fields.get('title')?.[0], 'type') ?? ''),
    summary:
      textOf(fields, 'summary', 'description', 'dc:description', 'media:description') ??
      textOf(group, 'media:description'),
    content: textOf(fields, 'content', 'content:encoded'),
    author: personsOf(fields),
    credit: source === undefined ? null : textOf(fieldsOf(source), 'title'),
    published: textOf(
      fields,
      ...['published', 'issued', 'created', 'dcterms:issued', 'dcterms:created', 'pubdate', 'dc:date'],
    ),
    updated: textOf(fields, 'updated', 'modified', 'dcterms:modified', 'dc:date'),
    categories: [
      ...categories.flatMap((one) => attribute(one, 'label') ?? attribute(one, 'term') ?? []),
      ...textsOf(fields, MAX_CATEGORIES, 'category', 'dc:subject', 'media:category'),
      ...categories.flatMap((one) => attribute(one, 'term') ?? []),
    ],
    enclosures,
    imageUrl: imageOf(fields, enclosures),
  };
}
