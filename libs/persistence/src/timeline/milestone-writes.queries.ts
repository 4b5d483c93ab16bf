/** Raw SQL: batches in the story transaction. */
import type { CellValue } from '#domain/stories/history';
import type { Queryable } from '../database/database.js';
import { recordJson } from '../database/record-json.js';
import type { Row } from '../database/tables.js';
import { milestoneFields } from '../stories/cell-fields.js';
import type { WrittenRow } from '../stories/story-writes.queries.js';

/** A rebuilt milestone. */
export type MilestoneWrite = Omit<
  Row<'milestone'>,
  'created_at' | 'updated_at' | 'editor_fields' | 'machine_fields' | 'retraction_reason'
>;

const MILESTONE_RECORD = `json_to_recordset($1::json) as v (
  id int, topic_id int, anchor_article_id int, title text, description text, date timestamptz, date_from text, impact_value real,
  is_significant boolean, significance text, confirmation_level text, origin_count int, outlet_count int,
  multiple_at timestamptz, verified_at timestamptz, retracted_at timestamptz, retracted_by_id int,
  image_url text)`;

/** Inserts new milestones. `at` is news time. */
export async function insertMilestones(
  tx: Queryable,
  milestones: readonly MilestoneWrite[],
  at: Date,
): Promise<void> {
  if (milestones.length === 0) return;
  await tx.rows(
    `insert into milestone (id, topic_id, anchor_article_id, title, description, date, date_from, impact_value, is_significant,
                            significance, confirmation_level, origin_count, outlet_count, multiple_at, verified_at,
                            retracted_at, retracted_by_id, image_url, created_at, updated_at)
     select v.*, $2, $2 from ${MILESTONE_RECORD}`,
    [recordJson(milestones), at],
    'insert_milestones',
  );
}

/** Whether the machine would say something else than before: than the column, or than what is kept beside an editor's words. */
const saidOtherwise = (field: string, column: string, type: string) =>
  `case when '${field}' = any(m.editor_fields) then (m.machine_fields->>'${field}')::${type} else m.${column} end is distinct from v.${column}`;

/**
 * Updates rebuilt milestones. Fields that an editor set stay; what the machine would say is kept beside them. Unchanged
 * milestones are not written. The planner does not know how many rows a text has, so the ids tell it to use the primary key.
 */
export async function updateMilestones(
  tx: Queryable,
  milestones: readonly MilestoneWrite[],
  at: Date,
): Promise<WrittenRow[]> {
  if (milestones.length === 0) return [];
  return tx.rows(
    `update milestone m
        set anchor_article_id = v.anchor_article_id,
            title = case when 'title' = any(m.editor_fields) then m.title else v.title end,
            description = case when 'description' = any(m.editor_fields) then m.description else v.description end,
            date = case when 'date' = any(m.editor_fields) then m.date else v.date end,
            date_from = case when 'date' = any(m.editor_fields) then m.date_from else v.date_from end,
            impact_value = case when 'impact' = any(m.editor_fields) then m.impact_value else v.impact_value end,
            is_significant = case when 'impact' = any(m.editor_fields) then m.is_significant else v.is_significant end,
            significance = case when 'impact' = any(m.editor_fields) then m.significance else v.significance end,
            confirmation_level = v.confirmation_level, origin_count = v.origin_count, outlet_count = v.outlet_count,
            multiple_at = v.multiple_at, verified_at = v.verified_at,
            retracted_at = case when 'retraction' = any(m.editor_fields) then m.retracted_at else v.retracted_at end,
            retracted_by_id = case when 'retraction' = any(m.editor_fields) then m.retracted_by_id else v.retracted_by_id end,
            image_url = v.image_url, updated_at = $2,
            machine_fields = case when cardinality(m.editor_fields) = 0 then '{}' else
              jsonb_build_object('title', v.title, 'description', v.description, 'date', v.date, 'impact', v.impact_value) end
       from ${MILESTONE_RECORD}
      where m.id = any($3::int[]) and m.id = v.id
        and ((m.anchor_article_id, m.origin_count, m.outlet_count, m.multiple_at, m.verified_at, m.image_url)
             is distinct from
             (v.anchor_article_id, v.origin_count, v.outlet_count, v.multiple_at, v.verified_at, v.image_url)
          or ${saidOtherwise('title', 'title', 'text')}
          or ${saidOtherwise('description', 'description', 'text')}
          or ${saidOtherwise('date', 'date', 'timestamptz')}
          or ${saidOtherwise('impact', 'impact_value', 'real')}
          or 'date' <> all(m.editor_fields) and m.date_from <> v.date_from
          or 'retraction' <> all(m.editor_fields)
             and (m.retracted_at, m.retracted_by_id) is distinct from (v.retracted_at, v.retracted_by_id))
     returning m.id, m.topic_id, ${milestoneFields('old')} as before, ${milestoneFields('new')} as after`,
    [recordJson(milestones), at, milestones.map(({ id }) => id)],
    'update_milestones',
  );
}

export type MilestoneArticleWrite = Omit<Row<'milestone_article'>, 'is_pinned'>;

/** Sets the milestone of each article. An article of another milestone is moved. */
export async function writeMilestoneArticles(
  tx: Queryable,
  articles: readonly MilestoneArticleWrite[],
): Promise<void> {
  if (articles.length === 0) return;
  await tx.rows(
    `insert into milestone_article as ma (article_id, milestone_id, origin_key, role)
     select * from json_to_recordset($1::json) as v (article_id int, milestone_id int, origin_key text, role text)
     on conflict (article_id) do update
       set milestone_id = excluded.milestone_id, origin_key = excluded.origin_key, role = excluded.role
     where (ma.milestone_id, ma.origin_key, ma.role)
           is distinct from (excluded.milestone_id, excluded.origin_key, excluded.role)`,
    [recordJson(articles)],
    'write_milestone_articles',
  );
}

export type MilestoneQuoteWrite = Pick<
  Row<'milestone_quote'>,
  'milestone_id' | 'position' | 'article_id' | 'text' | 'speaker'
>;

/** Replaces the quotes of `milestoneIds`. */
export async function writeMilestoneQuotes(
  tx: Queryable,
  milestoneIds: readonly number[],
  quotes: readonly MilestoneQuoteWrite[],
): Promise<void> {
  if (milestoneIds.length === 0) return;
  await tx.rows(
    `with v as (
       select * from json_to_recordset($2::json) as v (milestone_id int, position int, article_id int, text text,
                                                       speaker text)),
     gone as (
       delete from milestone_quote q
        where q.milestone_id = any($1::int[])
          and not exists (select 1 from v where v.milestone_id = q.milestone_id and v.position = q.position))
     insert into milestone_quote as q (milestone_id, position, article_id, text, speaker)
     select * from v
     on conflict (milestone_id, position) do update
       set article_id = excluded.article_id, text = excluded.text, speaker = excluded.speaker
     where (q.article_id, q.text, q.speaker)
           is distinct from (excluded.article_id, excluded.text, excluded.speaker)`,
    [milestoneIds, recordJson(quotes)],
    'write_milestone_quotes',
  );
}

/** A deleted milestone, complete. */
export interface RetiredMilestoneRow {
  id: number;
  topic_id: number;
  row: Record<string, CellValue>;
}

/** Deletes milestones whose articles have all moved. */
export async function retireMilestones(
  tx: Queryable,
  ids: readonly number[],
): Promise<RetiredMilestoneRow[]> {
  if (ids.length === 0) return [];
  return tx.rows(
    'delete from milestone m where id = any($1::int[]) returning m.id, m.topic_id, to_jsonb(m) as row',
    [ids],
  );
}
