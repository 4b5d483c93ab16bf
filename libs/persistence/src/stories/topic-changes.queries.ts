import type { Queryable } from '../database/database.js';

export interface TopicChangeRow {
  id: number;
  kind: 'status_changed' | 'merged' | 'split' | 'moved' | 'edited' | 'milestone_retracted';
  actor: 'machine' | 'editor';
  at: Date;
  payload: Record<string, unknown>;
}

/** What changed about a topic beyond new reports, newest first (index `topic_event_log`). */
export function changesOfTopic(db: Queryable, topicId: number, limit: number): Promise<TopicChangeRow[]> {
  return db.rows(
    `select id, kind, actor, at, payload from topic_event
      where topic_id = $1 and kind in ('status_changed', 'merged', 'split', 'moved', 'edited', 'milestone_retracted')
      order by at desc, id desc limit $2`,
    [topicId, limit],
  );
}
