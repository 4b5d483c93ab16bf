import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import {
  articleIdsOfTopics,
  holdPlacing,
  removeArticles,
  topicsToArchive,
} from '#persistence/ingest/article';
import { NewsClock } from '#persistence/news-clock';
import { tellListeners } from '#persistence/stories';
import type { Logger, Settings } from '#platform/runtime';
import { LOGGER, SETTINGS } from '../setup/tokens.js';

const DAY_MS = 86_400_000;
/** Stories a transaction takes out, at most two articles each: placing waits no longer than for a batch of its own. */
const BATCH = 100;

/**
 * Takes out what is older than ARTICLES_KEPT_DAYS and never became a story: unlisted topics, whole. Each transaction holds
 * the keeper's row, so it never meets a placing; the keeper itself has long forgotten stories of that age.
 */
@Injectable()
export class ArchiveService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'ARTICLES_KEPT_DAYS'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One batch. Answers how many topics it took out; 0 also where everything is kept. */
  async batch(): Promise<number> {
    const days = this.settings.ARTICLES_KEPT_DAYS;
    if (days === undefined) return 0;
    const now = await this.clock.now();
    const { topics, articles } = await this.db.transaction(async (tx) => {
      await holdPlacing(tx);
      const topics = await topicsToArchive(tx, new Date(now.getTime() - days * DAY_MS), BATCH);
      const articles = await articleIdsOfTopics(tx, topics);
      await removeArticles(tx, articles, 'archived', now);
      if (topics.length > 0) await tellListeners(tx, topics);
      return { topics: topics.length, articles: articles.length };
    });
    if (topics > 0) this.logger.info({ topics, articles }, 'archived');
    return topics;
  }
}
