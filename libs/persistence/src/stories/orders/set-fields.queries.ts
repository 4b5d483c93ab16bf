/** Raw SQL: values of cells are JSON objects, and locks are elements of arrays. */
import type { Cell, CellValue } from '#domain/stories/history';
import type { MilestoneField, TopicField } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import { removeFromList } from '../topic-removals.queries.js';

/** How each field of a topic is set from the JSON value $2. */
const TOPIC_SETS: Record<TopicField, string> = {
  name: `name = $2::jsonb #>> '{}'`,
  label: `label = $2::jsonb #>> '{}'`,
  description: `description = $2::jsonb #>> '{}', description_sources = '[]'`,
  category: `category_id = ($2::jsonb #>> '{}')::int`,
  listing: `is_listed = ($2::jsonb)::boolean`,
  next: `next_steps = nullif($2::jsonb, 'null')`,
  status: `status = $2::jsonb->>'status', status_reason = coalesce($2::jsonb->>'reason', ''),
    resolution_summary = $2::jsonb->>'outcome', resolved_at = ($2::jsonb->>'resolvedAt')::timestamptz,
    closed_at = ($2::jsonb->>'closedAt')::timestamptz,
    resolution_article_ids = array(select jsonb_array_elements_text(coalesce($2::jsonb->'articles', '[]'))::int)`,
  completion: `estimated_completion_percent = ($2::jsonb->>'percent')::int, completion_reason = $2::jsonb->>'reason'`,
};

/** How each field of a milestone is set from the JSON value $2. */
const MILESTONE_SETS: Record<MilestoneField | 'anchor', string> = {
  title: `title = $2::jsonb #>> '{}'`,
  description: `description = $2::jsonb #>> '{}'`,
  date: `date = ($2::jsonb->>'date')::timestamptz, date_from = $2::jsonb->>'from'`,
  impact: `impact_value = ($2::jsonb)::real, is_significant = ($2::jsonb)::real >= 7,
    significance = case when ($2::jsonb)::real >= 9 then 'critical' when ($2::jsonb)::real >= 7 then 'high'
                        when ($2::jsonb)::real >= 4 then 'medium' else 'low' end`,
  retraction: `retracted_at = ($2::jsonb->>'at')::timestamptz, retracted_by_id = ($2::jsonb->>'by')::int,
    retraction_reason = $2::jsonb->>'reason'`,
  anchor: 'anchor_article_id = ($2::jsonb)::int',
};

/** Sets a field of topics. The version increases, because readers see it. `at` is news time. */
export async function setTopicField(tx: Queryable, cell: Cell, at: Date): Promise<void> {
  if (cell.field === 'listing' && cell.after === false) await removeFromList(tx, cell.ids, at);
  await tx.rows(
    `update topic set ${TOPIC_SETS[cell.field as TopicField]}, version = version + 1, updated_at = $3 where id = any($1::int[])`,
    [cell.ids, json(cell.after), at],
  );
}

export async function setMilestoneField(tx: Queryable, cell: Cell, at: Date): Promise<void> {
  await tx.rows(
    `update milestone set ${MILESTONE_SETS[cell.field as MilestoneField]}, updated_at = $3 where id = any($1::int[])`,
    [cell.ids, json(cell.after), at],
  );
}

/** Locks a field of topics, milestones or articles against the machine, or releases it. */
export async function setLock(tx: Queryable, { of, field, ids, after }: Cell): Promise<void> {
  const change = after === true ? 'array_append' : 'array_remove';
  await tx.rows(
    `update ${of} set editor_fields = ${change}(array_remove(editor_fields, $2::text), $2::text) where id = any($1::int[])`,
    [ids, field.slice('lock:'.length)],
  );
}

/** Sets the tags of articles, and their category, which is that of the first tag. */
export async function setTags(tx: Queryable, ids: readonly number[], tags: CellValue): Promise<void> {
  await tx.rows(
    `update article set tags = array(select jsonb_array_elements_text($2::jsonb)),
            category_id = (select id from category where slug = $2::jsonb->>0) where id = any($1::int[])`,
    [ids, json(tags)],
  );
}

function json(value: CellValue): string {
  return JSON.stringify(value);
}
