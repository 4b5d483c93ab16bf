import { Inject, Injectable } from '@nestjs/common';
import { countLeftOut, hostKeyOf, type LeftOut, sumOfLeftOut } from '#domain/ingest/article';
import { alertInWords, type FeedAlert } from '#domain/ingest/health';
import { domainAfterMove } from '#domain/sources';
import { Database, dataRefused, type Queryable } from '#persistence/database';
import {
  type ArticleChange,
  type GivenArticle,
  insertInParts,
  reviseArticles,
  reviseInParts,
  touchArticles,
} from '#persistence/ingest/article';
import {
  type FeedVisit,
  mayMoveTo,
  type VisitWrite,
  type WrittenVisit,
  writeVisits,
} from '#persistence/ingest/health';
import { type DueFeedRow, type HostClaim, holdsLease } from '#persistence/ingest/schedule';
import { addSourceDomains, outletOfFeed } from '#persistence/sources';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { GroupCall } from './group-call.js';
import type { StepTimes } from './step-times.js';
import type { Findings, Visit } from './visit.js';

/** The lease expired during the visit. Another worker may hold the host, so nothing is written. */
export class LeaseLost extends Error {
  readonly code = 'lease_lost';
  constructor(hostKey: string) {
    super(`the lease of ${hostKey} expired`);
  }
}

export interface Stored {
  added: number;
  revised: number;
  /** Items that were not stored, by reason. */
  leftOut: LeftOut;
}

/**
 * Concurrent statements, and the most visits in one statement. For visits without new articles, the statement itself costs as much as
 * 15 of its rows, so they wait a moment for each other.
 */
const WITH_ARTICLES = { atOnce: 2, largest: 64 };
const WITHOUT_ARTICLES = { atOnce: 1, largest: 64, enough: 48, gatherMs: 25 };

/** The most refused items of one visit that get a line in the log each. */
const LOGGED = 20;

/**
 * Stores all findings of a visit in one transaction, which first locks the host's row by its lease. Either everything
 * is stored, including the feed's next check, or nothing is and the feed stays due. Visits that end during a write
 * share the next statement. If the database refuses values, the articles are stored one by one, so that only those at
 * fault are left out.
 */
