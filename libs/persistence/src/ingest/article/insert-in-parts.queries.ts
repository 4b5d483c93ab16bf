/** Raw SQL: savepoints, and batches of articles. */
import { articleSlug } from '#domain/ingest/article';
import type { LeftOutReason } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import { dataRefused, violatedConstraint } from '../../database/refused-data.js';
import {
  type ArticleChange,
  type GivenArticle,
  givenColumns,
  insertGiven,
  reviseArticles,
} from './ingest.queries.js';

/** An article that was not stored, and what the database said if it refused it. */
export interface LeftOutArticle {
  given: GivenArticle;
  reason: LeftOutReason;
  detail: string | null;
}

/** A slug with all digits of its mark. */
const ALL_DIGITS = 40;

/**
 * Inserts articles of which the database refuses some. A refused batch is halved until only the articles at fault are
 * left, so one bad article costs only itself. If a slug is taken by another article, the article gets a longer one.
 * Call it in a transaction.
 */
export function insertInParts(
  tx: Queryable,
  given: readonly GivenArticle[],
): Promise<{ added: number; leftOut: LeftOutArticle[] }> {
  return insertSorted(tx, [...given].sort(byKeys));
}

/** In a fixed order, so that two workers with the same articles cannot deadlock. */
function byKeys({ article: a }: GivenArticle, { article: b }: GivenArticle): number {
  const [left, right] = [a, b].map(({ titleKey, identityKey }) => `${titleKey ?? '~'} ${identityKey}`);
  return (left ?? '') < (right ?? '') ? -1 : 1;
}

async function insertSorted(
  tx: Queryable,
  given: readonly GivenArticle[],
): Promise<{ added: number; leftOut: LeftOutArticle[] }> {
  if (given.length === 0) return { added: 0, leftOut: [] };
  const result = await inSavepoint(tx, () => insertKnowing(tx, given));
  if (!('error' in result)) return result.done;
  const [only] = given;
  if (given.length === 1 && only !== undefined) return insertAlone(tx, only, result.error);
  const half = Math.ceil(given.length / 2);
  const first = await insertSorted(tx, given.slice(0, half));
  const second = await insertSorted(tx, given.slice(half));
  return { added: first.added + second.added, leftOut: [...first.leftOut, ...second.leftOut] };
}

/** Updates articles one by one. Those that the database refuses keep what they said. Call it in a transaction. */
export async function reviseInParts(
  tx: Queryable,
  changes: readonly ArticleChange[],
  seenAt: Date,
): Promise<{ revised: number; refused: number }> {
  let [revised, refused] = [0, 0];
  for (const change of changes) {
    const result = await inSavepoint(tx, () => reviseArticles(tx, [change], seenAt));
    if ('done' in result) revised += result.done;
    else refused++;
  }
  return { revised, refused };
}

/** Runs `work` in a savepoint. An error about the data undoes it and is returned; others are thrown. */
async function inSavepoint<T>(
  tx: Queryable,
  work: () => Promise<T>,
): Promise<{ done: T } | { error: unknown }> {
  await tx.rows('savepoint part');
  try {
    const done = await work();
    await tx.rows('release savepoint part');
    return { done };
  } catch (error) {
    if (!dataRefused(error)) throw error;
    await tx.rows('rollback to savepoint part');
    await tx.rows('release savepoint part');
    return { error };
  }
}

async function insertKnowing(
  tx: Queryable,
  given: readonly GivenArticle[],
): Promise<{ added: number; leftOut: LeftOutArticle[] }> {
  const rows = await tx.rows<{ identity_key: string }>(
    `${insertGiven(1)} returning identity_key`,
    givenColumns(given),
  );
  const added = new Set(rows.map((row) => row.identity_key));
  const missing = given.filter((one) => !added.has(one.article.identityKey));
  const leftOut = missing.map((one) => ({ given: one, reason: 'known' as const, detail: null }));
  return { added: added.size, leftOut };
}

async function insertAlone(
  tx: Queryable,
  given: GivenArticle,
  error: unknown,
): Promise<{ added: number; leftOut: LeftOutArticle[] }> {
  const constraint = violatedConstraint(error);
  const { title, identityKey, slug } = given.article;
  const longer = articleSlug(title, identityKey, ALL_DIGITS);
  if (constraint === 'article_slug_unique' && slug !== longer)
    return insertInParts(tx, [{ ...given, article: { ...given.article, slug: longer } }]);
  if (constraint === 'article_title_key')
    return { added: 0, leftOut: [{ given, reason: 'known', detail: null }] };
  const detail = error instanceof Error ? error.message : String(error);
  return { added: 0, leftOut: [{ given, reason: 'refused', detail: detail.slice(0, 200) }] };
}
