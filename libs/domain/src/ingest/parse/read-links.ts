import { attribute, type XmlNode } from './xml-tree.js';

/** The URL of a link element. Absolute if the document states a base. */
export function addressOf(link: XmlNode, name = 'href'): string | null {
  const address = attribute(link, name);
  const { base } = link.scope;
  return address === null || base === null ? address : (URL.parse(address, base)?.href ?? address);
}

/** The URL of the first link with this relation (RFC 8288: relations are separated by spaces and ignore case). */
export function linkNamed(links: readonly XmlNode[], relation: string): string | null {
  const named = links.find((link) => relationsOf(link).includes(relation) && addressOf(link) !== null);
  return named === undefined ? null : addressOf(named);
}

/**
 * The URL of the page for a feed or an entry: its alternate link (RFC 4287, 4.1.1), HTML before other types. Null if
 * there is none.
 */
export function pageLink(links: readonly XmlNode[]): string | null {
  const pages = links.filter((link) => relationsOf(link).includes('alternate') && addressOf(link) !== null);
  const best = pages.find((link) => /html|^$/i.test(attribute(link, 'type') ?? '')) ?? pages[0];
  return best === undefined ? null : addressOf(best);
}

/** The `self` link of an entry, unless it is a feed document. */
export function ownLink(links: readonly XmlNode[]): string | null {
  return linkNamed(
    links.filter((link) => !/atom|rss|json/i.test(attribute(link, 'type') ?? '')),
    'self',
  );
}

function relationsOf(link: XmlNode): string[] {
  const relations = attribute(link, 'rel') ?? 'alternate';
  return relations.toLowerCase().replaceAll('http://www.iana.org/assignments/relation/', '').split(/\s+/);
}