@Injectable()
export class StoreService {
  private readonly withArticles: GroupCall<VisitWrite, WrittenVisit | null>;
  private readonly withoutArticles: GroupCall<VisitWrite, WrittenVisit | null>;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const together = (writes: readonly VisitWrite[]) => writeVisits(db, writes);
    this.withArticles = new GroupCall(together, WITH_ARTICLES);
    this.withoutArticles = new GroupCall(together, WITHOUT_ARTICLES);
  }

  /**
   * @param othersFollow other visits are under way
   * @throws LeaseLost
   */
  async store(visit: Visit, findings: Findings, times: StepTimes, othersFollow = false): Promise<Stored> {
    const stored = await this.write(visit, findings, times, othersFollow).catch((error: unknown) => {
      if (!dataRefused(error)) throw error;
      return this.writeAll(visit, findings, times, true);
    });
    if (findings.alert !== null) this.logAlert(visit, findings.alert);
    return stored;
  }

  /** Omits the feed's URL, because it may contain a password. */
  private logAlert({ feed, claim }: Visit, alert: FeedAlert): void {
    this.logger.warn({ feed: feed.id, host: claim.hostKey, alert: alert.kind }, alertInWords(alert));
  }

  private async write(
    visit: Visit,
    findings: Findings,
    times: StepTimes,
    othersFollow: boolean,
  ): Promise<Stored> {
    const { feed, claim } = visit;
    const { changed, touched } = findings.sorted;
    const moving = findings.state.url !== feed.url;
    if (moving || changed.length + touched.length > 0) return this.writeAll(visit, findings, times, false);
    const write = { claim, visit: visitOf(feed, findings, times), fresh: givenBy(visit, findings) };
    const written =
      write.fresh.length > 0 ? this.withArticles.call(write) : this.withoutArticles.call(write, othersFollow);
    return { ...held(await written, claim), revised: 0 };
  }

  /** @param inParts articles are stored apart from each other, and those that the database refuses are left out */
  private writeAll(visit: Visit, findings: Findings, times: StepTimes, inParts: boolean): Promise<Stored> {
    const { feed, claim, now } = visit;
    const { changed, touched } = findings.sorted;
    const moving = findings.state.url !== feed.url;
    const given = givenBy(visit, findings);
    return this.db.transaction(async (tx) => {
      if (!(await holdsLease(tx, claim))) throw new LeaseLost(claim.hostKey);
      const before = inParts
        ? await this.inParts(tx, visit, { changed, given })
        : {
            added: 0,
            revised: changed.length === 0 ? 0 : await reviseArticles(tx, changed, now),
            leftOut: {},
          };
      if (touched.length > 0) await touchArticles(tx, touched);
      const { revised, added: addedBefore } = before;
      const leftOut = sumOfLeftOut(findings.leftOut, before.leftOut);
      const found = { ...visitOf(feed, findings, times), revised, addedBefore, leftOut };
      const free = !moving || (await mayMoveTo(tx, feed.id, found.url, found.hostKey));
      const duplicate = { url: feed.url, hostKey: claim.hostKey, disabledReason: 'duplicate' };
      const fresh = inParts ? [] : given;
      const write = { claim, visit: free ? found : { ...found, ...duplicate }, fresh };
      const [written = null] = await writeVisits(tx, [write]);
      if (moving && free && written !== null) await learnDomain(tx, feed, found);
      return { ...held(written, claim), revised };
    });
  }

  private async inParts(
    tx: Queryable,
    { feed, claim, now }: Visit,
    { changed, given }: { changed: readonly ArticleChange[]; given: readonly GivenArticle[] },
  ): Promise<Stored> {
    const { revised, refused } = await reviseInParts(tx, changed, now);
    const { added, leftOut } = await insertInParts(tx, given);
    for (const { given: one, reason, detail } of leftOut
      .filter((each) => each.detail !== null)
      .slice(0, LOGGED))
      this.logger.warn(
        { feed: feed.id, host: claim.hostKey, identity: one.article.identityKey, reason, detail },
        'item not stored',
      );
    const counts = sumOfLeftOut(countLeftOut(leftOut.map(({ reason }) => reason)), { refused });
    return { added, revised, leftOut: counts };
  }
}

function givenBy({ feed, now }: Visit, { sorted }: Findings): GivenArticle[] {
  return sorted.fresh.map((article) => ({ sourceId: feed.source_id, feedId: feed.id, seenAt: now, article }));
}

/** A feed that has moved to a new domain of its outlet takes the source along: the domain is the source's from now on. */
async function learnDomain(tx: Queryable, { id, url: from, source_id }: DueFeedRow, { url: to }: FeedVisit) {
  const outlet = await outletOfFeed(tx, id);
  const domain = outlet && domainAfterMove({ from, to, title: outlet.title }, outlet);
  if (domain) await addSourceDomains(tx, [{ sourceId: source_id, domain }], 'moved');
}

function held<T>(written: T | null, claim: HostClaim): T {
  if (written === null) throw new LeaseLost(claim.hostKey);
  return written;
}

function visitOf(feed: DueFeedRow, findings: Findings, times: StepTimes): FeedVisit {
  const { state, sorted: _articles, ...facts } = findings;
  const movedHost = state.url === feed.url ? feed.host_key : (hostKeyOf(state.url) ?? feed.host_key);
  return {
    ...state,
    ...facts,
    hostKey: movedHost,
    claimedCheckAt: feed.next_check_at,
    revised: 0,
    addedBefore: 0,
    ms: times.elapsed(),
    wallAt: systemClock.now(),
  };
}
