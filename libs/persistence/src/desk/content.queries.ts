/** Raw SQL: optional filters over a bounded walk of an index. */
import { COMMENT_ROLES, type ContentState, type ContentTrait } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';
import type { Row } from '../database/tables.js';

export interface ContentFilter {
  state: ContentState;
  /** Part of the title. */
  words: string | null;
  source: number | null;
  topic: number | null;
  tag: string | null;
  trait: ContentTrait | null;
}

/** A place in the list: the articles before it are older. */
export interface ContentPlace {
  id: number;
  published_at: Date;
}

/** Filters without an index of their own look through at most so many articles in one call. */
export const CONTENT_WALKED = 5_000;

const STATES: Readonly<Record<ContentState, string>> = {
  placed: 'a.topic_id is not null',
  unplaced: 'a.topic_id is null and a.hidden_at is null',
  hidden: 'a.hidden_at is not null',
};

/** Subqueries by primary key or index, which the planner keeps as they are: each is run for the walked rows alone. */
const TRAITS: Readonly<Record<ContentTrait, string>> = {
  copy: 'w.copy_of_id <> w.id',
  comment: `(select ma.role from milestone_article ma where ma.article_id = w.id) in ${inList(COMMENT_ROLES)}`,
  revised: '(select r.id from article_revision r where r.article_id = w.id limit 1) is not null',
};

/**
 * Ids of articles, newest first, from the newest `CONTENT_WALKED` after a place. Indexes: `article_of_topic`,
 * `article_of_source`, or by state `article_placed`, `article_waiting` and `article_hidden`.
 */
export async function contentIds(
  db: Queryable,
  filter: ContentFilter,
  after: ContentPlace | null,
  limit: number,
): Promise<number[]> {
  const { text, values } = walk(filter, after);
  const [like, tag] = [values.length + 1, values.length + 2];
  const rows = await db.rows<{ id: number }>(
    `select w.id from (${text} limit ${CONTENT_WALKED}) w
      where ($${like}::text is null or w.title ilike $${like}) and ($${tag}::text is null or $${tag} = any(w.tags))
        ${filter.trait === null ? '' : `and ${TRAITS[filter.trait]}`}
      order by w.published_at desc, w.id desc limit $${tag + 1}`,
    [...values, likeOf(filter.words), filter.tag, limit],
  );
  return rows.map(({ id }) => id);
}

/** The last article that `contentIds` looks through, if others come after it. */
export async function endOfWalk(
  db: Queryable,
  filter: ContentFilter,
  after: ContentPlace | null,
): Promise<ContentPlace | null> {
  const { text, values } = walk(filter, after);
  const [last, more] = await db.rows<ContentPlace>(
    `select id, published_at from (${text} offset ${CONTENT_WALKED - 1} limit 2) w`,
    values,
  );
  return more === undefined ? null : (last ?? null);
}

function walk({ state, source, topic }: ContentFilter, after: ContentPlace | null) {
  const values: unknown[] = [];
  const conditions = [STATES[state]];
  const add = (condition: (value: string) => string, value: unknown) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (source !== null) add((value) => `a.source_id = ${value}`, source);
  if (topic !== null) add((value) => `a.topic_id = ${value}`, topic);
  if (after !== null) {
    add((value) => `a.published_at <= ${value}`, after.published_at);
    const moment = `$${values.length}`;
    add((value) => `(a.published_at, a.id) < (${moment}, ${value})`, after.id);
  }
  const text = `select a.id, a.published_at, a.title, a.tags, a.copy_of_id from article a
    where ${conditions.join(' and ')} order by a.published_at desc, a.id desc`;
  return { text, values };
}

function likeOf(words: string | null): string | null {
  return words === null ? null : `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

type ContentColumn =
  | 'id'
  | 'slug'
  | 'title'
  | 'language'
  | 'url'
  | 'excerpt'
  | 'published_at'
  | 'first_seen_at'
  | 'topic_id'
  | 'copy_of_id'
  | 'tags'
  | 'editor_fields'
  | 'hidden_at'
  | 'hidden_reason'
  | 'source_id';

export interface ContentRow extends Pick<Row<'article'>, ContentColumn> {
  source_name: string;
  source_slug: string;
  topic_name: string | null;
  topic_language: string | null;
  role: Row<'milestone_article'>['role'] | null;
  revisions: number;
}

/** Articles as editors see them, newest first. Indexes: primary keys. */
export function contentRows(db: Queryable, ids: readonly number[]): Promise<ContentRow[]> {
  return db.rows(
    `select a.id, a.slug, a.title, a.language, a.url, a.excerpt, a.published_at, a.first_seen_at, a.topic_id, a.copy_of_id, a.tags,
            a.editor_fields, a.hidden_at, a.hidden_reason, a.source_id, s.name as source_name, s.slug as source_slug,
            coalesce(t.label, t.name) as topic_name, t.language as topic_language, ma.role,
            (select count(*)::int from article_revision r where r.article_id = a.id) as revisions
       from article a join source s on s.id = a.source_id left join topic t on t.id = a.topic_id
       left join milestone_article ma on ma.article_id = a.id
      where a.id = any($1::int[]) order by a.published_at desc, a.id desc`,
    [ids],
  );
}

/** Articles with this id or URL, in any state. Indexes: primary key, `article_url`. */
export async function contentIdsOf(
  db: Queryable,
  which: { id: number | null; url: string | null },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    'select id from article where id = $1 union select id from article where url = $2 limit 50',
    [which.id, which.url],
  );
  return rows.map(({ id }) => id);
}

export async function contentPlace(db: Queryable, id: number): Promise<ContentPlace | null> {
  const [row] = await db.rows<ContentPlace>('select id, published_at from article where id = $1', [id]);
  return row ?? null;
}

export type VersionRow = Pick<Row<'article_revision'>, 'title' | 'excerpt' | 'replaced_at'>;

/** The versions that an article's source replaced, newest first. */
export function versionsOfArticle(db: Queryable, id: number, limit: number): Promise<VersionRow[]> {
  return db.rows(
    `select title, excerpt, replaced_at from article_revision where article_id = $1
      order by replaced_at desc, id desc limit $2`,
    [id, limit],
  );
}
