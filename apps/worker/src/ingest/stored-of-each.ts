import type { RawSql } from '#persistence/database';
import { type ArticleMarks, keysOf, type StoredArticle, storedArticles } from '#persistence/ingest/article';

/** What is stored of the articles of several documents: one query, then to each document what bears its marks. */
export async function storedOfEach(
  db: RawSql,
  documents: readonly (readonly ArticleMarks[])[],
): Promise<StoredArticle[][]> {
  const rows = await storedArticles(db, documents.flat());
  const byMark = new Map<string, StoredArticle[]>();
  for (const row of rows)
    for (const mark of marksOfRow(row)) {
      const bearers = byMark.get(mark);
      if (bearers === undefined) byMark.set(mark, [row]);
      else bearers.push(row);
    }
  return documents.map((marks) => {
    const asked = new Set(marks.flatMap(marksOfArticle));
    return [...new Set([...asked].flatMap((mark) => byMark.get(mark) ?? []))];
  });
}

function marksOfRow(row: StoredArticle): string[] {
  const { source_id: source, identity_key: key, url, title_key: title } = row;
  return [`key ${key}`, `url ${source} ${url}`, `title ${source} ${title}`];
}

function marksOfArticle(marks: ArticleMarks): string[] {
  const { sourceId, url, titleKey } = marks;
  const keys = keysOf(marks).map((key) => `key ${key}`);
  const title = titleKey === null ? [] : [`title ${sourceId} ${titleKey}`];
  return [...keys, `url ${sourceId} ${url}`, ...title];
}
