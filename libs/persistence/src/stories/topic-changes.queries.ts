import { sql } from 'kysely';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';
import { MORE_THAN_PACE } from './change-of-pace.js';

/** The kinds of log entries, apart from new reports, that readers see. */
const CHANGES = ['status_changed', 'merged', 'split', 'moved', 'edited', 'milestone_retracted'] as const;

export type TopicChangeRow = RowOf<typeof changesOfTopic>;

/** Changes of a topic apart from new reports and pace, newest first (index `topic_event_log`). */
export function changesOfTopic(db: Queryable, topicId: number, limit: number) {
  return db.kysely
    .selectFrom('topic_event')
    .select(['id', 'kind', 'actor', 'at', 'payload'])
    .where('topic_id', '=', topicId)
    .where('kind', 'in', CHANGES)
    .where(sql<boolean>`${sql.raw(MORE_THAN_PACE)}`)
    .$narrowType<{ kind: (typeof CHANGES)[number] }>()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
