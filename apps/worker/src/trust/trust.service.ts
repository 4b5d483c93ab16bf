import { Inject, Injectable } from '@nestjs/common';
import { assessTrust, tallyContent, tallyEditorial, tallyReports } from '#domain';
import { Database, evidenceToAssess, NewsClock, writeAssessments } from '#persistence';
import type { Logger } from '#platform';
import { LOGGER } from '../tokens.js';

const BATCH = 100;
/** A source is looked at again after a day of news. */
const EVERY_MS = 24 * 3_600_000;

@Injectable()
export class TrustService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Assesses the sources that are due, at most one batch. Answers how many. */
  async round(): Promise<number> {
    const now = await this.clock.now();
    const assessed = await this.db.transaction(async (tx) => {
      const due = await evidenceToAssess(tx, new Date(now.getTime() - EVERY_MS), now, BATCH);
      if (due.length === 0) return 0;
      const assessments = due.map(({ sourceId, articles, external, reader, ...shown }) => ({
        sourceId,
        ...assessTrust({
          accuracy: tallyReports([]),
          editorial: tallyEditorial(articles, shown),
          content: tallyContent(articles),
          ...{ external, reader },
        }),
      }));
      await writeAssessments(tx, assessments, now);
      return due.length;
    });
    if (assessed > 0) this.logger.info({ sources: assessed }, 'trust assessed');
    return assessed;
  }
}
