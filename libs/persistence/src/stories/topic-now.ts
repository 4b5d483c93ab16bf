import { sql } from 'kysely';

/** The id that a topic has today: another one if it was merged meanwhile (indexes of `topic_redirect`). */
export function topicNow(topicId: number) {
  return sql<number>`coalesce((select topic_id from topic_redirect where old_topic_id = ${topicId}), ${topicId})`;
}
