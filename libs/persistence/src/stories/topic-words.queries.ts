/** Raw SQL: batches of words, which the database computes. */
import { searchText, stemmerOf } from '#domain/search';
import type { Database, Queryable } from '../database/database.js';
import { recordJson } from '../database/record-json.js';

/** The most milestone titles of a topic that are searched: significant ones first, then the newest. */
const TITLES_MOST = 60;

interface TopicTextRow {
  id: number;
  name: string;
  label: string | null;
  description: string | null;
  language: string;
  titles: string[];
}

/** The texts of listed topics (primary key of `topic`, index `milestone_of_topic`). */
const TOPIC_TEXTS = `select t.id, t.name, t.label, t.description, t.language,
       array(select title from milestone where topic_id = t.id and retracted_at is null
              order by is_significant desc, date desc, id desc limit ${TITLES_MOST}) as titles
  from topic t`;

/**
 * Writes the search words of these topics, and deletes those of topics that are no longer listed. Called in the
 * transaction that changed the topics, after their milestones are written.
 */
export async function writeTopicWords(tx: Queryable, topicIds: readonly number[]): Promise<void> {
  if (topicIds.length === 0) return;
  const texts = await tx.rows<TopicTextRow>(
    `${TOPIC_TEXTS} where t.id = any($1::int[]) and t.is_listed order by t.id`,
    [topicIds],
    'topic_texts',
  );
  const listed = texts.map(({ id }) => id);
  await tx.rows('delete from topic_search where topic_id = any($1::int[]) and topic_id <> all($2::int[])', [
    topicIds,
    listed,
  ]);
  await insertWords(tx, texts, UPDATED);
}

const UPDATED = `update set stemmer = excluded.stemmer, words = excluded.words, name_words = excluded.name_words
  where (s.stemmer, s.words, s.name_words) is distinct from (excluded.stemmer, excluded.words, excluded.name_words)`;

/** Weights: label and name A, description B, milestones C. Rows that would not change are not written. */
async function insertWords(tx: Queryable, texts: readonly TopicTextRow[], onConflict: string): Promise<void> {
  if (texts.length === 0) return;
  const words = texts.map(({ id, name, label, description, language, titles }) => ({
    id,
    stemmer: stemmerOf(language),
    named: searchText(`${label ?? ''} ${name}`),
    described: searchText(description ?? ''),
    happened: searchText(titles.join(' ')),
  }));
  await tx.rows(
    `insert into topic_search as s (topic_id, stemmer, words, name_words)
     select id, stemmer,
            setweight(to_tsvector(stemmer::regconfig, named), 'A') ||
            setweight(to_tsvector(stemmer::regconfig, described), 'B') ||
            setweight(to_tsvector(stemmer::regconfig, happened), 'C'),
            to_tsvector('simple', named)
       from json_to_recordset($1::json) as w (id int, stemmer text, named text, described text, happened text)
     on conflict (topic_id) do ${onConflict}`,
    [recordJson(words)],
  );
}

const FILLED = 'topic_search_filled';

/**
 * Writes the search words of topics that were listed before `topic_search` existed, in order of id. A counter stores
 * the last id, so each topic is read once, at most `limit` in a call.
 * @returns the number written, or null if no topic is left (primary keys of `topic` and `topic_search`)
 */
export function fillTopicWords(db: Database, limit: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    await tx.rows('insert into counter (name) values ($1) on conflict (name) do nothing', [FILLED]);
    const [counter] = await tx.rows<{ value: number }>(
      'select value from counter where name = $1 for update',
      [FILLED],
    );
    const page = await tx.rows<{ id: number; is_missing: boolean }>(
      `select t.id, t.is_listed and s.topic_id is null as is_missing
         from (select id, is_listed from topic where id > $1 order by id limit $2) t
         left join topic_search s on s.topic_id = t.id
        order by t.id`,
      [counter?.value ?? 0, limit],
    );
    const last = page.at(-1);
    if (last === undefined) return null;
    const missing = page.filter((row) => row.is_missing).map(({ id }) => id);
    const texts = await tx.rows<TopicTextRow>(`${TOPIC_TEXTS} where t.id = any($1::int[]) order by t.id`, [
      missing,
    ]);
    await insertWords(tx, texts, 'nothing');
    await tx.rows('update counter set value = $2 where name = $1', [FILLED, last.id]);
    return missing.length;
  });
}
