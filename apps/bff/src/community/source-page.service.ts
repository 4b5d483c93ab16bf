import { Injectable } from '@nestjs/common';
import type { SourcePage } from '#contract/reading';
import { SOURCE_RECENT_ARTICLES } from '#contract/site';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  assessmentsOf,
  feedsOfSource,
  newestOfSource,
  otherOutletsOf,
  type SourcePageRow,
  sourceBySlugOrId,
  topicsOfSource,
} from '#persistence/reading';
import { sourceFollowState } from '#persistence/sources';
import { evidenceArticles, votesOnSource } from '#persistence/trust';
import { notFound } from '../http/errors.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import { presentSourcePage } from './source-page.presenter.js';
import { presentTrust } from './source-trust.presenter.js';
import { articlesNamedBy, readStoredEvidence } from './stored-evidence.js';

const HISTORY = 120;
const SIBLINGS = 12;
const FEEDS = 12;
/** At most `limit` topics, taken from this many of the newest articles. */
const TOPICS = { articles: 300, limit: 12 };

/** The page of one source. */
@Injectable()
export class SourcePageService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly images: ImageAddresses,
  ) {}

  async page(slug: string, userId: number | null): Promise<SourcePage> {
    const { db } = this;
    const source = await sourceBySlugOrId(db, slug);
    if (!source) throw notFound('This source');
    const { id, owner_id: owner } = source;
    const [trust, siblings, follow, votes, recent, topics, feeds, now, imageAddress] = await Promise.all([
      this.trust(source),
      owner === null ? [] : otherOutletsOf(db, owner, id, SIBLINGS),
      userId === null ? null : sourceFollowState(db, userId, id),
      votesOnSource(db, id, userId),
      newestOfSource(db, id, SOURCE_RECENT_ARTICLES),
      topicsOfSource(db, id, TOPICS),
      feedsOfSource(db, id, FEEDS),
      this.clock.now(),
      this.images.shown(),
    ]);
    const found = { source, trust, siblings, follow, votes, recent, topics, feeds };
    return presentSourcePage({ ...found, now, imageAddress });
  }

  private async trust(source: SourcePageRow): Promise<SourcePage['trust']> {
    const assessments = await assessmentsOf(this.db, source.id, HISTORY);
    const evidence = readStoredEvidence(assessments[0]?.evidence ?? null);
    const named = evidence === null ? [] : articlesNamedBy(evidence);
    const articles = named.length === 0 ? [] : await evidenceArticles(this.db, named);
    return presentTrust({ source, assessments, evidence, articles });
  }
}
