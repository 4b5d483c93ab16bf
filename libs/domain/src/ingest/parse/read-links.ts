import { attribute, type XmlNode } from './xml-tree.js';

/** The address that a link element names, absolute where the document states a base. */
export function addressOf(link: XmlNode, name = 'href'): string | null {
  const address = attribute(link, name);
  const { base } = link.scope;
  return address === null || base === null ? address : (URL.parse(address, base)?.href ?? address);
}

/** The address of the first link with this relation (RFC 8288: relations are separated by spaces, case is ignored). */
export function linkNamed(links: readonly XmlNode[], relation: string): string | null {
  const named = links.find((link) => relationsOf(link).includes(relation) && addressOf(link) !== null);
  return named === undefined ? null : addressOf(named);
}

/**
 * The address of the page that something stands for: its alternate link (RFC 4287, 4.1.1), HTML before other types.
 * Null where there is none.
 */
export function pageLink(links: readonly XmlNode[]): string | null {
  const pages = links.filter((link) => relationsOf(link).includes('alternate') && addressOf(link) !== null);
  const best = pages.find((link) => /html|^$/i.test(attribute(link, 'type') ?? '')) ?? pages[0];
  return best === undefined ? null : addressOf(best);
}

/** The address that an entry calls its own, unless a feed reader's file is there. */
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
