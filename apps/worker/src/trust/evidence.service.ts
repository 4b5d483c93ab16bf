import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { feedLevel } from '#domain/ingest/health';
import { type KnownOrigins, knownOrigins, ownerKeyOf, ownOrigin } from '#domain/stories/origins';
import { type TrustEvidence } from '#domain/trust';
import { type ReaderEvidence, tallyContent, tallyEditorial, tallyReports } from '#domain/trust/factors';
import { Database } from '#persistence/database';
import { knownSources } from '#persistence/stories';
import {
  countedVotes,
  type OwnArticleRow,
  type OwnOrigin,
  ownArticles,
  type ReadFeedRow,
  readFeeds,
  retractionsOf,
  storedTextsOf,
  type TrustSourceRow,
  trustSources,
  type VotesRow,
} from '#persistence/trust';
import { type Settings, systemClock } from '#platform/runtime';
import { SETTINGS } from '../setup/tokens.js';
import { milestonesOf, ownReports, type Reported } from './own-reports.js';

/** Stored data about some sources. */
interface Found {
  articles: ReadonlyMap<number, readonly OwnArticleRow[]>;
  reported: Reported;
  votes: ReadonlyMap<number, VotesRow>;
  feeds: ReadonlyMap<number, readonly ReadFeedRow[]>;
}

/** Loads the data of several sources, with one statement per factor, and tallies it. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The known origins of reports, loaded once for many sources. */
  async origins(): Promise<KnownOrigins> {
    const sources = await knownSources(this.db);
    return knownOrigins(sources.map(({ media_type: mediaType, ...source }) => ({ ...source, mediaType })));
  }

  /** @param now news time */
  async of(
    sourceIds: readonly number[],
    origins: KnownOrigins,
    now: Date,
  ): Promise<ReadonlyMap<number, TrustEvidence>> {
    const sources = await trustSources(this.db, sourceIds);
    const owns = sources.map((source) => ({ sourceId: source.id, ownKey: ownKeyOf(source, origins) }));
    const found = await this.find(owns);
    const evidence = new Map<number, TrustEvidence>();
    for (const [index, source] of sources.entries()) {
      await breathe();
      const own = owns[index] ?? { sourceId: source.id, ownKey: '' };
      evidence.set(source.id, evidenceOf(source, own, found, now));
    }
    return evidence;
  }

  private async find(owns: readonly OwnOrigin[]): Promise<Found> {
    const ids = owns.map(({ sourceId }) => sourceId);
    const articles = await ownArticles(this.db, owns);
    const milestones = milestonesOf(articles);
    const storedTexts = milestones.length === 0 ? [] : await storedTextsOf(this.db, milestones, ids);
    const retractions = milestones.length === 0 ? [] : await retractionsOf(this.db, milestones);
    const confirmedOnly = this.settings.SMTP_URL !== undefined;
    const votes = await countedVotes(this.db, ids, { wall: systemClock.now(), confirmedOnly });
    const feeds = await readFeeds(this.db, ids);
    return {
      articles: Map.groupBy(articles, ({ sourceId }) => sourceId),
      reported: {
        storedTexts: Map.groupBy(storedTexts, ({ milestoneId }) => milestoneId),
        retractions: new Map(retractions.map((one) => [one.milestoneId, one])),
      },
      votes: new Map(votes.map((one) => [one.sourceId, one])),
      feeds: Map.groupBy(feeds, ({ sourceId }) => sourceId),
    };
  }
}

function ownKeyOf({ domain, owner }: TrustSourceRow, origins: KnownOrigins): string {
  return ownOrigin({ sourceDomain: domain, ownerKey: owner && ownerKeyOf(owner) }, origins).key;
}

function evidenceOf(source: TrustSourceRow, own: OwnOrigin, found: Found, now: Date): TrustEvidence {
  const { pc1, pc1Observed, wikipediaStatus, disclosures, owner } = source;
  const articles = found.articles.get(source.id) ?? [];
  return {
    accuracy: tallyReports(ownReports(own, articles, found.reported)),
    editorial: tallyEditorial(articles, { disclosures, isOwnerNamed: owner !== null }),
    content: tallyContent(articles),
    external: { pc1, pc1Observed, wikipediaStatus },
    reader: readerEvidence(found.votes.get(source.id), found.feeds.get(source.id) ?? [], now),
  };
}

function readerEvidence(
  votes: VotesRow | undefined,
  feeds: readonly ReadFeedRow[],
  now: Date,
): ReaderEvidence {
  const { votesUp = 0, votesDown = 0, votesWaiting = 0 } = votes ?? {};
  return {
    ...{ votesUp, votesDown, votesWaiting },
    feedChecks: feeds.reduce((sum, { checks }) => sum + checks, 0),
    feedFailures: feeds.reduce((sum, { failures }) => sum + failures, 0),
    feeds: feeds.length,
    feedsFresh: feeds.filter((feed) => feedLevel(feed, now) === 'ok').length,
  };
}
