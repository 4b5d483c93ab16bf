/** Raw SQL: arrays of ids and slugs, each looked up through redirects of merged stories and sources. */
import type { StillFollowed } from '#domain/notifications';
import type { Queryable } from '../database/database.js';

interface Item {
  topicId: number | null;
  slug: string;
}

/**
 * Which stories and sources of these lists a reader follows and has not muted, as the lists name them (indexes `follow_pkey`,
 * `source_follow_pkey`, those of redirects). A source counts if the reader wants its notifications.
 * @param newsNow news time, by which mutes end
 */
export async function followedItems(
  db: Queryable,
  userId: number,
  lists: readonly { items: readonly Item[] | null }[],
  newsNow: Date,
): Promise<StillFollowed> {
  const items = lists.flatMap((list) => list.items ?? []);
  const topicIds = new Set(items.flatMap(({ topicId }) => topicId ?? []));
  const slugs = new Set(items.flatMap(({ topicId, slug }) => (topicId === null ? slug : [])));
  return {
    topicIds: new Set(topicIds.size === 0 ? [] : await followedTopics(db, userId, [...topicIds], newsNow)),
    sourceSlugs: new Set(slugs.size === 0 ? [] : await followedSources(db, userId, [...slugs])),
  };
}

async function followedTopics(db: Queryable, userId: number, topicIds: number[], newsNow: Date) {
  const rows = await db.rows<{ id: number }>(
    `select u.id from unnest($2::int[]) as u (id) left join topic_redirect r on r.old_topic_id = u.id
       join follow f on f.user_id = $1 and f.topic_id = coalesce(r.topic_id, u.id)
      where f.muted_since is null or f.muted_since > $3 or f.muted_until <= $3`,
    [userId, topicIds, newsNow],
  );
  return rows.map(({ id }) => id);
}

async function followedSources(db: Queryable, userId: number, slugs: string[]) {
  const rows = await db.rows<{ slug: string }>(
    `select u.slug from unnest($2::text[]) as u (slug) left join source_redirect r on r.old_slug = u.slug
       left join source s on s.slug = u.slug
       join source_follow f on f.user_id = $1 and f.source_id = coalesce(s.id, r.source_id)
      where f.notices_since is not null`,
    [userId, slugs],
  );
  return rows.map(({ slug }) => slug);
}
