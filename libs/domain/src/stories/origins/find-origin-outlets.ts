import { isChannelKey } from '../../ingest/article/identity-key.js';
import { slugify } from '../../text/slugify.js';
import { KnownOrigins } from './find-origin-known.js';

/** A source that articles may credit. */
export interface KnownOutlet {
  name: string;
  domain: string;
  /** Its owner group; null if it has none. */
  owner: string | null;
  mediaType: string | null;
}

/** News is about such sources: 'told the agency' is not a credit. */
const NO_OUTLET = /\borgani[sz]ation\b|\bfoundation\b/i;
/** Newsrooms that the directory lists as organisations. */
const NEWSROOMS = new Set(
  (
    'propublica.org texastribune.org thecity.nyc balkaninsight.com bridgemi.com carolinapublicpress.org ' +
    'georgiarecorder.com michiganadvance.com nebraskaexaminer.com ohiocapitaljournal.com thenarwhal.ca thetyee.ca ' +
    'thewalrus.ca novaramedia.com'
  ).split(' '),
);
const NO_OUTLET_DOMAIN = /\.(?:gov|mil|int|edu)(?:\.[a-z]{2})?$|(?:^|\.)gouv\.fr$|(?:^|\.)gc\.ca$/i;

/** The origin key of an owner group. */
export function ownerKeyOf(owner: string): string {
  return `owner:${slugify(owner)}`;
}

/**
 * The names that articles may credit. If two sources share a name, the one with a known owner has it, otherwise the one with a
 * site. Anybody can give a channel the name of an outlet.
 */
export function knownOrigins(sources: readonly KnownOutlet[]): KnownOrigins {
  const agencies = sources.filter(({ mediaType }) => /\bagency\b/i.test(mediaType ?? ''));
  const outlets = sources.filter(isOutlet).sort((a, b) => rightTo(a) - rightTo(b));
  const keys = outlets.map(({ name, domain, owner }): [string, string] => [
    name.toLowerCase(),
    owner === null ? `source:${domain}` : ownerKeyOf(owner),
  ]);
  return new KnownOrigins(agencies, new Map(keys));
}

function rightTo({ owner, domain }: KnownOutlet): number {
  return (isChannelKey(domain) ? 0 : 1) + (owner === null ? 0 : 2);
}

function isOutlet({ mediaType, domain }: KnownOutlet): boolean {
  if (NEWSROOMS.has(domain)) return true;
  return !NO_OUTLET.test(mediaType ?? '') && !NO_OUTLET_DOMAIN.test(domain);
}
