import { Inject, Injectable } from '@nestjs/common';
import { hostKeyOf } from '#domain/ingest/article';
import { alertInWords, type FeedAlert } from '#domain/ingest/health';
import { domainAfterMove } from '#domain/sources';
import { Database, type Queryable } from '#persistence/database';
import { rememberRawHashes, reviseArticles } from '#persistence/ingest/article';
import { type FeedVisit, mayMoveTo, type VisitWrite, writeVisits } from '#persistence/ingest/health';
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
}

/** Concurrent statements, and the most visits in one statement. */
const AT_ONCE = 2;
const LARGEST = 64;

/**
 * Stores all findings of a visit in one transaction, which first locks the host's row by its lease. Either everything
 * is stored, including the feed's next check, or nothing is and the feed stays due. Visits that end during a write
 * share the next statement.
 */
@Injectable()
export class StoreService {
  private readonly writes: GroupCall<VisitWrite, { added: number } | null>;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.writes = new GroupCall((writes) => writeVisits(db, writes), { atOnce: AT_ONCE, largest: LARGEST });
  }

  /** @throws LeaseLost */
  async store(visit: Visit, findings: Findings, times: StepTimes): Promise<Stored> {
    const stored = await this.write(visit, findings, times);
    if (findings.alert !== null) this.logAlert(visit, findings.alert);
    return stored;
  }

  /** Omits the feed's URL, because it may contain a password. */
  private logAlert({ feed, claim }: Visit, alert: FeedAlert): void {
    this.logger.warn({ feed: feed.id, host: claim.hostKey, alert: alert.kind }, alertInWords(alert));
  }

  private async write({ feed, claim, now }: Visit, findings: Findings, times: StepTimes): Promise<Stored> {
    const { fresh, changed, touched } = findings.sorted;
    const moving = findings.state.url !== feed.url;
    const given = fresh.map((article) => ({
      sourceId: feed.source_id,
      feedId: feed.id,
      seenAt: now,
      article,
    }));
    const visit = visitOf(feed, findings, times);
    if (!moving && changed.length + touched.length === 0) {
      const { added } = held(await this.writes.call({ claim, visit, fresh: given }), claim);
      return { added, revised: 0 };
    }
    return this.db.transaction(async (tx) => {
      if (!(await holdsLease(tx, claim))) throw new LeaseLost(claim.hostKey);
      const revised = changed.length === 0 ? 0 : await reviseArticles(tx, changed, now);
      if (touched.length > 0) await rememberRawHashes(tx, touched);
      const found = { ...visit, revised };
      const free = !moving || (await mayMoveTo(tx, feed.id, found.url, found.hostKey));
      const duplicate = { url: feed.url, hostKey: claim.hostKey, disabledReason: 'duplicate' };
      const write = { claim, visit: free ? found : { ...found, ...duplicate }, fresh: given };
      const [written = null] = await writeVisits(tx, [write]);
      if (moving && free && written !== null) await learnDomain(tx, feed, found);
      return { added: held(written, claim).added, revised };
    });
  }
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
    ms: times.elapsed(),
    wallAt: systemClock.now(),
  };
}
