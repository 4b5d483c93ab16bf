import { sql } from 'kysely';

/** The current id of a topic, which differs if it was merged (indexes of `topic_redirect`). */
export function topicNow(topicId: number) {
  return sql<number>`coalesce((select topic_id from topic_redirect where old_topic_id = ${topicId}), ${topicId})`;
}
