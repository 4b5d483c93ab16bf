import { Injectable } from '@nestjs/common';
import {
  afterFetch,
  type FetchOutcome,
  hubLinks,
  LIVE_PACE,
  noticeAfter,
  type ParsedFeed,
  RECORDED_PACE,
} from '#domain';
import { Database, fetchStateOf, lostConnection, storedArticles } from '#persistence';
import { measureLag } from '../metrics/ingest-metrics.js';
import { deduplicate, marksOf } from './deduplicate.js';
import { FetchService } from './fetch.service.js';
import { normalise } from './normalise.js';
import { type Parsed, ParseService } from './parse.service.js';
import { StepTimes } from './step-times.js';
import { LeaseLost, type Stored, StoreService } from './store.service.js';
import { tag } from './tag.js';
import { type Fetched, type Findings, type Sorted, type Visit } from './visit.js';

const NO_ARTICLES: Sorted = { fresh: [], changed: [], touched: [] };
const NOTHING = {
  sorted: NO_ARTICLES,
  title: null,
  documentHash: null,
  bytes: 0,
  parsed: 0,
  unreadable: 0,
  dropped: 0,
};

/** What a visit did, for the log: counts and milliseconds a step. */
export interface VisitReport extends Stored {
  outcome: FetchOutcome['kind'];
  detail: string | null;
  unchanged: number;
  dropped: number;
  ms: Record<string, number>;
}

/** The way of one document: fetch → parse → normalise → deduplicate → tag → store. An article only moves forward. */
@Injectable()
export class VisitService {
  constructor(
    private readonly db: Database,
    private readonly fetcher: FetchService,
    private readonly parser: ParseService,
    private readonly writer: StoreService,
  ) {}

  /**
   * Null when the process is stopping; the feed stays due.
   * @throws LeaseLost when somebody else asks the host now: nothing was written
   */
  async visit(visit: Visit): Promise<VisitReport | null> {
    const times = new StepTimes();
    const fetched = await times.of('fetch', () => this.fetcher.fetch(visit));
    if (fetched === null) return null;
    if (fetched.kind === 'outcome') return this.conclude(visit, findingsOf(visit, fetched.outcome), times);
    try {
      const parsed = await times.of('parse', () => this.parser.parse(visit, fetched));
      const report = await this.conclude(visit, await this.read(visit, fetched, parsed, times), times);
      this.parser.remember(visit.feed.id, parsed);
      const unchanged = parsed.feed.kind === 'feed' ? parsed.feed.unchanged : 0;
      return { ...report, unchanged };
    } catch (error) {
      if (error instanceof LeaseLost || lostConnection(error)) throw error;
      return this.conclude(visit, findingsOf(visit, notStored(error)), times);
    }
  }

  private async read(visit: Visit, fetched: Document, parsed: Parsed, times: StepTimes): Promise<Findings> {
    const { documentHash, feed } = parsed;
    if (feed.kind === 'unreadable') {
      const findings = findingsOf(visit, unreadable(fetched, `${feed.reason}: ${feed.detail}`));
      return { ...findings, documentHash, bytes: fetched.bytes.length, unreadable: 1 };
    }
    const { articles, dropped } = times.now('normalise', () => normalise(visit, feed.items));
    const marks = marksOf(visit.feed.source_id, articles);
    const stored =
      articles.length === 0 ? [] : await times.of('deduplicate', () => storedArticles(this.db, marks));
    const told = deduplicate(visit.feed, articles, stored);
    const tagged = (article: (typeof articles)[number]) => tag(visit, feed.feed.language, article);
    const sorted = times.now('tag', () => ({
      fresh: told.fresh.map(tagged),
      changed: told.changed.map(({ stored: { id, content_hash: contentHashBefore }, article }) => ({
        id,
        contentHashBefore,
        article: tagged(article),
      })),
      touched: told.touched,
    }));
    const appeared = told.fresh.map((article) => article.publishedAt);
    const findings = findingsOf(visit, documentOutcome(visit.feed.url, fetched, feed, appeared));
    const facts = {
      title: feed.feed.title?.slice(0, 300) ?? null,
      documentHash,
      bytes: fetched.bytes.length,
    };
    return { ...findings, sorted, ...facts, parsed: 1, dropped: dropped + feed.dropped };
  }

  private async conclude(visit: Visit, findings: Findings, times: StepTimes): Promise<VisitReport> {
    const stored = await times.of('store', () => this.writer.store(visit, findings, times));
    measureLag(visit, findings.sorted.fresh);
    const { lastOutcome, lastDetail: detail } = findings.state;
    const outcome = lastOutcome ?? 'unreachable';
    return { ...stored, outcome, detail, unchanged: 0, dropped: findings.dropped, ms: times.spent };
  }
}

type Document = Extract<Fetched, { kind: 'document' }>;
type ReadFeed = Extract<ParsedFeed, { kind: 'feed' }>;

function findingsOf(visit: Visit, outcome: FetchOutcome): Findings {
  const before = fetchStateOf(visit.feed);
  const pace = visit.feed.recording === null ? LIVE_PACE : RECORDED_PACE;
  const state = afterFetch(before, outcome, visit.now, pace);
  return { ...NOTHING, state, notice: noticeAfter(before, state) };
}

function documentOutcome(
  url: string,
  { etag, lastModified, freshForMs, movedTo, link }: Document,
  { feed, items, unchanged }: ReadFeed,
  appeared: readonly Date[],
): FetchOutcome {
  const { statedIntervalMs, skipHours, skipDays } = feed;
  const named = hubLinks(link, url);
  const hub = { hubUrl: named.hubUrl ?? feed.hubUrl, selfUrl: named.selfUrl ?? feed.selfUrl };
  const asks = { statedIntervalMs, skipHours, skipDays, ...hub };
  const published = unchanged > 0 ? [] : items.flatMap((item) => item.publishedAt ?? []);
  const answer = { kind: 'ok', etag, lastModified, freshForMs, asks, published, appeared } as const;
  return movedTo === null ? answer : { kind: 'moved', to: movedTo, answer };
}

function unreadable({ etag, lastModified, freshForMs }: Document, detail: string): FetchOutcome {
  return { kind: 'unreadable', detail, etag, lastModified, freshForMs };
}

/** Reading or writing the document failed in a way nobody foresaw: it is asked for anew, without validators, after its backoff. */
function notStored(error: unknown): FetchOutcome {
  const message = error instanceof Error ? error.message : String(error);
  const detail = `not stored: ${message.slice(0, 200)}`;
  return { kind: 'unreadable', detail, etag: null, lastModified: null, freshForMs: null };
}
