import { plainText } from '#domain/ingest/article';
import { type RawSql } from '#persistence/database';
import { contentsOf, type FoundRow } from '#persistence/search';

/** Contents are read up to here (characters of HTML), which is enough for a match near the beginning. */
const CONTENT_READ = 12_000;

export interface ContentText {
  id: number;
  stemmer: string;
  /** Plain text. */
  text: string;
}

/** The beginnings of the stored contents of these articles. Articles without one are left out. */
export async function contentTexts(db: RawSql, rows: readonly FoundRow[]): Promise<ContentText[]> {
  if (rows.length === 0) return [];
  const stemmers = new Map(rows.map(({ id, stemmer }) => [id, stemmer]));
  const contents = await contentsOf(db, [...stemmers.keys()], CONTENT_READ);
  return contents.map(({ id, content }) => ({
    id,
    stemmer: stemmers.get(id) ?? 'simple',
    text: plainText(withoutCutTag(content)),
  }));
}

/** Reading only a beginning may cut a tag in two. */
function withoutCutTag(html: string): string {
  const open = html.lastIndexOf('<');
  return open > html.lastIndexOf('>') ? html.slice(0, open) : html;
}
