import { Injectable } from '@nestjs/common';
import { noticeAfter } from '#domain/ingest/health';
import { afterFetch, type FetchOutcome, hostRestMs, LIVE_PACE, RECORDED_PACE } from '#domain/ingest/schedule';
import { hubLinks } from '#domain/ingest/websub';
import { Database, lostConnection } from '#persistence/database';
import { type ArticleMarks, type StoredArticle } from '#persistence/ingest/article';
import { fetchStateOf } from '#persistence/ingest/schedule';
import { deduplicate, marksOf } from './deduplicate.js';
import { FetchService } from './fetch.service.js';
import { GroupCall } from './group-call.js';
import { measureLag } from './ingest-metrics.js';
import { type Parsed, ParseService } from './parse.service.js';
import type { ReadDocument } from './read-document.js';
import { StepTimes } from './step-times.js';
import { LeaseLost, type Stored, StoreService } from './store.service.js';
import { storedOfEach } from './stored-of-each.js';
import { type Fetched, type Findings, type Sorted, type Visit } from './visit.js';

/** Look-ups under way at once, and documents that are looked up together. */
const LOOK_UPS = { atOnce: 2, largest: 16 };

const NO_ARTICLES: Sorted = { fresh: [], changed: [], touched: [] };
const NOTHING = {
  sorted: NO_ARTICLES,
  title: null,
  disclosures: null,
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

/** The way of one document: fetch → parse → normalise → tag → deduplicate → store. An article only moves forward. */
@Injectable()
export class VisitService {
  private readonly lookUps: GroupCall<readonly ArticleMarks[], StoredArticle[]>;

  constructor(
    db: Database,
    private readonly fetcher: FetchService,
    private readonly parser: ParseService,
    private readonly writer: StoreService,
  ) {
    this.lookUps = new GroupCall((marks) => storedOfEach(db, marks), LOOK_UPS);
  }

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
      const parsed = await this.parser.parse(visit, fetched);
      times.include(parsed.read.ms);
      const report = await this.conclude(visit, await this.read(visit, fetched, parsed, times), times);
      this.parser.remember(visit.feed.id, parsed);
      const unchanged = parsed.read.kind === 'feed' ? parsed.read.unchanged : 0;
      return { ...report, unchanged };
    } catch (error) {
      if (error instanceof LeaseLost || lostConnection(error)) throw error;
      return this.conclude(visit, findingsOf(visit, notStored(error)), times);
    }
  }

  private async read(
    visit: Visit,
    fetched: Document,
    { read, documentHash }: Parsed,
    times: StepTimes,
  ): Promise<Findings> {
    if (read.kind === 'unreadable') {
      const findings = findingsOf(visit, unreadable(fetched, `${read.reason}: ${read.detail}`));
      return { ...findings, documentHash, bytes: fetched.bytes.length, unreadable: 1 };
    }
    const { articles, dropped } = read;
    const marks = marksOf(visit.feed.source_id, articles);
    const stored = articles.length === 0 ? [] : await times.of('deduplicate', () => this.lookUps.call(marks));
    const { fresh, changed, touched } = deduplicate(visit.feed, articles, stored);
    const changes = changed.map(({ stored: { id, content_hash: contentHashBefore }, article }) => ({
      id,
      contentHashBefore,
      article,
    }));
    const appeared = fresh.map((article) => article.publishedAt);
    const findings = findingsOf(visit, documentOutcome(visit.feed.url, fetched, read, appeared));
    const title = read.facts.title?.slice(0, 300) ?? null;
    const { disclosures } = read;
    const facts = { title, disclosures, documentHash, bytes: fetched.bytes.length, parsed: 1, dropped };
    return { ...findings, ...facts, sorted: { fresh, changed: changes, touched } };
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
type ReadFeed = Extract<ReadDocument, { kind: 'feed' }>;

function findingsOf(visit: Visit, outcome: FetchOutcome): Findings {
  const before = fetchStateOf(visit.feed);
  const pace = visit.feed.recording === null ? LIVE_PACE : RECORDED_PACE;
  const state = afterFetch(before, outcome, visit.now, pace);
  return { ...NOTHING, state, notice: noticeAfter(before, state), hostRestMs: hostRestMs(outcome, pace) };
}

function documentOutcome(
  url: string,
  { etag, lastModified, freshForMs, movedTo, link }: Document,
  { facts, published: dates, unchanged }: ReadFeed,
  appeared: readonly Date[],
): FetchOutcome {
  const { statedIntervalMs, skipHours, skipDays } = facts;
  const named = hubLinks(link, url);
  const hub = { hubUrl: named.hubUrl ?? facts.hubUrl, selfUrl: named.selfUrl ?? facts.selfUrl };
  const asks = { statedIntervalMs, skipHours, skipDays, ...hub };
  const published = unchanged > 0 ? [] : dates;
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
