/** Raw SQL: batches in the story transaction. */
import type { CellValue } from '#domain/stories/history';
import type { PlacementEvidence } from '#domain/stories/placing';
import type { Queryable } from '../database/database.js';
import { recordJson } from '../database/record-json.js';
import type { Row } from '../database/tables.js';
import { STATUS } from '../database/words.js';
import { topicFields } from './cell-fields.js';

/** The new place of one article. */
export interface ArticlePlaceWrite {
  id: number;
  topic_id: number;
  /** Only for newly placed articles, as `placement`. */
  event_id: number | null;
  placement: PlacementEvidence | null;
  origin_key: string;
  copy_of_id: number;
  is_card: boolean;
  copy_count: number;
  hot_rank: number;
}

/** Places articles and updates the number of cards. An article that has a topic keeps it. */
export async function placeArticles(tx: Queryable, places: readonly ArticlePlaceWrite[]): Promise<void> {
  if (places.length === 0) return;
  await tx.rows(
    `with place as (
       select * from json_to_recordset($1::json) as v (id int, topic_id int, event_id int, placement jsonb, origin_key text, copy_of_id int,
                                                       is_card boolean, copy_count int, hot_rank double precision)),
     moved as (
       update article a
          set topic_id = coalesce(a.topic_id, p.topic_id), event_id = coalesce(a.event_id, p.event_id), placement = coalesce(a.placement, p.placement),
              origin_key = p.origin_key, copy_of_id = p.copy_of_id, is_card = p.is_card, copy_count = p.copy_count, hot_rank = p.hot_rank
         from place p where a.id = p.id
       returning old.is_card as was_card, new.is_card)
     update counter set value = value + (select count(*) filter (where is_card) - count(*) filter (where was_card) from moved)
      where name = 'cards'`,
    [recordJson(places)],
    'place_articles',
  );
}

/**
 * Updates the planner's statistics on placed articles and their topics. Statistics from a time when most articles waited
 * say that `article_placed` is nearly empty, so the planner reads all of it, also to check the references of a topic. Does nothing
 * while a vacuum runs.
 */
export async function analyzePlaces(db: Queryable): Promise<void> {
  await db.rows(
    'analyze (skip_locked) article (topic_id, event_id, hidden_at, is_card, copy_of_id, published_at)',
  );
}

/** Creates the counter of cards if it is missing. */
export async function openCardCounter(db: Queryable): Promise<void> {
  await db.rows(`insert into counter (name) values ('cards') on conflict (name) do nothing`);
}

/** A rebuilt topic. */
export interface TopicWrite {
  id: number;
  /** Only used for new topics. */
  slug: string;
  name: string;
  label: string | null;
  description: string;
  description_sources: { text: string; articleId: number }[];
  stands_milestone_id: number | null;
  stands_text: string | null;
  stands_article_ids: number[];
  category_id: number | null;
  place: string;
  language: string;
  status: string;
  reason: string;
  reason_article_ids: number[];
  /** When the development that ended it happened. Null unless it is resolved. */
  ended_at: Date | null;
  completion_percent: number;
  completion_reason: string;
  article_count: number;
  source_count: number;
  origin_count: number;
  milestone_count: number;
  multi_source_updates: number;
  update_frequency: string;
  is_listed: boolean;
  first_reported_at: Date;
  last_reported_at: Date;
  last_milestone_at: Date | null;
  hot_rank: number;
}

const TOPIC_RECORD = `json_to_recordset($1::json) as v (
  id int, slug text, name text, label text, description text, description_sources jsonb, stands_milestone_id int, stands_text text,
  stands_article_ids int[], category_id int, place text, language text, status text, reason text,
  reason_article_ids int[], ended_at timestamptz, completion_percent int, completion_reason text, article_count int, source_count int,
  origin_count int, milestone_count int, multi_source_updates int, update_frequency text, is_listed boolean,
  first_reported_at timestamptz, last_reported_at timestamptz, last_milestone_at timestamptz,
  hot_rank double precision)`;

/** Inserts new topics. `at` is news time. */
export async function insertTopics(tx: Queryable, topics: readonly TopicWrite[], at: Date): Promise<void> {
  if (topics.length === 0) return;
  await tx.rows(
    `insert into topic (id, slug, name, label, description, description_sources, stands_milestone_id, stands_text, stands_article_ids, category_id, place, language, status, status_reason, resolved_at, closed_at, resolution_summary,
                        resolution_article_ids, estimated_completion_percent, completion_reason, article_count,
                        source_count, origin_count, milestone_count, multi_source_updates, update_frequency, is_listed,
                        first_reported_at, last_reported_at, last_milestone_at, hot_rank, created_at, updated_at)
     select id, slug, name, label, nullif(description, ''), description_sources, stands_milestone_id, stands_text, stands_article_ids, category_id, place, language, status, reason,
            ended_at, case when status = ${STATUS.resolved} then $2::timestamptz end, case when status = ${STATUS.resolved} then reason end,
            case when status = ${STATUS.resolved} then reason_article_ids else '{}' end, completion_percent,
            completion_reason, article_count, source_count, origin_count, milestone_count, multi_source_updates,
            update_frequency, is_listed, first_reported_at, last_reported_at, last_milestone_at, hot_rank, $2, $2
       from ${TOPIC_RECORD}`,
    [recordJson(topics), at],
    'insert_topics',
  );
}

/** A row before and after a write, as far as the history log keeps it. */
export interface WrittenRow {
  id: number;
  topic_id: number;
  before: Record<string, CellValue>;
  after: Record<string, CellValue>;
}

