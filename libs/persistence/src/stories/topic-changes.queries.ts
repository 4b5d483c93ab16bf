import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** What readers see of a topic's log beyond new reports. */
const CHANGES = ['status_changed', 'merged', 'split', 'moved', 'edited', 'milestone_retracted'] as const;

export type TopicChangeRow = RowOf<typeof changesOfTopic>;

/** What changed about a topic beyond new reports, newest first (index `topic_event_log`). */
export function changesOfTopic(db: Queryable, topicId: number, limit: number) {
  return db.kysely
    .selectFrom('topic_event')
    .select(['id', 'kind', 'actor', 'at', 'payload'])
    .where('topic_id', '=', topicId)
    .where('kind', 'in', CHANGES)
    .$narrowType<{ kind: (typeof CHANGES)[number] }>()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
