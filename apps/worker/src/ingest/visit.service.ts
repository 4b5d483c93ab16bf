import { Injectable } from '@nestjs/common';
import { sumOfLeftOut, withinQuota } from '#domain/ingest/article';
import { Database, lostConnection } from '#persistence/database';
import { type ArticleMarks, type StoredArticle } from '#persistence/ingest/article';
import { storedSince } from '#persistence/sources';
import { deduplicate, marksOf } from './deduplicate.js';
import { FetchService } from './fetch.service.js';
import { findingsOf, findingsOfDocument, NO_ARTICLES, notStored } from './findings.js';
import { GroupCall } from './group-call.js';
import { measureLag } from './ingest-metrics.js';
import { type Parsed, ParseService } from './parse.service.js';
import { StepTimes } from './step-times.js';
import { LeaseLost, StoreService } from './store.service.js';
import { storedOfEach } from './stored-of-each.js';
import type { Fetched, FetchedDocument, Findings, Sorted, Visit } from './visit.js';
import type { VisitReport } from './visit-report.js';

/** Concurrent look-ups, and the most documents in one look-up. */
const DAY_MS = 86_400_000;
const LOOK_UPS = { atOnce: 2, largest: 16 };

/**
 * Processes one document of a claimed host (`claim.service.ts`). Articles pass through these steps in order:
 *
 * 1. fetch        `fetch.service.ts`
 * 2. parse        `parse.service.ts`, in a separate thread, where `read-document.ts` also does 3, 4 and 5
 * 3. normalise    `normalise.ts`
 * 4. sanitise     within 3, item by item
 * 5. tag          `tag.ts`
 * 6. deduplicate  `deduplicate.ts`
 * 7. store        `store.service.ts`
 *
 * The story-keeper takes over from there (`stories/story-work.service.ts`).
 */
@Injectable()
export class VisitService {
  private readonly lookUps: GroupCall<readonly ArticleMarks[], StoredArticle[]>;
  /** Visits that have begun and not reached the last step. */
  private underWay = 0;

  constructor(
    private readonly db: Database,
    private readonly fetcher: FetchService,
    private readonly parser: ParseService,
    private readonly writer: StoreService,
  ) {
    this.lookUps = new GroupCall((marks) => storedOfEach(db, marks), LOOK_UPS);
  }

  /**
   * Returns null if the process is stopping. The feed then stays due.
   * @param noDocument called if the response brought none, so that the visit only has to be written
   * @throws LeaseLost if another worker holds the host. Nothing was written.
   */
  async visit(visit: Visit, noDocument: () => void = () => {}): Promise<VisitReport | null> {
    const times = new StepTimes();
    const fetched = await this.ahead(() => this.fetch(visit, times));
    if (fetched === null) return null;
    if (fetched.kind === 'outcome') {
      noDocument();
      return this.store(visit, findingsOf(visit, fetched.outcome), times);
    }
    try {
      const { parsed, sorted } = await this.ahead(() => this.read(visit, fetched, times));
      const report = await this.store(visit, findingsOfDocument(visit, fetched, parsed, sorted), times);
      this.parser.remember(visit.feed.id, parsed);
      const unchanged = parsed.read.kind === 'feed' ? parsed.read.unchanged : 0;
      return { ...report, unchanged };
    } catch (error) {
      if (error instanceof LeaseLost || lostConnection(error)) throw error;
      return this.store(visit, findingsOf(visit, notStored(error)), times);
    }
  }

  /** Counts the visit as under way during a part of it. */
  private async ahead<T>(work: () => Promise<T>): Promise<T> {
    this.underWay++;
    try {
      return await work();
    } finally {
      this.underWay--;
    }
  }

  private async read(visit: Visit, fetched: FetchedDocument, times: StepTimes) {
    const parsed = await this.parse(visit, fetched, times);
    return { parsed, sorted: await this.deduplicate(visit, parsed, times) };
  }

  private fetch(visit: Visit, times: StepTimes): Promise<Fetched | null> {
    return times.of('fetch', () => this.fetcher.fetch(visit));
  }

  /** The thread measures its own steps. */
  private async parse(visit: Visit, fetched: FetchedDocument, times: StepTimes): Promise<Parsed> {
    const parsed = await this.parser.parse(visit, fetched);
    times.include(parsed.read.ms);
    return parsed;
  }

  private async deduplicate(visit: Visit, { read }: Parsed, times: StepTimes): Promise<Sorted> {
    const { feed } = visit;
    if (read.kind === 'unreadable' || read.articles.length === 0) return NO_ARTICLES;
    const marks = marksOf(feed.source_id, read.articles);
    const stored = await times.of('deduplicate', () => this.lookUps.call(marks));
    const { fresh, changed, touched, leftOut } = deduplicate(feed, read.articles, stored);
    const changes = changed.map(({ stored: { id, content_hash: contentHashBefore }, article }) => ({
      id,
      contentHashBefore,
      article,
    }));
    return this.inQuota(visit, { fresh, changed: changes, touched, leftOut, flood: null });
  }

  /** Leaves out new articles beyond the quotas that an operator set for the source. Most sources have none. */
  private async inQuota({ feed, now }: Visit, sorted: Sorted): Promise<Sorted> {
    const quota = { visit: feed.visit_quota, day: feed.day_quota };
    if (quota.visit === null && quota.day === null) return sorted;
    const since = new Date(now.getTime() - DAY_MS);
    const stored = quota.day === null ? 0 : await storedSince(this.db, feed.source_id, since);
    const { kept, over, exceeded } = withinQuota(sorted.fresh, quota, stored);
    if (exceeded === null) return sorted;
    const leftOut = sumOfLeftOut(sorted.leftOut, { over_quota: over });
    return { ...sorted, fresh: kept, leftOut, flood: { exceeded, quota: quota[exceeded] ?? 0, over } };
  }

  private async store(visit: Visit, findings: Findings, times: StepTimes): Promise<VisitReport> {
    const othersFollow = this.underWay > 0;
    const stored = await times.of('store', () => this.writer.store(visit, findings, times, othersFollow));
    measureLag(visit, findings.sorted.fresh);
    const { lastOutcome, lastDetail: detail } = findings.state;
    const outcome = lastOutcome ?? 'unreachable';
    return { ...stored, outcome, detail, unchanged: 0, dropped: findings.dropped, ms: times.spent };
  }
}
