import { type FeedOutlet, plainDomain } from '#domain/sources';
import type { Queryable } from '../../database/database.js';
import { addSourceDomains, type KnownSource, sourcesOf } from '../../sources/source-domains.queries.js';
import { makeSources } from './feed-changes.queries.js';

/**
 * The source of the first of the outlet's domains that is known, also if it is another domain of the source. If none is,
 * creates a source: for the domain itself if an operator gave it, otherwise for the registrable domain, which is last.
 * A channel of the outlet becomes another domain of the source, so its other feeds come here too.
 */
export async function sourceFor(
  tx: Queryable,
  outlet: FeedOutlet,
  name: string | null,
  isGiven = false,
): Promise<KnownSource> {
  const source = await knownOrMade(tx, outlet, name, isGiven);
  if (outlet.alias !== null)
    await addSourceDomains(tx, [{ sourceId: source.id, domain: outlet.alias }], 'operator');
  return source;
}

async function knownOrMade(
  tx: Queryable,
  { domains, channel }: FeedOutlet,
  name: string | null,
  isGiven: boolean,
): Promise<KnownSource> {
  const known = await sourcesOf(tx, domains);
  const found = domains.find((domain) => known.has(domain));
  const source = found === undefined ? undefined : known.get(found);
  if (source !== undefined) return source;
  const domain = plainDomain((isGiven ? domains[0] : domains.at(-1)) ?? '');
  await makeSources(tx, [{ domain, name: name?.trim().slice(0, 200) || domain, url: channel?.page }]);
  const made = (await sourcesOf(tx, [domain])).get(domain);
  if (made === undefined) throw new Error(`no source was created for ${domain}`);
  return made;
}
