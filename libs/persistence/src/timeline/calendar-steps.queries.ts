/** Raw SQL: steps are joined with an array of articles, and steps of editors are the elements of a JSON column. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

/** Whose steps a calendar has: a topic's, those of a reader's followed topics, or those that a source's articles announce. */
export type CalendarOf =
  | { kind: 'topic'; id: number }
  | { kind: 'follower'; id: number }
  | { kind: 'source'; id: number };

/** The topic of an entry in a calendar. */
interface CalendarTopic {
  topic_id: Row<'topic'>['id'];
  topic_slug: Row<'topic'>['slug'];
  /** Its label, or its name if it has none. */
  topic_label: string;
  /** BCP 47. */
  language: string;
}

/** A step with its topic and its cited article. */
export interface CalendarStepRow extends Row<'announced_step'>, CalendarTopic {
  article_slug: Row<'article'>['slug'];
  source_name: Row<'source'>['name'];
  /** An editor wrote what comes next in this topic, in place of its pending steps. */
  is_replaced: boolean;
}

/** A step that an editor set. */
export interface SetStepRow extends CalendarTopic {
  text: string;
  /** YYYY-MM-DD */
  day: string;
  /** The topic's version at its last change. */
  topic_version: number;
  topic_updated_at: Date;
}

/**
 * Steps from a day on (YYYY-MM-DD), latest day first, so that a limit leaves out the oldest (indexes `announced_step_of_topic`,
 * `follow_pkey`, `announced_step_by_day`).
 */
export function calendarSteps(
  db: Queryable,
  of: CalendarOf,
  from: string,
  limit: number,
): Promise<CalendarStepRow[]> {
  return db.rows(
    `select s.*, t.slug as topic_slug, coalesce(t.label, t.name) as topic_label, a.slug as article_slug, a.language,
            o.name as source_name, t.next_steps is not null as is_replaced
       from announced_step s join topic t on t.id = s.topic_id
       join article a on a.id = s.article_ids[1] join source o on o.id = a.source_id
      where s.day >= $2 and ${STEPS_OF[of.kind]}
      order by s.day desc, s.id desc limit $3`,
    [of.id, from, limit],
  );
}

const STEPS_OF: Record<CalendarOf['kind'], string> = {
  topic: 's.topic_id = $1',
  follower: 's.topic_id in (select topic_id from follow where user_id = $1)',
  source: 'exists (select from article mine where mine.id = any(s.article_ids) and mine.source_id = $1)',
};

/** Steps that editors set, from a day on, latest day first. A source announces none of them. */
export function setStepsInCalendar(
  db: Queryable,
  of: CalendarOf & { kind: 'topic' | 'follower' },
  from: string,
  limit: number,
): Promise<SetStepRow[]> {
  return db.rows(
    `select t.id as topic_id, t.slug as topic_slug, coalesce(t.label, t.name) as topic_label, t.language,
            s.text, s.date as day, t.version as topic_version, t.updated_at as topic_updated_at
       from topic t cross join lateral jsonb_to_recordset(t.next_steps) as s (text text, date text)
      where t.next_steps is not null and s.date >= $2
        and ${of.kind === 'topic' ? 't.id = $1' : 't.id in (select topic_id from follow where user_id = $1)'}
      order by s.date desc, t.id desc limit $3`,
    [of.id, from, limit],
  );
}
