import { hostKeyOf, httpUrl } from '#domain/ingest/article';
import { type FeedOutlet, type FeedTest, feedOutlet, namedOutlet, platformChannel } from '#domain/sources';
import { type Queryable } from '#persistence/database';
import { findFeed } from '#persistence/ingest/health';
import { addFeed, sourceFor } from '#persistence/ingest/schedule';
import { OperatorError } from '#platform/runtime';
import { assertLive, type Command } from '../run/command.js';

import { feedTestLines, testFeed } from './feed-test.js';
import { noteFeed } from './note-feed.js';

export interface AddOptions {
  source?: string;
  name?: string;
  untested?: boolean;
}

/** `feeds add`: tests the URL, finds or creates its source, and adds the feed. */
export async function addFeedFor(command: Command, address: string, options: AddOptions): Promise<void> {
  const { db, clock, terminal } = command;
  await assertLive(command, 'feeds can only be added to live feeds');
  const url = feedAddress(address);
  await assertUnknown(db, url);
  const test = options.untested ? null : await testedNow(url);
  if (test !== null && !test.readable) {
    for (const line of feedTestLines(test)) terminal.note(line);
    throw new OperatorError(
      'The feed was not added because it cannot be read now. Use --untested to add it anyway.',
    );
  }
  const now = await clock.now();
  const added = await db.transaction(async (tx) => {
    const outlet = outletFor(url, test, options);
    const name = options.name ?? test?.title ?? null;
    const source = await sourceFor(tx, outlet, name, options.source !== undefined);
    if (source.disabled_reason !== null)
      throw new OperatorError(`${source.domain} is disabled. Run 'sources enable ${source.domain}' first.`);
    const feed = {
      sourceId: source.id,
      hostKey: hostOf(url),
      url,
      categories: [],
      title: test?.title ?? null,
    };
    const id = await addFeed(tx, feed, now);
    if (id !== null)
      await noteFeed(tx, { action: 'feed_added', feed: id, after: { url, source: source.domain } });
    return { source, id };
  });
  if (added.id === null) throw new OperatorError(`${url} has just been added by another process.`);
  terminal.say(`Added feed ${added.id} of ${added.source.domain}: ${url}`);
  for (const problem of test?.problems ?? []) terminal.note(`Problem: ${problem}`);
}

/** Loads the reader of feeds, which the other commands that use this file do not need. */
async function testedNow(url: string): Promise<FeedTest> {
  const { withFetcher } = await import('./with-fetcher.js');
  return withFetcher((fetcher) => testFeed(fetcher, url));
}

/** @throws OperatorError if it is not an HTTP(S) URL, or contains credentials */
export function feedAddress(address: string): string {
  const url = httpUrl(address);
  if (url === null) throw new OperatorError(`${address} is not an HTTP(S) URL.`);
  if (namesPassword(address))
    throw new OperatorError(
      `The URL of ${url.host} contains a user name or password. It is refused because lists and exports would show them.`,
    );
  return url.href;
}

/** Whether a URL contains a user name or password. */
export function namesPassword(address: string): boolean {
  const url = URL.parse(address.trim());
  return url !== null && (url.username !== '' || url.password !== '');
}

/** The server's registrable domain. */
export function hostOf(url: string): string {
  return hostKeyOf(url) ?? new URL(url).host;
}

async function assertUnknown(db: Queryable, url: string): Promise<void> {
  const known = (await findFeed(db, url)) ?? (await findFeed(db, otherScheme(url)));
  if (known === null) return;
  const advice =
    known.state === 'active' ? 'it is already active' : `run 'feeds resume ${known.id}' to activate it`;
  throw new OperatorError(`${known.url} is feed ${known.id} of ${known.domain}: ${advice}.`);
}

/** http and https variants of a URL count as one feed. */
function otherScheme(url: string): string {
  return url.startsWith('https:') ? url.replace('https:', 'http:') : url.replace('http:', 'https:');
}

/**
 * The feed's outlet: the option, else that of the feed's own address. What the feed says about its site does not count,
 * because a feed may name any outlet.
 * @throws OperatorError if the server carries feeds of many outlets and the option is missing
 */
function outletFor(url: string, test: FeedTest | null, { source }: AddOptions): FeedOutlet {
  const page = test?.link ?? null;
  if (source !== undefined)
    return namedOutlet(platformChannel(source) === null ? sourceDomain(source) : source, url, page);
  const outlet = feedOutlet(url, null, page);
  if (outlet.domains.length > 0) return outlet;
  const site = page === null ? null : hostKeyOf(page);
  const claim = site === null ? '' : ` The feed itself names ${site}.`;
  throw new OperatorError(
    `${hostOf(url)} carries feeds of many outlets. Name the outlet with --source.${claim}`,
  );
}

/**
 * The domain of a source, or the key that takes its place for a channel.
 * @throws OperatorError if it is neither a domain nor a channel
 */
export function sourceDomain(text: string): string {
  const channel = platformChannel(text);
  if (channel !== null) return channel.key;
  const domain = text
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (!isDomain(domain)) throw new OperatorError(`${text} is neither a domain nor the address of a channel.`);
  return domain;
}

export function isDomain(text: string): boolean {
  return text.length <= 253 && /^[a-z0-9]([a-z0-9-]{0,62}\.){1,8}[a-z0-9-]{1,62}(?::\d{1,5})?$/.test(text);
}
