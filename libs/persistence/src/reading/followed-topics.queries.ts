/** Raw SQL: lateral look-ups that bound what is read of each followed topic. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import type { TopicRow } from '../stories/topics.queries.js';

/** A followed topic with what is new since the reader's last visit. */
export type FollowedTopicRow = TopicRow &
  Pick<
    Row<'follow'>,
    'priority' | 'notification_frequency' | 'muted_since' | 'muted_until' | 'followed_at' | 'seen_at'
  > & {
    new_milestones: number;
    milestone_id: Row<'milestone'>['id'] | null;
    milestone_title: Row<'milestone'>['title'];
    milestone_date: Row<'milestone'>['date'];
    milestone_level: Row<'milestone'>['confirmation_level'];
  };

/**
 * Milestones are counted only for topics rebuilt since the last visit (`updated_at`), on the index
 * `milestone_of_topic`. `materialized` ensures that they are counted once. `offset 0` forces a look-up per topic, so
 * that a few follows never read all topics.
 */
function followed(condition: string): string {
  return `with mine as materialized (
       select f.*, t.hot_rank,
              case when t.updated_at > f.seen_at
                   then (select count(*)::int from milestone n
                          where n.topic_id = f.topic_id and n.created_at > f.seen_at and n.retracted_at is null)
                   else 0 end as new_milestones
         from follow f
         cross join lateral (select hot_rank, updated_at from topic where id = f.topic_id offset 0) t
        where f.user_id = $1 ${condition})
     select t.*, f.priority, f.notification_frequency, f.muted_since, f.muted_until, f.followed_at, f.seen_at,
            f.new_milestones, m.id as milestone_id, m.title as milestone_title, m.date as milestone_date,
            m.confirmation_level as milestone_level
       from (select * from mine order by new_milestones > 0 desc, hot_rank desc, topic_id desc limit $2) f
       join topic t on t.id = f.topic_id
       left join lateral (
         select id, title, date, confirmation_level from milestone
          where topic_id = f.topic_id and retracted_at is null order by date desc, id desc limit 1) m on true
      order by f.new_milestones > 0 desc, f.hot_rank desc, f.topic_id desc`;
}

const OF_ONE =
  'and f.topic_id = coalesce((select topic_id from topic_redirect where old_topic_id = $3), $3::int)';

/** A reader's followed topics (index `follow_pkey`): first those with new milestones, then the most active. */
export function followedTopics(db: Queryable, userId: number, limit: number): Promise<FollowedTopicRow[]> {
  return db.rows(followed(''), [userId, limit], 'followed_topics');
}

/**
 * One followed topic, also by the id of a topic that was merged. Null if it is not followed (index `follow_pkey`).
 */
export async function followedTopic(
  db: Queryable,
  userId: number,
  topicId: number,
): Promise<FollowedTopicRow | null> {
  const [row] = await db.rows<FollowedTopicRow>(followed(OF_ONE), [userId, 1, topicId]);
  return row ?? null;
}

/**
 * Listed topics that the reader does not follow, most active first (index `topic_lively`). Visitors get all of them.
 */
export function topicsToFollow(db: Queryable, userId: number | null, limit: number): Promise<TopicRow[]> {
  return db.rows(
    `select t.* from topic t
      where t.is_listed and not exists (select 1 from follow f where f.user_id = $1 and f.topic_id = t.id)
      order by t.hot_rank desc, t.id desc limit $2`,
    [userId, limit],
  );
}

export type LatestUpdateRow = Pick<Row<'article'>, 'id' | 'slug' | 'title' | 'language' | 'published_at'> &
  Pick<Row<'topic'>, 'category_id'> & {
    topic_id: Row<'topic'>['id'];
    topic_slug: Row<'topic'>['slug'];
    topic_name: Row<'topic'>['name'];
    source_name: Row<'source'>['name'];
  };

export interface LatestUpdatesOptions {
  limit: number;
  /** The most followed topics to read, by last report. */
  topics: number;
  /** The most cards to read of each, newest first. */
  perTopic: number;
}

/**
 * The newest card of each milestone of followed topics (indexes `follow_pkey`, `article_of_topic`,
 * `milestone_article_pkey`).
 */
export function latestUpdates(
  db: Queryable,
  userId: number,
  { limit, topics, perTopic }: LatestUpdatesOptions,
): Promise<LatestUpdateRow[]> {
  return db.rows(
    `with lately as (
       select t.id, t.slug, t.name, t.category_id
         from follow f
         cross join lateral (select * from topic where id = f.topic_id offset 0) t
        where f.user_id = $1 order by t.last_reported_at desc, t.id desc limit $3),
     newest as (
       select distinct on (l.id, ma.milestone_id) a.id, a.published_at, l.id as topic_id
         from lately l
         cross join lateral (
           select id, published_at from article
            where topic_id = l.id and is_card order by published_at desc, id desc limit $4) a
         left join milestone_article ma on ma.article_id = a.id
        order by l.id, ma.milestone_id, a.published_at desc, a.id desc),
     shown as (select * from newest order by published_at desc, id desc limit $2)
     select a.id, a.slug, a.title, a.language, a.published_at, l.id as topic_id, l.slug as topic_slug, l.name as topic_name,
            l.category_id, s.name as source_name
       from shown n join article a on a.id = n.id join lately l on l.id = n.topic_id
       join source s on s.id = a.source_id
      order by a.published_at desc, a.id desc`,
    [userId, limit, topics, perTopic],
    'latest_updates',
  );
}
