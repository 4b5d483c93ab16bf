import { randomUUID } from 'node:crypto';
import type { Queryable, Row } from '#persistence/database';
import { writeTopicEvents } from '#persistence/stories';
import { hoursAfter, NEWS_DAY } from './news-day.js';
import { next, type Values } from './values.js';

/** A milestone that `articleIds` report. The first article is its anchor. */
export async function buildMilestone(
  db: Queryable,
  topicId: number,
  articleIds: readonly number[],
  values: Values<'milestone'> = {},
): Promise<Row<'milestone'>> {
  const [anchor] = articleIds;
  if (anchor === undefined) throw new Error('a milestone needs an article');
  const origins = articleIds.length;
  const milestone = await db.kysely
    .insertInto('milestone')
    .values({
      topic_id: topicId,
      anchor_article_id: anchor,
      title: 'The dam holds',
      description: 'Engineers say that the dam holds.',
      date: NEWS_DAY,
      impact_value: 5,
      is_significant: false,
      significance: 'medium',
      confirmation_level: origins > 2 ? 'verified' : origins === 2 ? 'multiple' : 'single',
      origin_count: origins,
      outlet_count: origins,
      created_at: NEWS_DAY,
      updated_at: NEWS_DAY,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const id of articleIds)
    await buildReport(db, milestone.id, id, { role: id === anchor ? 'first' : 'confirms' });
  return milestone;
}

/** An article's report of a milestone. Its origin is the article's own unless named. */
export async function buildReport(
  { kysely }: Queryable,
  milestoneId: number,
  articleId: number,
  values: Values<'milestone_article'> = {},
): Promise<Row<'milestone_article'>> {
  const article = await kysely
    .selectFrom('article')
    .select('origin_key')
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow();
  return kysely
    .insertInto('milestone_article')
    .values({
      article_id: articleId,
      milestone_id: milestoneId,
      origin_key: article.origin_key ?? `origin-${articleId}`,
      role: 'confirms',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function buildQuote(
  { kysely }: Queryable,
  milestoneId: number,
  articleId: number,
  values: Values<'milestone_quote'> = {},
): Promise<Row<'milestone_quote'>> {
  return kysely
    .insertInto('milestone_quote')
    .values({ milestone_id: milestoneId, article_id: articleId, position: 0, text: 'It holds', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An article's statement that one person was injured. */
export function buildClaim(
  { kysely }: Queryable,
  milestoneId: number,
  articleId: number,
  values: Values<'milestone_claim'> = {},
): Promise<Row<'milestone_claim'>> {
  return kysely
    .insertInto('milestone_claim')
    .values({
      milestone_id: milestoneId,
      article_id: articleId,
      kind: 'injured',
      unit: 'people',
      value: 1,
      origin_key: 'source:x',
      at: NEWS_DAY,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An entry in a topic's log. */
export function buildTopicEvent(
  { kysely }: Queryable,
  topicId: number,
  values: Values<'topic_event'> = {},
): Promise<Row<'topic_event'>> {
  return kysely
    .insertInto('topic_event')
    .values({
      topic_id: topicId,
      kind: 'milestone_added',
      fact_key: `fact-${next()}`,
      at: NEWS_DAY,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Fact {
  kind: Row<'topic_event'>['kind'];
  milestone?: number;
  payload?: Row<'topic_event'>['payload'];
  /** After the first report. */
  hours?: number;
}

/** Facts in a topic's log, written as the product writes them: they need no notification if nobody follows the topic. */
export function buildFacts(db: Queryable, topicId: number, facts: readonly Fact[]): Promise<void> {
  return writeTopicEvents(
    db,
    facts.map(({ kind, milestone, payload = {}, hours = 0.5 }) => ({
      topic_id: topicId,
      kind,
      fact_key: `${kind}:${randomUUID()}`,
      milestone_id: milestone ?? null,
      payload,
      actor: 'machine' as const,
      at: hoursAfter(hours),
    })),
  );
}

/** A hearing that these articles announce for ten days after the first report. */
export function buildAnnouncedStep(
  { kysely }: Queryable,
  topicId: number,
  articleIds: readonly number[],
  values: Values<'announced_step'> = {},
): Promise<Row<'announced_step'>> {
  const [anchor] = articleIds;
  if (anchor === undefined) throw new Error('an announced step needs an article');
  return kysely
    .insertInto('announced_step')
    .values({
      topic_id: topicId,
      anchor_article_id: anchor,
      day: '2031-03-14',
      precision: 'day',
      text: 'The council will hear the engineers on 14 March.',
      article_ids: [...articleIds],
      announced_at: NEWS_DAY,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
