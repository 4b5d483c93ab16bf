import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FeedPreview, FoundFeeds } from '#contract/desk';
import { httpUrl } from '#domain/ingest/article';
import type { ItemJudge } from '#domain/ingest/parse';
import { discoverFeeds, type FeedTest, failedTest, testDocument } from '#domain/sources';
import { Database } from '#persistence/database';
import { findFeed } from '#persistence/ingest/health';
import { type Settings, systemClock } from '#platform/runtime';
import { createSafeFetch, type FetchResult, fetchSettingsOf, type SafeFetch } from '#platform/safe-fetch';
import { BoundedQueue } from '../../http/bounded-queue.js';
import { ApiError } from '../../http/errors.js';
import { SETTINGS } from '../../http/tokens.js';
import { presentPreview } from './feed.presenter.js';

/** Addresses that are tried to find the feeds of a site. */
const MOST_TRIED = 6;
/** How long reading one document may hold up all other calls (ms). Two thousand honest items take about a second. */
const READING_MS = 1500;

interface Tested {
  test: FeedTest;
  candidates: string[];
}

/** Fetches addresses as a worker does: public ones only, within the same limits. Reads no longer than a moment. */
@Injectable()
export class FeedFinder implements OnModuleDestroy {
  private readonly safe: SafeFetch;
  private readonly queue = new BoundedQueue({ concurrency: 2, mostWaiting: 10 });

  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.safe = createSafeFetch(fetchSettingsOf(settings));
  }

  onModuleDestroy(): Promise<void> {
    return this.safe.close();
  }

  find(address: string): Promise<FoundFeeds> {
    const url = feedUrlOf(address);
    return this.queue.run(async () => {
      const { test, candidates } = await this.tested(url);
      const found: FeedTest[] = test.readable ? [test] : [];
      for (const candidate of candidates.slice(0, MOST_TRIED))
        found.push((await this.tested(candidate)).test);
      const readable = found.filter((each) => each.readable);
      return {
        asked: await this.preview(test),
        feeds: await Promise.all(readable.map((each) => this.preview(each))),
      };
    });
  }

  /** The test of one address. */
  test(url: string): Promise<FeedTest> {
    return this.queue.run(async () => (await this.tested(url)).test);
  }

  private async tested(url: string): Promise<Tested> {
    const now = systemClock.now();
    const result = await this.safe.fetch(url, { etag: null, lastModified: null, now });
    if (result.kind !== 'document')
      return { test: failedTest(url, result.kind, detailOf(result)), candidates: [] };
    const end = performance.now() + READING_MS;
    const judge: ItemJudge = () => (performance.now() < end ? 'read' : 'out_of_time');
    const test = testDocument(url, { ...result, movedTo: result.permanentUrl }, now, judge);
    const candidates = test.readable ? [] : discoverFeeds(result.bytes, result.contentType, result.url);
    return { test, candidates };
  }

  private async preview(test: FeedTest): Promise<FeedPreview> {
    return presentPreview(test, (await findFeed(this.db, test.url))?.id ?? null);
  }
}

function detailOf(result: Exclude<FetchResult, { kind: 'document' }>): string | null {
  if (result.kind === 'not_modified') return null;
  if (result.kind === 'unreachable') return `${result.code}: ${result.detail}`;
  return result.kind === 'too_large' ? `more than ${result.limitBytes} bytes` : `HTTP ${result.status}`;
}

/**
 * The URL of an address; 'herald.example' means https.
 * @throws ApiError 400 if it is not an HTTP(S) URL, or contains credentials
 */
export function feedUrlOf(address: string): string {
  const url = httpUrl(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
  const given = URL.parse(url?.href ?? '');
  if (url === null || given === null) throw refused('This is not an HTTP(S) URL.');
  const typed = URL.parse(address);
  if (typed !== null && (typed.username !== '' || typed.password !== ''))
    throw refused('The address contains a user name or password, which lists and exports would show.');
  return url.href;
}

function refused(message: string): ApiError {
  return new ApiError(400, 'invalid_input', message, [{ path: 'address', message }]);
}
