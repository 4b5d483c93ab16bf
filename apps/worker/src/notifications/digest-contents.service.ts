import { Injectable } from '@nestjs/common';
import {
  type DueDigest,
  deliveryOf,
  digestWords,
  FACT_FRESH_MS,
  isNews,
  isSilenced,
  type RecommendedStory,
  recommendationWords,
  type StoryOfDigest,
} from '#domain/notifications';
import { settledLine } from '#domain/questions';
import { type Queryable } from '#persistence/database';
import {
  type DigestWrite,
  enterIntoLedger,
  type FactOfTopic,
  type FollowRow,
  factsOfTopics,
  followsWithNews,
  recommendedStories,
  type SettledQuestionRow,
  takeSettledQuestions,
} from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import type { DigestRhythm } from '#vocabulary';
import { muteOf, preferencesOf } from './preferences.presenter.js';
import { SourceReports } from './source-reports.service.js';

/** The newest facts of one topic that a digest considers. */
const FACTS_OF_TOPIC = 100;
const RECOMMENDED = 5;
const WEEK_MS = 7 * 86_400_000;

type RhythmDigest = DueDigest & { kind: DigestRhythm };

/** Composes a digest for each of the given readers. Readers without news get none. */
@Injectable()
export class DigestContents {
  constructor(private readonly sources: SourceReports) {}

  /** Runs inside the transaction that writes the digests. */
  of(tx: Queryable, due: DueDigest, userIds: readonly number[]): Promise<DigestWrite[]> {
    return due.kind === 'recommended'
      ? this.recommendations(tx, due, userIds)
      : this.ofFollows(tx, { ...due, kind: due.kind }, userIds);
  }

  private async ofFollows(
    tx: Queryable,
    due: RhythmDigest,
    userIds: readonly number[],
  ): Promise<DigestWrite[]> {
    const { facts, chosen } = await this.developments(tx, due, userIds);
    const span = { ...spanOf(due), rhythm: due.kind };
    const settled = await takeSettledQuestions(tx, userIds, span, systemClock.now());
    const settledOfUser = Map.groupBy(settled, ({ user_id }) => user_id);
    const sources = await this.sources.of(tx, due, userIds);
    return userIds
      .filter((userId) => facts.has(userId) || settledOfUser.has(userId) || sources.has(userId))
      .map((userId) => {
        const stories = withSettled(
          storiesOf(facts.get(userId) ?? [], chosen.get(userId)),
          settledOfUser.get(userId) ?? [],
        );
        return { user_id: userId, ...digestWords(due.kind, stories, sources.get(userId)) };
      });
  }

  /** The facts that are new to each reader, of followed stories; and which of these each chose for a target. */
  private async developments(
    tx: Queryable,
    due: RhythmDigest,
    userIds: readonly number[],
  ): Promise<{ facts: Map<number, FactOfTopic[]>; chosen: Map<number, Set<number>> }> {
    const span = spanOf(due);
    const follows = await followsWithNews(tx, userIds, span);
    const topicIds = [...new Set(follows.map(({ topic_id }) => topic_id))];
    const facts = await factsOfTopics(tx, topicIds, span, FACTS_OF_TOPIC);
    const ofTopic = Map.groupBy(facts, ({ topic }) => topic.id);
    const pairs = follows.flatMap((follow) =>
      (ofTopic.get(follow.topic_id) ?? [])
        .filter((each) => belongs(each, follow, due))
        .map(({ fact }) => ({ userId: follow.user_id, factId: fact.id })),
    );
    const fresh = await enterIntoLedger(
      tx,
      pairs.map(({ userId }) => userId),
      pairs.map(({ factId }) => factId),
    );
    const factsOfUser = Map.groupBy(fresh, ({ user_id }) => user_id);
    const chosen = Map.groupBy(
      follows.filter(({ is_chosen }) => is_chosen),
      ({ user_id }) => user_id,
    );
    return {
      facts: new Map(
        [...factsOfUser].map(([userId, entries]) => {
          const ids = new Set(entries.map(({ event_id }) => event_id));
          return [userId, facts.filter(({ fact }) => ids.has(fact.id))];
        }),
      ),
      chosen: new Map(
        [...chosen].map(([userId, of]) => [userId, new Set(of.map(({ topic_id }) => topic_id))]),
      ),
    };
  }

  private async recommendations(
    tx: Queryable,
    due: DueDigest,
    userIds: readonly number[],
  ): Promise<DigestWrite[]> {
    const span = { after: new Date(due.until.getTime() - WEEK_MS), until: due.until };
    const rows = await recommendedStories(tx, userIds, span, RECOMMENDED);
    return [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([userId, stories]) => ({
      user_id: userId,
      ...recommendationWords(stories satisfies readonly RecommendedStory[]),
    }));
  }
}

const spanOf = ({ until }: DueDigest) => ({ after: new Date(until.getTime() - FACT_FRESH_MS), until });

/**
 * Whether a fact belongs in a follower's digest. It does if the follower gets such facts in this digest. The daily
 * one, or the weekly one instead of it, also includes facts that would be immediate now but were not when they happened:
 * the preferences were others, or the story was muted.
 */
function belongs({ fact, isNotified }: FactOfTopic, follow: FollowRow, { kind, until }: DueDigest): boolean {
  if (!isNews(fact, follow.followed_at, until) || isSilenced(fact, muteOf(follow), until)) return false;
  const delivery = deliveryOf(fact, preferencesOf(follow));
  const rest = follow.wants_weekly_digest ? 'weekly' : 'daily';
  return delivery === kind || (kind === rest && delivery === 'now' && isNotified);
}

function storiesOf(facts: readonly FactOfTopic[], chosen: ReadonlySet<number> = new Set()) {
  return [...Map.groupBy(facts, ({ topic }) => topic.id).values()].flatMap((ofTopic) => {
    const [first] = ofTopic;
    if (first === undefined) return [];
    const { topic } = first;
    return [{ topic, facts: ofTopic.map(({ fact }) => fact), isChosen: chosen.has(topic.id) }];
  });
}

/** Adds what settled the reader's questions to their stories. */
function withSettled(
  stories: readonly StoryOfDigest[],
  settled: readonly SettledQuestionRow[],
): StoryOfDigest[] {
  const told = new Map<number, StoryOfDigest>(stories.map((story) => [story.topic.id, story]));
  for (const row of settled) {
    const story = told.get(row.topic_id) ?? {
      topic: { id: row.topic_id, slug: row.topic_slug, name: row.topic_name },
      facts: [],
    };
    const line = settledLine({ ...row, sourceName: row.source_name });
    told.set(row.topic_id, { ...story, lines: [...(story.lines ?? []), line] });
  }
  return [...told.values()];
}
