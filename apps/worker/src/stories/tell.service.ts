import { Injectable } from '@nestjs/common';
import {
  nameTopic,
  type TopicArticle,
  type TopicBefore,
  type TopicName,
  type TopicTelling,
  tellTopic,
  topicFacts,
  withCopyGroups,
} from '#domain/timeline';
import { type MilestoneDraft } from '#domain/timeline/milestones';
import { type Queryable } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import {
  archivesOfTopics,
  articlesToTell,
  insertTopics,
  milestonesToTell,
  oldestArticles,
  placeArticles,
  recentArticlesToTell,
  reserveIds,
  type StoryArticleRow,
  type TopicToTellRow,
  topicsToTell,
  updateTopics,
  writeTopicEvents,
} from '#persistence/stories';
import {
  insertMilestones,
  retireMilestones,
  updateMilestones,
  writeClosureProposals,
  writeMilestoneArticles,
  writeMilestoneClaims,
  writeMilestoneQuotes,
} from '#persistence/timeline';
import { freeSlugs } from './free-slugs.js';
import type { PlacedRow } from './memory.service.js';
import { ReadingService } from './reading.service.js';
import {
  claimWrites,
  eventWrite,
  milestoneArticleWrites,
  milestoneWrite,
  placeWrites,
  proposalWrites,
  quoteWrites,
  topicWrite,
} from './telling.presenter.js';
import { topicArticle, topicBefore } from './topic-article.presenter.js';
import { withPauses } from './with-pauses.js';

/** The newest articles of a topic that a telling reads; older milestones stand as they are. */
const READ_PER_TOPIC = 400;

interface Told {
  id: number;
  language: string;
  articles: TopicArticle[];
  before: TopicBefore | null;
  telling: TopicTelling;
  /** The drafts with the ids under which they are stored. */
  milestones: [number, MilestoneDraft][];
  inserted: Map<MilestoneDraft, number>;
}

/** Tells topics afresh inside the keeper's transaction: load, decide, save. */
@Injectable()
export class TellService {
  constructor(private readonly reading: ReadingService) {}

  /**
   * @param fresh articles just placed, with `topic_id` and `origin_key` set
   * @param quiet only changes of status are facts: what was moved about is no news. Answers the topics told.
   */
  async tell(
    tx: Queryable,
    topicIds: readonly number[],
    fresh: readonly PlacedRow[],
    now: Date,
    { quiet = false } = {},
  ): Promise<readonly number[]> {
    const told = await this.decide(tx, topicIds, fresh, now);
    await this.saveTopics(tx, told, now);
    const placements = new Map(fresh.map(({ id, placement }) => [id, placement]));
    await placeArticles(
      tx,
      told.flatMap(({ id, telling }) => placeWrites(id, telling, placements)),
    );
    await writeSearchWords(
      tx,
      fresh.map(({ id }) => id),
    );
    await this.saveMilestones(tx, told, now);
    await writeClosureProposals(
      tx,
      told.map(({ id }) => id),
      told.flatMap(({ id, telling }) => proposalWrites(id, telling)),
      now,
    );
    await writeTopicEvents(
      tx,
      told.flatMap(({ id, telling, before, inserted }) =>
        topicFacts(telling, before, inserted, now)
          .filter(({ kind }) => !quiet || kind === 'status_changed')
          .map((fact) => eventWrite(id, fact)),
      ),
    );
    return told.map(({ id }) => id);
  }

  /** What a topic of these articles would be called; the oldest of them say it. */
  async nameOf(tx: Queryable, articleIds: readonly number[]): Promise<TopicName> {
    const rows = await oldestArticles(tx, articleIds, READ_PER_TOPIC);
    return nameTopic(withCopyGroups(rows.map((row) => topicArticle(row, true, this.reading.read(row)))));
  }

