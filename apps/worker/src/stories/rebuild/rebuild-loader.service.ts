import { Injectable } from '@nestjs/common';
import type { TopicArticle, TopicBefore } from '#domain/timeline';
import { type Queryable } from '#persistence/database';
import {
  archivesOfTopics,
  articlesForRebuild,
  milestonesForRebuild,
  oldestArticles,
  recentArticlesForRebuild,
  type StoryArticleRow,
  type TopicForRebuildRow,
  topicsForRebuild,
} from '#persistence/stories';
import { stepsForRebuild } from '#persistence/timeline';
import { keptAlive } from '../memory/kept-alive.js';
import { topicArticle, topicBefore } from '../memory/topic-article.presenter.js';
import { withPauses } from '../memory/with-pauses.js';
import { ReadingService } from './reading.service.js';
import type { LoadedTopic } from './rebuild-stages.js';
import { storedStep } from './step-write.presenter.js';

/** A rebuild reads this many of a topic's newest articles. Older milestones stay as they are. */
const READ_PER_TOPIC = 400;

/** Loads the data for rebuilding topics. */
@Injectable()
export class RebuildLoader {
  constructor(private readonly reading: ReadingService) {}

  /**
   * @param fresh articles just placed
   * @returns the topics that have articles
   */
  async load(
    tx: Queryable,
    topicIds: readonly number[],
    fresh: readonly StoryArticleRow[],
  ): Promise<LoadedTopic[]> {
    const rows = await topicsForRebuild(tx, topicIds, READ_PER_TOPIC);
    const large = idsOf(rows.filter((topic) => topic.is_large));
    const small = idsOf(rows.filter((topic) => !topic.is_large));
    const articles = await articlesForRebuild(tx, small);
    articles.push(...(await recentArticlesForRebuild(tx, large, READ_PER_TOPIC)));
    const stored = Map.groupBy(articles, (row) => row.topic_id);
    const added = Map.groupBy(fresh, (row) => row.topic_id);
    const before = await this.before(tx, rows, large);
    const loaded: LoadedTopic[] = [];
    for await (const id of withPauses(topicIds, keptAlive(tx))) {
      const [old, young] = [stored.get(id) ?? [], added.get(id) ?? []];
      const language = (old[0] ?? young[0])?.language;
      if (language === undefined) continue;
      const read = [...this.read(old, false), ...this.read(young, true)];
      loaded.push({ id, language, articles: read, before: before.get(id) ?? null });
    }
    return loaded;
  }

  /** The oldest of these articles, from which a topic would get its name. */
  async oldest(tx: Queryable, articleIds: readonly number[]): Promise<TopicArticle[]> {
    return this.read(await oldestArticles(tx, articleIds, READ_PER_TOPIC), true);
  }

  private async before(
    tx: Queryable,
    topics: readonly TopicForRebuildRow[],
    large: readonly number[],
  ): Promise<Map<number, TopicBefore>> {
    const rows = await milestonesForRebuild(tx, idsOf(topics));
    const milestones = Map.groupBy(rows, (row) => row.topic_id);
    const archives = new Map((await archivesOfTopics(tx, large)).map((row) => [row.topic_id, row]));
    const steps = Map.groupBy(await stepsForRebuild(tx, large), (row) => row.topic_id);
    return new Map(
      topics.map((topic) => [
        topic.id,
        {
          ...topicBefore(topic, milestones.get(topic.id) ?? [], archives.get(topic.id)),
          steps: (steps.get(topic.id) ?? []).map(storedStep),
        },
      ]),
    );
  }

  private read(rows: readonly StoryArticleRow[], isFresh: boolean): TopicArticle[] {
    return rows.map((row) => topicArticle(row, isFresh, this.reading.read(row)));
  }
}

function idsOf(topics: readonly TopicForRebuildRow[]) {
  return topics.map(({ id }) => id);
}