/**
 * Updates rebuilt topics. Fields that an editor set stay; what the machine would say is kept beside them. The version
 * increases if readers can see a difference.
 */
export async function updateTopics(
  tx: Queryable,
  topics: readonly TopicWrite[],
  at: Date,
): Promise<WrittenRow[]> {
  if (topics.length === 0) return [];
  return tx.rows(
    `update topic t
        set name = case when 'name' = any(t.editor_fields) then t.name else v.name end,
            label = case when 'label' = any(t.editor_fields) then t.label else v.label end,
            description = case when 'description' = any(t.editor_fields) then t.description
                               else nullif(v.description, '') end,
            description_sources = case when 'description' = any(t.editor_fields) then t.description_sources
                                       else v.description_sources end,
            stands_milestone_id = v.stands_milestone_id, stands_text = v.stands_text, stands_article_ids = v.stands_article_ids,
            category_id = case when 'category' = any(t.editor_fields) then t.category_id else v.category_id end,
            place = v.place,
            status = case when 'status' = any(t.editor_fields) then t.status else v.status end,
            status_reason = case when 'status' = any(t.editor_fields) then t.status_reason else v.reason end,
            resolved_at = case when 'status' = any(t.editor_fields) then t.resolved_at
                               when v.status = ${STATUS.resolved} then coalesce(v.ended_at, t.resolved_at, $2) end,
            closed_at = case when 'status' = any(t.editor_fields) then t.closed_at
                             when v.status = ${STATUS.resolved} then coalesce(t.closed_at, $2) end,
            resolution_summary = case when 'status' = any(t.editor_fields) then t.resolution_summary
                                      when v.status = ${STATUS.resolved} then v.reason end,
            resolution_article_ids = case when 'status' = any(t.editor_fields) then t.resolution_article_ids
                                          when v.status = ${STATUS.resolved} then v.reason_article_ids else '{}' end,
            estimated_completion_percent = case when t.editor_fields && array['completion', 'status']
                                                then t.estimated_completion_percent else v.completion_percent end,
            completion_reason = case when t.editor_fields && array['completion', 'status']
                                     then t.completion_reason else v.completion_reason end,
            article_count = v.article_count, source_count = v.source_count, origin_count = v.origin_count,
            milestone_count = v.milestone_count, multi_source_updates = v.multi_source_updates,
            update_frequency = v.update_frequency,
            is_listed = case when 'listing' = any(t.editor_fields) then t.is_listed else v.is_listed end,
            first_reported_at = v.first_reported_at, last_reported_at = v.last_reported_at,
            last_milestone_at = v.last_milestone_at, hot_rank = v.hot_rank, updated_at = $2,
            machine_fields = case when cardinality(t.editor_fields) = 0 then '{}' else
              jsonb_build_object('name', v.name, 'label', v.label, 'description', nullif(v.description, ''),
                'category', v.category_id, 'listing', v.is_listed, 'status', v.status, 'completion', v.completion_percent) end,
            version = t.version + case when (t.article_count, t.status, t.name, t.label, t.stands_text, t.milestone_count, t.update_frequency)
              is distinct from (v.article_count, v.status, v.name, v.label, v.stands_text, v.milestone_count, v.update_frequency)
              then 1 else 0 end
       from ${TOPIC_RECORD}
      where t.id = v.id
     returning t.id, t.id as topic_id, ${topicFields('old')} as before, ${topicFields('new')} as after`,
    [recordJson(topics), at],
    'update_topics',
  );
}

export type TopicEventWrite = Omit<Row<'topic_event'>, 'id' | 'notified_at' | 'written_at'>;

/**
 * Adds facts to the topics' logs. Existing facts stay unchanged. What nobody wants to hear is marked as
 * notified at once: the topic has no followers (index `follow_of_topic`), and the source that reported a significant
 * development first has none who want notifications (index `source_follow_notified`).
 */
export async function writeTopicEvents(tx: Queryable, events: readonly TopicEventWrite[]): Promise<void> {
  if (events.length === 0) return;
  await tx.rows(
    `insert into topic_event (topic_id, kind, fact_key, milestone_id, payload, actor, at, notified_at)
     select topic_id, kind, fact_key, milestone_id, payload, actor, at,
            case when not exists (select 1 from follow f where f.topic_id = v.topic_id)
                  and not exists (select 1 from milestone m join article a on a.id = m.anchor_article_id
                                    join source_follow f on f.source_id = a.source_id and f.notices_since is not null
                                   where m.id = v.milestone_id and m.is_significant) then now() end
       from json_to_recordset($1::json) as v (topic_id int, kind text, fact_key text, milestone_id int, payload jsonb,
                                              actor text, at timestamptz)
     on conflict (topic_id, fact_key) do nothing`,
    [recordJson(events)],
    'write_topic_events',
  );
}

/** The channel on which other processes learn which topics changed. */
export const STORIES_CHANNEL = 'stories';
const MAX_NAMED_IDS = 500;

/**
 * Notifies listeners when the transaction commits, once for each batch. `topics` is null if there are too many to
 * name.
 */
export async function notifyListeners(tx: Queryable, topicIds: readonly number[]): Promise<void> {
  const topics = topicIds.length > MAX_NAMED_IDS ? null : topicIds;
  await tx.rows('select pg_notify($1, $2)', [STORIES_CHANNEL, JSON.stringify({ topics })]);
}
