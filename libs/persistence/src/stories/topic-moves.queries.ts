/** Raw SQL: commands move articles, milestones, logs and followers inside the story transaction. The rest is typed. */
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { FIRST_REPORT } from '../database/reports.js';
import type { Row, RowOf } from '../database/tables.js';
import type { TopicCommandRow } from './topic-commands.queries.js';
import { moveFollowers, topicsKept } from './topic-followers.queries.js';
import { removeFromList } from './topic-removals.queries.js';

/** Articles with the topics that they go to: the first two parameters. */
const MOVED = 'unnest($1::int[], $2::int[]) as v (id, topic_id)';

/** A topic that a command names. */
export type CommandedTopicRow = Pick<
  Row<'topic'>,
  'id' | 'slug' | 'name' | 'language' | 'article_count' | 'editor_fields'
> & { requested: number };

/**
 * Locks these topics, or those they were merged into, until the transaction ends. `requested` is the id in the command.
 */
export async function topicsToCommand(tx: Queryable, ids: readonly number[]): Promise<CommandedTopicRow[]> {
  await tx.rows(
    `select 1 from topic
      where id in (select coalesce(r.topic_id, u.id) from unnest($1::int[]) as u (id)
                     left join topic_redirect r on r.old_topic_id = u.id)
      order by id for update`,
    [ids],
    'lock_commanded_topics',
  );
  return tx.rows(
    `select u.id as requested, t.id, t.slug, t.name, t.language, t.article_count, t.editor_fields
       from unnest($1::int[]) as u (id)
       left join topic_redirect r on r.old_topic_id = u.id
       join topic t on t.id = coalesce(r.topic_id, u.id)`,
    [ids],
    'commanded_topics',
  );
}

export type ArticleTopicRow = RowOf<typeof topicsOfArticles>;

/** The topics of these articles. Waiting and unknown articles are left out. */
export function topicsOfArticles(tx: Queryable, articleIds: readonly number[]) {
  return tx.kysely
    .selectFrom('article')
    .select(['id', 'topic_id'])
    .where('id', '=', anyOf(articleIds))
    .where('topic_id', 'is not', null)
    .$narrowType<{ topic_id: number }>()
    .execute();
}

/** Ids of a topic's articles, oldest first (index `article_of_topic`). */
export async function articleIdsOfTopic(tx: Queryable, topicId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    'select id from article where topic_id = $1 order by published_at, id',
    [topicId],
    'article_ids_of_topic',
  );
  return rows.map(({ id }) => id);
}

/** Ids of the articles of each topic, oldest first (index `article_of_topic`). */
export async function articleIdsOfTopics(
  tx: Queryable,
  topicIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await tx.rows<{ topic_id: number; ids: number[] }>(
    `select topic_id, array_agg(id order by published_at, id) as ids from article
      where topic_id = any($1::int[]) group by topic_id`,
    [topicIds],
    'article_ids_of_topics',
  );
  return new Map(rows.map(({ topic_id, ids }) => [topic_id, ids]));
}

/** Creates a topic for articles that will be moved there. Its rebuild fills in the rest. `at` is news time. */
export async function openTopic(
  tx: Queryable,
  topic: Pick<Row<'topic'>, 'id' | 'slug' | 'name' | 'language'>,
  at: Date,
): Promise<void> {
  await tx.kysely
    .insertInto('topic')
    .values({ ...topic, first_reported_at: at, last_reported_at: at, created_at: at, updated_at: at })
    .execute();
}

/** Articles that go to a topic. */
export interface ArticleMove {
  ids: readonly number[];
  into: number;
}

/** Moves placed articles to another topic (see `moveAllArticles`). */
export function moveArticles(
  tx: Queryable,
  ids: readonly number[],
  into: number,
  by: Pick<TopicCommandRow, 'actor' | 'kind'>,
): Promise<void> {
  return moveAllArticles(tx, [{ ids, into }], by);
}

/**
 * Moves placed articles to other topics. Milestones that lose all articles move along, and so do the steps that
 * the articles were the first to announce. Other milestones keep their remaining
 * articles and are anchored at the earliest. Copies that are separated from their group become independent until both
 * topics are rebuilt.
 * Arrays of ids make the planner use the indexes of logs and notices; it reads whole tables for a subquery.
 * @param moves a milestone's articles must not go to two topics
 */
