import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import {
  articleIdsOfTopics,
  holdPlacing,
  removeArticles,
  topicsToArchive,
} from '#persistence/ingest/article';
import { NewsClock } from '#persistence/news-clock';
import { notifyListeners } from '#persistence/stories';
import type { Logger, Settings } from '#platform/runtime';
import { LOGGER, SETTINGS } from '../setup/tokens.js';

const DAY_MS = 86_400_000;
/**
 * Stories removed per transaction, with at most two articles each. So placing waits no longer than for one of its own
 * batches.
 */
const BATCH = 100;

/**
 * Removes complete topics that are older than ARTICLES_KEPT_DAYS and unlisted. Each transaction holds the keeper's
 * row, so it never overlaps with placing. The keeper no longer remembers stories of that age.
 */
@Injectable()
export class ArchiveService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'ARTICLES_KEPT_DAYS'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Removes one batch.
   * @returns the number of removed topics, 0 if articles are kept forever
   */
  async batch(): Promise<number> {
    const days = this.settings.ARTICLES_KEPT_DAYS;
    if (days === undefined) return 0;
    const now = await this.clock.now();
    const { topics, articles } = await this.db.transaction(async (tx) => {
      await holdPlacing(tx);
      const topics = await topicsToArchive(tx, new Date(now.getTime() - days * DAY_MS), BATCH);
      const articles = await articleIdsOfTopics(tx, topics);
      await removeArticles(tx, articles, 'archived', now);
      if (topics.length > 0) await notifyListeners(tx, topics);
      return { topics: topics.length, articles: articles.length };
    });
    if (topics > 0) this.logger.info({ topics, articles }, 'archived');
    return topics;
  }
}
