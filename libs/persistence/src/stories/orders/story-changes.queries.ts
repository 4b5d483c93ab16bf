/** Raw SQL: array operators of the GIN index, and batches. */
import type { Cell, CellValue } from '#domain/stories/history';
import type { Actor, StoryChangeKind } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import { recordJson } from '../../database/record-json.js';
import type { Row } from '../../database/tables.js';

export interface StoryChangeWrite {
  kind: StoryChangeKind;
  actor: Actor;
  user_id: number | null;
  undoes_id: number | null;
  topic_ids: number[];
  cells: Cell[];
}

/** Writes entries of the history log. `at` is news time. Returns their ids. */
export async function writeStoryChanges(
  tx: Queryable,
  changes: readonly StoryChangeWrite[],
  at: Date,
): Promise<number[]> {
  if (changes.length === 0) return [];
  const rows = await tx.rows<{ id: number }>(
    `insert into story_change (kind, actor, user_id, undoes_id, topic_ids, cells, at)
     select kind, actor, user_id, undoes_id, array(select jsonb_array_elements_text(topic_ids)::int), cells, $2
       from json_to_recordset($1::json) as v (kind text, actor text, user_id int, undoes_id int, topic_ids jsonb, cells jsonb)
     returning id`,
    [recordJson(changes), at],
    'write_story_changes',
  );
  return rows.map(({ id }) => id);
}

export type StoryChangeRow = Pick<
  Row<'story_change'>,
  'id' | 'kind' | 'actor' | 'user_id' | 'at' | 'written_at' | 'undoes_id' | 'topic_ids'
> & { cells: Cell[] };

export async function storyChange(db: Queryable, id: number): Promise<StoryChangeRow | null> {
  const [row] = await db.rows<StoryChangeRow>(
    `select id, kind, actor, user_id, at, written_at, undoes_id, topic_ids, cells from story_change where id = $1`,
    [id],
  );
  return row ?? null;
}

/** The newest entry that hid this article (index `story_change_hide`). */
export async function newestHide(db: Queryable, article: number): Promise<StoryChangeRow | null> {
  const [row] = await db.rows<StoryChangeRow>(
    `select id, kind, actor, user_id, at, written_at, undoes_id, topic_ids, cells from story_change
      where kind = 'hide' and cells @> $1::jsonb order by id desc limit 1`,
    [JSON.stringify([{ of: 'article', field: 'hidden', ids: [article] }])],
  );
  return row ?? null;
}

/** The newest entry after `seen` in which an order changed one of these topics (index `story_change_of_topic`). */
export async function changeSince(
  db: Queryable,
  topics: readonly number[],
  seen: number,
): Promise<{ id: number } | null> {
  const [row] = await db.rows<{ id: number }>(
    `select max(id) as id from story_change where topic_ids && $1::int[] and id > $2 and kind <> 'rebuilt'
     having max(id) is not null`,
    [topics, seen],
  );
  return row ?? null;
}

/** The most entries that are read to rebuild the past of a story. */
const MOST_READ = 50_000;

export type PastChangeRow = Pick<StoryChangeRow, 'id' | 'topic_ids' | 'cells'>;

/** Entries about these topics after `at` (news time), oldest first (index `story_change_of_topic`). */
export function changesAfter(db: Queryable, topics: readonly number[], at: Date): Promise<PastChangeRow[]> {
  return db.rows(
    `select id, topic_ids, cells from story_change where topic_ids && $1::int[] and at > $2 order by id limit ${MOST_READ}`,
    [topics, at],
  );
}

export interface HistoryRow extends StoryChangeRow {
  editor: string | null;
  /** The entry that took it back. */
  undone_by: number | null;
}

/**
 * The history of a topic and of those that lead to it, before the entry `before`, newest first: orders, or with `machine` also
 * what rebuilds changed (index `story_change_of_topic`).
 */
export function historyOfTopic(
  db: Queryable,
  topic: number,
  { before, machine, limit }: { before: number | null; machine: boolean; limit: number },
): Promise<HistoryRow[]> {
  return db.rows(
    `select c.id, c.kind, c.actor, c.user_id, c.at, c.written_at, c.undoes_id, c.topic_ids, c.cells, u.username as editor,
            (select max(id) from story_change where undoes_id = c.id) as undone_by
       from story_change c left join user_account u on u.id = c.user_id
      where c.topic_ids && (array[$1::int] || array(select old_topic_id from topic_redirect where topic_id = $1))
        and ($2::int is null or c.id < $2) and ($3 or c.kind <> 'rebuilt')
      order by c.id desc limit $4`,
    [topic, before, machine, limit],
  );
}

/** Who wrote an entry, and when (system time). */
export async function changeAuthor(db: Queryable, id: number) {
  const row = await db.kysely
    .selectFrom('story_change as c')
    .leftJoin('user_account as u', 'u.id', 'c.user_id')
    .select(['c.actor', 'c.written_at', 'u.username as editor'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest entry of these topics' histories that an order wrote; 0 if there is none. */
export async function newestChange(db: Queryable, topics: readonly number[]): Promise<number> {
  return (await changeSince(db, topics, 0))?.id ?? 0;
}

/** The newest entry of all histories; 0 if there is none (primary key). */
export async function newestEntry(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ id: number | null }>('select max(id) as id from story_change');
  return row?.id ?? 0;
}

/** A JSON object of a cell. */
export type CellRow = { readonly [key: string]: CellValue };
