import { Injectable } from '@nestjs/common';
import { type DeskFeedPage, type NewDeskFeed, SOURCE_RULES } from '#contract/desk';
import { hostKeyOf } from '#domain/ingest/article';
import { feedTrouble } from '#domain/ingest/health';
import { type FeedOutlet, type FeedTest, feedOutlet, namedOutlet, platformChannel } from '#domain/sources';
import { audit } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { addFeed, sourceFor } from '#persistence/ingest/schedule';
import { NewsClock } from '#persistence/news-clock';
import { systemClock } from '#platform/runtime';
import type { FetchOutcomeKind } from '#vocabulary';
import { ApiError } from '../../http/errors.js';
import { FeedFinder, feedUrlOf } from './feed-finder.service.js';
import { FeedsService } from './feeds.service.js';

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,62}$/;

/** Tests a feed once more and adds it to the feeds that are read. */
@Injectable()
export class AddFeedService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly finder: FeedFinder,
    private readonly feeds: FeedsService,
  ) {}

  /** @throws ApiError 409 if the news is a recording, the feed is known, or its source is disabled; 400 if it is not readable */
  async add(userId: number, { url: address, domain }: NewDeskFeed): Promise<DeskFeedPage> {
    if ((await this.clock.current())?.recording != null)
      throw new ApiError(
        409,
        'recorded',
        'This installation plays a recording. Feeds can only be added to live news.',
      );
    const url = feedUrlOf(address);
    assertOutlet(domain);
    const test = await this.finder.test(url);
    if (!test.readable)
      throw new ApiError(
        400,
        'not_readable',
        `${sentence(feedTrouble(test.outcome as FetchOutcomeKind, test.detail))}`,
      );
    const outlet = outletOf(url, domain, test.link);
    const due = await this.clock.now();
    const id = await this.db.transaction(async (tx) => {
      const { id: added, source } = await store(tx, { url, outlet, isGiven: domain !== '', test, due });
      await audit(tx, {
        at: systemClock.now(),
        actorId: userId,
        action: 'feed_added',
        object: { kind: 'feed', id: added },
        after: { url, source },
      });
      return added;
    });
    return this.feeds.show(id);
  }
}

interface Adding {
  url: string;
  outlet: FeedOutlet;
  isGiven: boolean;
  test: FeedTest;
  due: Date;
}

async function store(tx: Queryable, { url, outlet, isGiven, test, due }: Adding) {
  const source = await sourceFor(tx, outlet, test.title, isGiven);
  if (source.disabled_reason !== null)
    throw new ApiError(409, 'source_disabled', `${source.domain} is disabled. Enable it first.`);
  const hostKey = hostKeyOf(url) ?? new URL(url).host;
  const feed = { sourceId: source.id, hostKey, url, categories: [], title: test.title };
  const id = await addFeed(tx, feed, due);
  if (id === null) throw new ApiError(409, 'known', 'This feed is already known.');
  return { id, source: source.domain };
}

/** @throws ApiError 400 if what was given is neither a domain nor a channel */
function assertOutlet(given: string): void {
  const domain = given.toLowerCase().replace(/^www\./, '');
  if (given !== '' && !DOMAIN.test(domain) && platformChannel(given) === null)
    throw refused('domain', SOURCE_RULES.domain);
}

/** @throws ApiError 400 if the server carries feeds of many outlets and none was given */
function outletOf(url: string, given: string, page: string | null): FeedOutlet {
  if (given !== '') return namedOutlet(given, url, page);
  const outlet = feedOutlet(url, null, page);
  if (outlet.domains.length > 0) return outlet;
  throw refused('domain', SOURCE_RULES.shared);
}

function refused(path: string, message: string): ApiError {
  return new ApiError(400, 'invalid_input', message, [{ path, message }]);
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
