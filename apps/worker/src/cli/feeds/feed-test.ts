import { normaliseItem, type ParsedFeed, type ParsedItem } from '#domain/ingest/article';
import { decodeDocument, feedFormat, parseFeed } from '#domain/ingest/parse';
import { OperatorError, systemClock } from '#platform/runtime';
import type { FetchService } from '../../ingest/fetch.service.js';
import type { Fetched } from '../../ingest/visit.js';
import { counted } from '../run/counted.js';

/** How many items the output shows. */
const SHOWN = 5;

type FetchedDocument = Extract<Fetched, { kind: 'document' }>;

/** The result of one fetch of a URL. Nothing is stored. */
export interface FeedTest {
  url: string;
  /** The document is a readable feed. */
  readable: boolean;
  outcome: string;
  detail: string | null;
  format: string | null;
  charset: string | null;
  contentType: string | null;
  bytes: number;
  title: string | null;
  /** The site that the feed belongs to. */
  link: string | null;
  items: number;
  firstItems: { title: string; link: string | null; published: string | null }[];
  problems: string[];
}

/** Fetches a URL and parses the response. */
export async function testFeed(fetcher: FetchService, url: string): Promise<FeedTest> {
  const now = systemClock.now();
  const fetched = await fetcher.fetch({
    feed: { url, recording: null, etag: null, last_modified: null },
    now,
  });
  if (fetched === null) throw new OperatorError('Stopped.');
  if (fetched.kind === 'document') return testDocument(url, fetched, now);
  const { outcome } = fetched;
  const detail = 'detail' in outcome ? outcome.detail : null;
  return { ...NOTHING, url, outcome: outcome.kind, detail };
}

const NOTHING: Omit<FeedTest, 'url' | 'outcome' | 'detail'> = {
  readable: false,
  format: null,
  charset: null,
  contentType: null,
  bytes: 0,
  title: null,
  link: null,
  items: 0,
  firstItems: [],
  problems: [],
};

async function testDocument(url: string, fetched: FetchedDocument, now: Date): Promise<FeedTest> {
  const { bytes, contentType } = fetched;
  const { text, charset } = decodeDocument(bytes, contentType);
  const seen = { ...NOTHING, url, format: feedFormat(text), charset, contentType, bytes: bytes.length };
  const parsed = parseFeed(bytes, contentType, url);
  if (parsed.kind === 'unreadable')
    return { ...seen, outcome: 'unreadable', detail: `${parsed.reason}: ${parsed.detail}` };
  const { title, link } = parsed.feed;
  return {
    ...seen,
    readable: true,
    outcome: 'ok',
    detail: null,
    title,
    link,
    items: parsed.items.length,
    firstItems: parsed.items.slice(0, SHOWN).map(shown),
    problems: [...problemsOfAnswer(fetched), ...problemsOfFeed(parsed, url, now)],
  };
}

function shown(item: ParsedItem): FeedTest['firstItems'][number] {
  return { title: item.title, link: item.link, published: item.publishedAt?.toISOString() ?? null };
}

function problemsOfAnswer({ etag, lastModified, contentType, movedTo }: FetchedDocument): string[] {
  const problems: string[] = [];
  if (movedTo !== null) problems.push(`The URL has moved permanently to ${movedTo}.`);
  if (etag === null && lastModified === null)
    problems.push(
      'The server sends neither ETag nor Last-Modified, so every visit transfers the whole document.',
    );
  if (contentType !== null && !/xml|json|rss|atom/i.test(contentType))
    problems.push(`The server sends the content type ${contentType.slice(0, 80)}, which is not a feed type.`);
  return problems;
}

function problemsOfFeed(
  { items, dropped, cut }: Extract<ParsedFeed, { kind: 'feed' }>,
  feedUrl: string,
  fetchedAt: Date,
): string[] {
  const judged = items.map((item) => normaliseItem(item, { feedUrl, fetchedAt }));
  const articles = judged.flatMap((one) => (one.kind === 'article' ? [one.article] : []));
  const dropsOf = (reason: string) =>
    judged.filter((one) => one.kind === 'dropped' && one.reason === reason).length;
  const datedFrom = (from: string) => articles.filter((one) => one.publishedFrom === from).length;
  const doubled = articles.length - new Set(articles.map((one) => one.identity)).size;
  const findings: [number, string][] = [
    [dropped, 'could not be read'],
    [dropsOf('no_title'), 'have no title and no text'],
    [dropsOf('no_link'), 'have no link'],
    [datedFrom('first_seen'), 'have no date'],
    [datedFrom('future_clamped'), 'are dated in the future'],
    [doubled, 'repeat another item of the document'],
  ];
  return [
    ...(cut ? ['The document is truncated. Only its complete items were read.'] : []),
    ...(items.length === 0 ? ['The feed is empty. This is not an error.'] : []),
    ...findings
      .filter(([count]) => count > 0)
      .map(([count, what]) => `${count} of ${counted(items.length + dropped, 'item')} ${what}.`),
  ];
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
