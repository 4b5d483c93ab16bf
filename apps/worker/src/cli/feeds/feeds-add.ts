import { hostKeyOf, httpUrl } from '#domain/ingest/article';
import { type Queryable } from '#persistence/database';
import { findFeed } from '#persistence/ingest/health';
import { addFeed, type KnownSource, makeSources, sourcesOf } from '#persistence/ingest/schedule';
import { OperatorError } from '#platform/runtime';
import { FetchService } from '../../ingest/fetch.service.js';
import { assertLive, type Command } from '../run/run-command.js';
import { type FeedTest, feedTestLines, testFeed } from './feed-test.js';

export interface AddOptions {
  source?: string;
  name?: string;
  untested?: boolean;
}

/** `feeds add`: tests the address, finds or makes its source, and has it read from now on. */
export async function addFeedFor(command: Command, address: string, options: AddOptions): Promise<void> {
  const { db, clock, terminal } = command;
  await assertLive(command, 'feeds are added to live ones');
  const url = feedAddress(address);
  await assertUnknown(db, url);
  const test = options.untested ? null : await testFeed(command.get(FetchService), url);
  if (test !== null && !test.readable) {
    for (const line of feedTestLines(test)) terminal.note(line);
    throw new OperatorError(
      'It was not added, since it cannot be read now: --untested adds it all the same.',
    );
  }
  const now = await clock.now();
  const added = await db.transaction(async (tx) => {
    const source = await sourceFor(tx, domainsFor(url, test, options), options.name ?? test?.title ?? null);
    if (source.disabled_reason !== null)
      throw new OperatorError(`${source.domain} is disabled: sources enable ${source.domain} first.`);
    const feed = {
      sourceId: source.id,
      hostKey: hostOf(url),
      url,
      categories: [],
      title: test?.title ?? null,
    };
    return { source, id: await addFeed(tx, feed, now) };
  });
  if (added.id === null) throw new OperatorError(`${url} was added by somebody else just now.`);
  terminal.say(`Added feed ${added.id} of ${added.source.domain}: ${url}`);
  for (const problem of test?.problems ?? []) terminal.note(`Problem: ${problem}`);
}

/** @throws OperatorError when it is no http(s) address, or names a password */
export function feedAddress(address: string): string {
  const url = httpUrl(address);
  if (url === null) throw new OperatorError(`${address} is no http or https address.`);
  if (namesPassword(address))
    throw new OperatorError(
      `The address of ${url.host} holds a name or password, which lists and exports would show: it is not taken.`,
    );
  return url.href;
}

/** Whether an address carries a name or password. */
export function namesPassword(address: string): boolean {
  const url = URL.parse(address.trim());
  return url !== null && (url.username !== '' || url.password !== '');
}

/** The server that is asked, by its registrable domain. */
export function hostOf(url: string): string {
  return hostKeyOf(url) ?? new URL(url).host;
}

async function assertUnknown(db: Queryable, url: string): Promise<void> {
  const known = (await findFeed(db, url)) ?? (await findFeed(db, otherScheme(url)));
  if (known === null) return;
  const advice = known.state === 'active' ? 'it is read already' : `feeds resume ${known.id} switches it on`;
  throw new OperatorError(`${known.url} is feed ${known.id} of ${known.domain}: ${advice}.`);
}

/** The same address over http and https is one feed. */
function otherScheme(url: string): string {
  return url.startsWith('https:') ? url.replace('https:', 'http:') : url.replace('http:', 'https:');
}

/** Whose it may be, likeliest first: as told, the site that the feed names, the server that sends it. */
function domainsFor(url: string, test: FeedTest | null, { source }: AddOptions): string[] {
  if (source !== undefined) return [sourceDomain(source)];
  const site = test?.link == null ? null : hostKeyOf(test.link);
  return [...new Set([...(site === null ? [] : [site]), hostOf(url)])];
}

/** @throws OperatorError when it is no domain */
export function sourceDomain(text: string): string {
  const domain = text
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (!isDomain(domain)) throw new OperatorError(`${text} is no domain.`);
  return domain;
}

export function isDomain(text: string): boolean {
  return text.length <= 253 && /^[a-z0-9]([a-z0-9-]{0,62}\.){1,8}[a-z0-9-]{1,62}(?::\d{1,5})?$/.test(text);
}

/** The first of the domains that is a known source; else the likeliest one becomes one. */
export async function sourceFor(
  tx: Queryable,
  domains: readonly string[],
  name: string | null,
): Promise<KnownSource> {
  const known = await sourcesOf(tx, domains);
  const found = domains.flatMap((domain) => known.find((one) => one.domain === domain) ?? [])[0];
  if (found !== undefined) return found;
  const [domain = ''] = domains;
  await makeSources(tx, [{ domain, name: name?.trim().slice(0, 200) || domain }]);
  const [made] = await sourcesOf(tx, [domain]);
  if (made === undefined) throw new Error(`no source was made for ${domain}`);
  return made;
}
