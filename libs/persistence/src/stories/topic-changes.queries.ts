import { type Actor, CHANGE_KINDS, type ChangeKind } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';

export interface TopicChangeRow {
  id: number;
  kind: ChangeKind;
  actor: Actor;
  at: Date;
  payload: Record<string, unknown>;
}

/** What changed about a topic beyond new reports, newest first (index `topic_event_log`). */
export function changesOfTopic(db: Queryable, topicId: number, limit: number): Promise<TopicChangeRow[]> {
  return db.rows(
    `select id, kind, actor, at, payload from topic_event
      where topic_id = $1 and kind in ${inList(CHANGE_KINDS)}
      order by at desc, id desc limit $2`,
    [topicId, limit],
  );
}