  private async decide(
    tx: Queryable,
    topicIds: readonly number[],
    fresh: readonly StoryArticleRow[],
    now: Date,
  ): Promise<Told[]> {
    const topics = await topicsToTell(tx, topicIds);
    const known = topics.map(({ id }) => id);
    const [large, small] = [idsOf(topics, isLarge), idsOf(topics, (topic) => !isLarge(topic))];
    const rows = await articlesToTell(tx, small);
    rows.push(...(await recentArticlesToTell(tx, large, READ_PER_TOPIC)));
    const stored = Map.groupBy(rows, (row) => row.topic_id);
    const added = Map.groupBy(fresh, (row) => row.topic_id);
    const milestones = Map.groupBy(await milestonesToTell(tx, known), (row) => row.topic_id);
    const archives = new Map((await archivesOfTopics(tx, large)).map((row) => [row.topic_id, row]));
    const beforeOf = new Map(
      topics.map((topic) => [
        topic.id,
        topicBefore(topic, milestones.get(topic.id) ?? [], archives.get(topic.id)),
      ]),
    );
    const told: Omit<Told, 'milestones' | 'inserted'>[] = [];
    for await (const id of withPauses(topicIds)) {
      const old = stored.get(id) ?? [];
      const young = added.get(id) ?? [];
      const language = (old[0] ?? young[0])?.language;
      if (language === undefined) continue;
      const articles = [
        ...old.map((row) => topicArticle(row, false, this.reading.read(row))),
        ...young.map((row) => topicArticle(row, true, this.reading.read(row))),
      ];
      const before = beforeOf.get(id) ?? null;
      told.push({ id, language, articles, before, telling: tellTopic(articles, before, now) });
    }
    return withMilestoneIds(tx, told);
  }

  private async saveTopics(tx: Queryable, told: readonly Told[], now: Date): Promise<void> {
    const opened = told.filter(({ before }) => before === null);
    const slugs = await freeSlugs(
      tx,
      opened.map(({ id, telling }) => ({ id, name: telling.name })),
    );
    const writes = told.map(({ id, language, telling }) =>
      topicWrite(id, slugs.get(id) ?? '', language, telling),
    );
    await insertTopics(
      tx,
      writes.filter(({ slug }) => slug !== ''),
      now,
    );
    await updateTopics(
      tx,
      writes.filter(({ slug }) => slug === ''),
      now,
    );
  }

  private async saveMilestones(tx: Queryable, told: readonly Told[], now: Date): Promise<void> {
    const writes = told.flatMap((topic) => {
      const sourceOf = new Map(topic.articles.map((each) => [each.id, each.sourceId]));
      return topic.milestones.map(([id, draft]) => ({
        isNew: topic.inserted.has(draft),
        row: milestoneWrite(
          id,
          topic.id,
          draft,
          new Set(draft.articles.map((each) => sourceOf.get(each.articleId))).size,
        ),
      }));
    });
    await insertMilestones(
      tx,
      writes.filter(({ isNew }) => isNew).map(({ row }) => row),
      now,
    );
    await updateMilestones(
      tx,
      writes.filter(({ isNew }) => !isNew).map(({ row }) => row),
      now,
    );
    await writeMilestoneArticles(
      tx,
      told.flatMap(({ articles, telling, milestones }) =>
        milestoneArticleWrites(articles, milestones, telling),
      ),
    );
    await retireMilestones(
      tx,
      told.flatMap(({ telling }) => telling.milestones.retire),
    );
    const ids = writes.map(({ row }) => row.id);
    const drafts = told.flatMap(({ milestones }) => milestones);
    await writeMilestoneQuotes(
      tx,
      ids,
      drafts.flatMap(([id, draft]) => quoteWrites(id, draft)),
    );
    await writeMilestoneClaims(
      tx,
      ids,
      drafts.flatMap(([id, draft]) => claimWrites(id, draft)),
    );
  }
}

function isLarge(topic: TopicToTellRow): boolean {
  return topic.article_count > READ_PER_TOPIC;
}

function idsOf(topics: readonly TopicToTellRow[], which: (topic: TopicToTellRow) => boolean): number[] {
  return topics.filter(which).map(({ id }) => id);
}

async function withMilestoneIds(
  tx: Queryable,
  told: readonly Omit<Told, 'milestones' | 'inserted'>[],
): Promise<Told[]> {
  const fresh = told.reduce((sum, { telling }) => sum + telling.milestones.insert.length, 0);
  const ids = await reserveIds(tx, 'milestone', fresh);
  return told.map((topic) => {
    const { insert, update } = topic.telling.milestones;
    const inserted = new Map(insert.map((draft) => [draft, ids.shift() ?? 0]));
    const added = [...inserted].map(([draft, id]): [number, MilestoneDraft] => [id, draft]);
    return { ...topic, inserted, milestones: [...update, ...added] };
  });
}
