import { discoverFeeds, type FeedTest, failedTest, testDocument } from '#domain/sources';
import { OperatorError, systemClock } from '#platform/runtime';
import type { FetchService } from '../../ingest/fetch.service.js';
import { counted } from '../run/counted.js';

/** The most addresses that are tried to find a site's feeds. */
const MOST_TRIED = 6;

interface Tested {
  test: FeedTest;
  /** Addresses at which the site may have feeds, if the document is a page. */
  candidates: string[];
}

/** Fetches a URL and parses the response. */
export async function testFeed(fetcher: FetchService, url: string): Promise<FeedTest> {
  return (await tested(fetcher, url)).test;
}

/** Tests a URL. If it is a page, also the feeds that it declares, and the usual addresses of feeds at its site. */
export async function testSite(
  fetcher: FetchService,
  url: string,
): Promise<FeedTest & { found: FeedTest[] }> {
  const { test, candidates } = await tested(fetcher, url);
  const found: FeedTest[] = [];
  for (const candidate of candidates.slice(0, MOST_TRIED)) {
    const feed = await testFeed(fetcher, candidate);
    if (feed.readable) found.push(feed);
  }
  return { ...test, found };
}

async function tested(fetcher: FetchService, url: string): Promise<Tested> {
  const now = systemClock.now();
  const feed = { url, recording: null, etag: null, last_modified: null };
  const fetched = await fetcher.fetch({ feed, now });
  if (fetched === null) throw new OperatorError('Stopped.');
  if (fetched.kind === 'document') {
    const test = testDocument(url, fetched, now);
    const { bytes, contentType } = fetched;
    return { test, candidates: test.readable ? [] : discoverFeeds(bytes, contentType, url) };
  }
  const { outcome } = fetched;
  return { test: failedTest(url, outcome.kind, 'detail' in outcome ? outcome.detail : null), candidates: [] };
}

/** The result as text lines. */
export function feedTestLines(test: FeedTest): string[] {
  const facts: [string, string | number | null][] = [
    ['Outcome', test.detail === null ? test.outcome : `${test.outcome} (${test.detail})`],
    ['Format', test.format],
    ['Charset', test.charset],
    ['Type', test.contentType],
    ['Size', test.bytes === 0 ? null : counted(test.bytes, 'byte')],
    ['Title', test.title],
    ['Site', test.link],
    ['Items', test.readable ? test.items : null],
  ];
  return [
    ...facts.flatMap(([name, value]) => (value === null ? [] : [`${`${name}:`.padEnd(10)}${value}`])),
    ...test.firstItems.map(
      ({ title, link, published }) => `  ${published ?? 'undated'}  ${title}\n    ${link ?? 'no link'}`,
    ),
    ...test.problems.map((problem) => `Problem:  ${problem}`),
  ];
}

/** The feeds of a site, one line each. */
export function foundLines(found: readonly FeedTest[]): string[] {
  return found.map(
    ({ url, title, items }) => `Found:    ${url} (${title ?? 'untitled'}, ${counted(items, 'item')})`,
  );
}
