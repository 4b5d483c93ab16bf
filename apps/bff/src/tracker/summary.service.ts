import { Injectable } from '@nestjs/common';
import type { TopicSummary } from '#contract/stories';
import { chosenMilestones, type SummarisedStory, summariseStory } from '#domain/timeline/summary';
import { Database } from '#persistence/database';
import { topicBySlugOrId, topicStands } from '#persistence/stories';
import {
  citedArticles,
  differingNumbers,
  milestonesToSummarise,
  reportsToSummarise,
} from '#persistence/timeline';
import { BoundedQueue } from '../http/bounded-queue.js';
import { ApiError, notFound } from '../http/errors.js';
import { presentSummary, statedNumber, summaryMilestone, summaryReport } from './summary.presenter.js';

/** Reports of each milestone that are read. */
const REPORTS_EACH = 6;
/** Articles that are read because their numbers differ. */
const DIFFERING_MOST = 24;
/** Reading some hundred articles takes processor time. */
const BOUNDS = { concurrency: 2, mostWaiting: 60 };

const premiumOnly = () => new ApiError(403, 'premium_only', 'Summaries of stories are part of Premium.');

/** Summaries of stories, for subscribers. */
@Injectable()
export class SummaryService {
  private readonly queue = new BoundedQueue(BOUNDS);

  constructor(private readonly db: Database) {}

  /** @throws ApiError 403 for readers without Premium, 404 if there is no such topic */
  async ofTopic(id: number, { isSubscribed }: { isSubscribed: boolean }): Promise<TopicSummary> {
    if (!isSubscribed) throw premiumOnly();
    const topic = await topicBySlugOrId(this.db, String(id));
    if (!topic) throw notFound('This topic');
    return this.queue.run(async () => {
      const summary = summariseStory(await this.load(topic.id, topic.language));
      const cited = [...summary.stands, ...summary.path, ...summary.disputed].map(
        ({ articleId }) => articleId,
      );
      return presentSummary(summary, await citedArticles(this.db, [...new Set(cited)]));
    });
  }

  private async load(topicId: number, language: string): Promise<SummarisedStory> {
    const [rows, stands, differing] = await Promise.all([
      milestonesToSummarise(this.db, topicId),
      topicStands(this.db, topicId),
      differingNumbers(this.db, topicId),
    ]);
    const milestones = rows.map(summaryMilestone);
    const numbers = differing.map(statedNumber);
    const [articleId] = stands?.article_ids ?? [];
    const standing =
      stands && articleId !== undefined
        ? { text: stands.text, articleId, milestoneId: stands.milestone_id }
        : null;
    const { newest, path, disputed } = chosenMilestones(milestones, standing?.milestoneId ?? null, numbers);
    const articleIds = numbers.slice(0, DIFFERING_MOST).map((number) => number.articleId);
    const reports = await reportsToSummarise(
      this.db,
      { milestoneIds: [...new Set([...newest, ...path, ...disputed])], articleIds },
      REPORTS_EACH,
    );
    const ofMilestone = Map.groupBy(reports, (row) => row.milestone_id);
    return {
      language,
      milestones,
      standing,
      numbers,
      reports: new Map([...ofMilestone].map(([id, some]) => [id, some.map(summaryReport)])),
    };
  }
}
