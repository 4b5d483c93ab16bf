import type { RawSql } from '#persistence/database';
import { type ArticleMarks, keysOf, type StoredArticle, storedArticles } from '#persistence/ingest/article';

/** Looks up the stored articles of several documents in one query, and returns the matches of each document. */
export async function storedOfEach(
  db: RawSql,
  documents: readonly (readonly ArticleMarks[])[],
): Promise<StoredArticle[][]> {
  const rows = await storedArticles(db, documents.flat());
  const byMark = new Map<string, StoredArticle[]>();
  for (const row of rows)
    for (const mark of marksOfRow(row)) {
      const matches = byMark.get(mark);
      if (matches === undefined) byMark.set(mark, [row]);
      else matches.push(row);
    }
  return documents.map((marks) => {
    const wanted = new Set(marks.flatMap(marksOfArticle));
    return [...new Set([...wanted].flatMap((mark) => byMark.get(mark) ?? []))];
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
