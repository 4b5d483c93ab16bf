/** Raw SQL: steps are written in batches in the story transaction, and read with their cited article. */
import type { Queryable } from '../database/database.js';
import { recordJson } from '../database/record-json.js';
import type { Row } from '../database/tables.js';

export type AnnouncedStepWrite = Omit<Row<'announced_step'>, 'id' | 'changed_at'>;

/** Replaces the steps of `topicIds`. A step is known by its first article and its day, so it moves with the article. */
export async function writeAnnouncedSteps(
  tx: Queryable,
  topicIds: readonly number[],
  steps: readonly AnnouncedStepWrite[],
): Promise<void> {
  if (topicIds.length === 0) return;
  const json = recordJson(steps);
  await tx.rows(
    `delete from announced_step s
      where s.topic_id = any($1::int[])
        and not exists (select from json_to_recordset($2::json) as v (anchor_article_id int, day text)
                         where (v.anchor_article_id, v.day) = (s.anchor_article_id, s.day))`,
    [topicIds, json],
    'drop_announced_steps',
  );
  if (steps.length === 0) return;
  await tx.rows(
    `insert into announced_step as s (topic_id, anchor_article_id, day, precision, text, article_ids, announced_at,
                                      moved_from, met_milestone_id, called_off_by_id, called_off_text)
     select * from json_to_recordset($1::json) as v (topic_id int, anchor_article_id int, day text, precision text,
       text text, article_ids int[], announced_at timestamptz, moved_from text[], met_milestone_id int,
       called_off_by_id int, called_off_text text)
     on conflict (anchor_article_id, day) do update
       set topic_id = excluded.topic_id, precision = excluded.precision, text = excluded.text,
           article_ids = excluded.article_ids, moved_from = excluded.moved_from,
           met_milestone_id = excluded.met_milestone_id, called_off_by_id = excluded.called_off_by_id,
           called_off_text = excluded.called_off_text, changed_at = now()
     where (s.topic_id, s.precision, s.text, s.article_ids, s.moved_from, s.met_milestone_id, s.called_off_by_id,
            s.called_off_text)
           is distinct from
           (excluded.topic_id, excluded.precision, excluded.text, excluded.article_ids, excluded.moved_from,
            excluded.met_milestone_id, excluded.called_off_by_id, excluded.called_off_text)`,
    [json],
  );
}

/** A step with its cited article. */
export interface AnnouncedStepRow extends Row<'announced_step'> {
  article_slug: Row<'article'>['slug'];
  source_name: Row<'source'>['name'];
}

/** A topic's steps from a day on, soonest first (index `announced_step_of_topic`). `from` is YYYY-MM-DD. */
export function stepsOfTopicFrom(
  db: Queryable,
  topicId: number,
  from: string,
  limit: number,
): Promise<AnnouncedStepRow[]> {
  return db.rows(`${STEP_WITH_ARTICLE} and s.day >= $2 order by s.day, s.id limit $3`, [
    topicId,
    from,
    limit,
  ]);
}

/** A topic's steps, latest day first (index `announced_step_of_topic`). */
export function stepsOfTopic(db: Queryable, topicId: number, limit: number): Promise<AnnouncedStepRow[]> {
  return db.rows(`${STEP_WITH_ARTICLE} order by s.day desc, s.id desc limit $2`, [topicId, limit]);
}

const STEP_WITH_ARTICLE = `select s.*, a.slug as article_slug, o.name as source_name
   from announced_step s join article a on a.id = s.article_ids[1] join source o on o.id = a.source_id
  where s.topic_id = $1`;

/** A stored step for the rebuild of a topic whose older articles are not read. */
export interface StepForRebuildRow extends Row<'announced_step'> {
  origin_key: string;
  met_anchor_id: number | null;
}

/** The steps of these topics, earliest announcement first. */
export async function stepsForRebuild(
  db: Queryable,
  topicIds: readonly number[],
): Promise<StepForRebuildRow[]> {
  if (topicIds.length === 0) return [];
  return db.rows(
    `select s.*, coalesce(a.origin_key, '') as origin_key, m.anchor_article_id as met_anchor_id
       from announced_step s join article a on a.id = s.anchor_article_id
       left join milestone m on m.id = s.met_milestone_id
      where s.topic_id = any($1::int[]) order by s.announced_at, s.id`,
    [topicIds],
  );
}
