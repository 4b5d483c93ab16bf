/** Raw SQL: batches, and lists of articles as arrays. */
import type { Queryable } from '../database/database.js';
import { recordJson } from '../database/record-json.js';
import type { Row } from '../database/tables.js';
import { REVIEW_KIND, REVIEW_STATE } from '../database/words.js';

export type ReviewProposal = Pick<
  Row<'review_entry'>,
  'kind' | 'key' | 'rule' | 'topic_id' | 'other_id' | 'article_ids' | 'detail' | 'priority'
>;

/** Articles of each side that are kept for editors and for later fits, the newest. */
const ARTICLES_KEPT = 40;

/** The newest articles of a topic, without those in `v.article_ids`. */
const newestOf = (topic: string) => `(select array_agg(a.id) from (
    select id from article where topic_id = ${topic} and id <> all(v.article_ids)
     order by published_at desc, id desc limit ${ARTICLES_KEPT}) a)`;

const isStored = (field: string) => `e.${field} is distinct from excluded.${field}`;

/**
 * Adds proposals. One that was withdrawn is opened again; one that an editor decided is not. An open one gets a new version
 * if it names other articles. `at` is system time.
 */
export async function addReviewEntries(
  tx: Queryable,
  proposals: readonly ReviewProposal[],
  at: Date,
): Promise<void> {
  if (proposals.length === 0) return;
  await tx.rows(
    `insert into review_entry as e (kind, key, rule, topic_id, other_id, article_ids, other_article_ids, detail, priority, proposed_at)
     select v.kind, v.key, v.rule, v.topic_id, v.other_id,
            case v.kind when ${REVIEW_KIND.merge} then coalesce(${newestOf('v.topic_id')}, '{}') else v.article_ids end,
            coalesce(case v.kind when ${REVIEW_KIND.merge} then ${newestOf('v.other_id')}
                                 when ${REVIEW_KIND.split} then ${newestOf('v.topic_id')} end, '{}'),
            v.detail, v.priority, $2
       from json_to_recordset($1::json) as v (kind text, key text, rule text, topic_id int, other_id int, article_ids int[],
                                              detail jsonb, priority float8)
     on conflict (key) do update
       set rule = excluded.rule, topic_id = excluded.topic_id, other_id = excluded.other_id,
           article_ids = excluded.article_ids, other_article_ids = excluded.other_article_ids, detail = excluded.detail,
           priority = excluded.priority, proposed_at = excluded.proposed_at, state = ${REVIEW_STATE.open},
           decided_at = null, version = e.version + 1
     where e.state = ${REVIEW_STATE.withdrawn}
        or e.state = ${REVIEW_STATE.open} and e.kind = ${REVIEW_KIND.split} and ${isStored('article_ids')}`,
    [recordJson(proposals), at],
  );
}

/**
 * Replaces what the last review of these stories proposed. Of topics that are gone or whose articles an editor chose, it
 * proposes nothing (index `review_entry_of_topic`).
 */
export async function replaceStoryProposals(
  tx: Queryable,
  topicIds: readonly number[],
  proposals: readonly ReviewProposal[],
  at: Date,
): Promise<void> {
  await tx.rows(
    `update review_entry set state = ${REVIEW_STATE.withdrawn}, decided_at = $3, version = version + 1
      where topic_id = any($1::int[]) and state = ${REVIEW_STATE.open} and key <> all($2::text[])
        and kind in (${REVIEW_KIND.merge}, ${REVIEW_KIND.split})`,
    [topicIds, proposals.map(({ key }) => key), at],
  );
  const named = new Set(
    proposals.flatMap(({ kind, topic_id, other_id }) =>
      kind === 'merge' ? [topic_id, other_id] : [topic_id],
    ),
  );
  const rows = await tx.rows<{ id: number }>(
    `select id from topic where id = any($1::int[]) and not 'articles' = any(editor_fields)`,
    [[...named]],
  );
  const free = new Set(rows.map(({ id }) => id));
  const isFree = (id: number | null) => id === null || free.has(id);
  await addReviewEntries(
    tx,
    proposals.filter(({ topic_id, other_id }) => isFree(topic_id) && isFree(other_id)),
    at,
  );
}

/** Which of these keys an editor refused (index `review_entry_key_unique`). */
export async function refusedKeys(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.rows<{ key: string }>(
    `select key from review_entry where key = any($1::text[]) and state = ${REVIEW_STATE.refused}`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Identifies a proposed merge, whichever side it was found from. */
export function mergeKey(a: number, b: number): string {
  return `merge:${Math.min(a, b)}:${Math.max(a, b)}`;
}
