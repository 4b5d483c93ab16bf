import type { Enclosure } from '../article/parsed-feed.js';
import { pickImage } from '../article/pick-image.js';
import { addressOf } from './read-links.js';
import { type Fields, fieldsOf } from './xml-markup.js';
import { attribute, type XmlNode } from './xml-tree.js';

/** Limit of files and images of one kind per item. */
const MAX_FILES = 50;

/** The attachments of an item: RSS enclosures, and links with the relation `enclosure`. */
export function enclosuresOf(fields: Fields): Enclosure[] {
  const links = [...nodesOf(fields, 'link'), ...nodesOf(fields, 'atom:link')].filter(
    (link) => attribute(link, 'rel')?.toLowerCase() === 'enclosure',
  );
  return [
    ...nodesOf(fields, 'enclosure').flatMap((node) => enclosure(node, 'url')),
    ...links.flatMap((node) => enclosure(node, 'href')),
  ];
}

/** The image that an item names: Media RSS first, then image enclosures, then the podcast image. */
export function imageOf(fields: Fields, enclosures: readonly Enclosure[]): string | null {
  const holders = [fields, ...nodesOf(fields, 'media:group').map(fieldsOf)];
  const contents = holders.flatMap((holder) => nodesOf(holder, 'media:content'));
  const thumbnails = [...holders, ...contents.map(fieldsOf)].flatMap((holder) =>
    nodesOf(holder, 'media:thumbnail'),
  );
  const media = pickImage(contents.flatMap(mediaFile), thumbnails.flatMap(mediaFile), enclosures);
  if (media !== null) return media;
  const [podcast] = nodesOf(fields, 'itunes:image');
  return podcast === undefined ? null : addressOf(podcast);
}

function nodesOf(fields: Fields, name: string): XmlNode[] {
  return fields.get(name)?.slice(0, MAX_FILES) ?? [];
}

function enclosure(node: XmlNode, name: 'url' | 'href'): Enclosure[] {
  const url = addressOf(node, name);
  if (url === null) return [];
  return [{ url, type: attribute(node, 'type'), length: wholeNumber(attribute(node, 'length')) }];
}

function mediaFile(node: XmlNode) {
  const url = addressOf(node, 'url');
  if (url === null) return [];
  const width = wholeNumber(attribute(node, 'width'));
  return [{ url, width, type: attribute(node, 'type'), medium: attribute(node, 'medium') }];
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
