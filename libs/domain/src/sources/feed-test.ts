import {
  type NormalisedItem,
  normaliseItem,
  type ParsedFeed,
  type ParsedItem,
} from '../ingest/article/index.js';
import { decodeDocument, feedFormat, type ItemJudge, parseFeed } from '../ingest/parse/index.js';

/** How many items a test shows. */
const SHOWN = 5;

/** A fetched document. */
export interface TestedDocument {
  bytes: Uint8Array;
  contentType: string | null;
  etag: string | null;
  lastModified: string | null;
  /** The URL to which it has moved for good. */
  movedTo: string | null;
}

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

/** The test of a URL that gave no document. */
export function failedTest(url: string, outcome: string, detail: string | null): FeedTest {
  return { ...NOTHING, url, outcome, detail };
}

/**
 * Judges a document as a feed: its first items, and what is wrong with it, in sentences for operators.
 * @param judge says when the document has used up its time; what is left of it is not checked
 */
export function testDocument(
  url: string,
  document: TestedDocument,
  now: Date,
  judge: ItemJudge = () => 'read',
): FeedTest {
  const { bytes, contentType } = document;
  const { text, charset } = decodeDocument(bytes, contentType);
  const seen = { ...NOTHING, url, format: feedFormat(text), charset, contentType, bytes: bytes.length };
  const parsed = parseFeed(bytes, contentType, url, new Set(), judge);
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
    problems: [...problemsOfAnswer(document), ...problemsOfFeed(parsed, url, now, judge)],
  };
}

function shown(item: ParsedItem): FeedTest['firstItems'][number] {
  return { title: item.title, link: item.link, published: item.publishedAt?.toISOString() ?? null };
}

function problemsOfAnswer({ etag, lastModified, contentType, movedTo }: TestedDocument): string[] {
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

/** The items, as far as there is time. */
function normalisedInTime(
  items: readonly ParsedItem[],
  context: { feedUrl: string; fetchedAt: Date },
  judge: ItemJudge,
): NormalisedItem[] {
  const done: NormalisedItem[] = [];
  for (const item of items) {
    if (judge(item.rawHash) === 'out_of_time') break;
    done.push(normaliseItem(item, context));
  }
  return done;
}

function problemsOfFeed(
  { items, dropped, leftOut, cut }: Extract<ParsedFeed, { kind: 'feed' }>,
  feedUrl: string,
  fetchedAt: Date,
  judge: ItemJudge,
): string[] {
  const judged = normalisedInTime(items, { feedUrl, fetchedAt }, judge);
  const articles = judged.flatMap((one) => (one.kind === 'article' ? [one.article] : []));
  const dropsOf = (reason: string) =>
    judged.filter((one) => one.kind === 'dropped' && one.reason === reason).length;
  const datedFrom = (from: string) => articles.filter((one) => one.publishedFrom === from).length;
  const doubled = articles.length - new Set(articles.map((one) => one.identity)).size;
  const total = items.length + dropped;
  const late = leftOut.out_of_time ?? 0;
  const findings: [number, string][] = [
    [dropped - late, 'could not be read'],
    [dropsOf('no_title'), 'have no title and no text'],
    [dropsOf('no_link'), 'have no link'],
    [datedFrom('first_seen'), 'have no date'],
    [datedFrom('future_clamped'), 'are dated in the future'],
    [doubled, 'repeat another item of the document'],
  ];
  return [
    ...(cut ? ['The document is truncated. Only its complete items were read.'] : []),
    ...(items.length === 0 && late === 0 ? ['The feed is empty. This is not an error.'] : []),
    ...(late > 0 || judged.length < items.length
      ? [`The document takes long to read: ${judged.length} of ${total} items were checked.`]
      : []),
    ...findings
      .filter(([count]) => count > 0)
      .map(([count, what]) => `${count} of ${total} ${total === 1 ? 'item' : 'items'} ${what}.`),
  ];
}