export async function moveAllArticles(
  tx: Queryable,
  moves: readonly ArticleMove[],
  { actor, kind }: Pick<TopicCommandRow, 'actor' | 'kind'>,
): Promise<void> {
  const articles = moves.flatMap(({ ids }) => ids);
  const given = [articles, moves.flatMap(({ ids, into }) => ids.map(() => into))];
  await tx.rows(
    `with steps as (update announced_step s set topic_id = v.topic_id
                      from ${MOVED} where s.anchor_article_id = v.id)
     update article a set topic_id = v.topic_id,
            placement = placement || jsonb_build_object('movedBy', $3::text, 'movedIn', $4::text)
       from ${MOVED} where a.id = v.id`,
    [...given, actor, kind],
    'move_articles',
  );
  await tx.rows(
    `with moving as (select distinct ma.milestone_id as id, v.topic_id
                       from ${MOVED} join milestone_article ma on ma.article_id = v.id),
     whole as (
       update milestone set topic_id = moving.topic_id from moving
        where milestone.id = moving.id and milestone.topic_id <> moving.topic_id
          and not exists (select 1 from milestone_article ma
                           where ma.milestone_id = milestone.id and ma.article_id <> all($1::int[]))
       returning milestone.id, milestone.topic_id),
     notified as (update notification n set topic_id = (select topic_id from whole where id = n.milestone_id)
                   where milestone_id = any(array(select id from whole)))
     update topic_event e set topic_id = (select topic_id from whole where id = e.milestone_id)
      where milestone_id = any(array(select id from whole))`,
    given,
    'move_milestones',
  );
  await tx.rows(
    `delete from milestone_article ma using milestone m, ${MOVED}
      where ma.milestone_id = m.id and m.topic_id <> v.topic_id and ma.article_id = v.id`,
    given,
    'leave_milestones',
  );
  await updateAnchors(tx, given);
  await separateCopies(tx, articles);
}

/** Sets a new anchor for milestones whose first article moved away. */
async function updateAnchors(tx: Queryable, given: readonly unknown[]): Promise<void> {
  await tx.rows(
    `update milestone m
        set anchor_article_id = (select a.id from milestone_article ma join article a on a.id = ma.article_id
                                  where ma.milestone_id = m.id order by ${FIRST_REPORT} limit 1)
       from ${MOVED} where m.anchor_article_id = v.id and m.topic_id <> v.topic_id`,
    given,
    'update_anchors',
  );
}

/** Makes copies independent whose copy group is now split between two topics (primary key, index on `copy_of_id`). */
async function separateCopies(tx: Queryable, articleIds: readonly number[]): Promise<void> {
  await tx.rows(
    `with torn as (
       select a.id, a.is_card from article a join article o on o.id = a.copy_of_id
        where a.id in (select unnest($1::int[]) union select id from article where copy_of_id = any($1::int[]))
          and o.topic_id <> a.topic_id),
     freed as (update article set copy_of_id = id, copy_count = 0, is_card = true
                where id in (select id from torn))
     update counter set value = value + (select count(*) from torn where not is_card) where name = 'cards'`,
    [articleIds],
    'separate_copies',
  );
}

/** A topic without articles, and the one that takes what readers keep of it. */
export interface TopicRedirection {
  from: number;
  into: number;
}

/** Redirects an empty topic to another (see `redirectTopics`). */
export function redirectTopic(tx: Queryable, from: number, into: number, at: Date): Promise<void> {
  return redirectTopics(tx, [{ from, into }], at);
}

/**
 * Redirects empty topics to others: their ids, slugs and earlier redirects. Their logs, followers and notifications
 * move along. `at` is news time.
 * @param redirections none of the topics may occur twice as `from`, or as both
 */
export async function redirectTopics(
  tx: Queryable,
  redirections: readonly TopicRedirection[],
  at: Date,
): Promise<void> {
  const gone = redirections.map(({ from }) => from);
  const kept = new Set(await topicsKept(tx, gone));
  for (const { from, into } of redirections) if (kept.has(from)) await moveFollowers(tx, from, into);
  await removeFromList(tx, gone, at);
  await tx.rows(
    `with v as materialized (select * from unnest($1::int[], $2::int[]) as v (id, into_id)),
     events as (
       update topic_event e
          set topic_id = (select into_id from v where v.id = e.topic_id),
              fact_key = case when fact_key ~ '^(milestone|level|retracted)[^ ]*:[0-9]+$' then fact_key
                              else fact_key || ' of ' || topic_id end
        where topic_id = any($1::int[])),
     notified as (update notification n set topic_id = (select into_id from v where v.id = n.topic_id)
                   where topic_id = any($1::int[])),
     redirected as (update topic_redirect r set topic_id = (select into_id from v where v.id = r.topic_id)
                     where topic_id = any($1::int[]))
     insert into topic_redirect (old_topic_id, old_slug, topic_id, created_at)
     select t.id, t.slug, v.into_id, $3 from topic t join v on v.id = t.id where t.id = any($1::int[])`,
    [gone, redirections.map(({ into }) => into), at],
    'redirect_topics',
  );
  await tx.rows('delete from topic where id = any($1::int[])', [gone], 'delete_topics');
}
