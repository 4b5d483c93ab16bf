import type { ArticleTerms } from '../placing/article-terms.js';
import { addTo, emptyVector, scaled, type TermVector, unit } from '../placing/term-vector.js';
import { likenessOf } from './repair-likeness.js';

const DAY_MS = 86_400_000;

/**
 * How near each pair of articles is, 0–1: the cosine of their texts, halved by a day between them. First, each text takes
 * the words of its nearest `neighbours`, weighted by nearness (local feedback, Attar and Fraenkel 1977). So a third report
 * can relate two reports of one event. Time grows with the square of the number of articles.
 */
export function nearnessOf(articles: readonly ArticleTerms[], neighbours: number): Float64Array[] {
  const near = likenessOf(articles);
  fade(near, articles);
  const widened = articles.map((article, at) => {
    const nearest = nearestOf(near[at] ?? new Float64Array(), neighbours);
    return { ...article, text: widen(article.text, nearest, articles) };
  });
  const result = likenessOf(widened);
  fade(result, articles);
  return result;
}

/** Changes `rows` in place. Pairs with a missing date stay as they are. */
function fade(rows: readonly Float64Array[], articles: readonly ArticleTerms[]): void {
  for (const [a, row] of rows.entries()) {
    const time = articles[a]?.time ?? null;
    for (const [b, { time: other }] of articles.entries())
      if (time !== null && other !== null) row[b] = (row[b] ?? 0) / (1 + Math.abs(time - other) / DAY_MS);
  }
}

function nearestOf(row: Float64Array, neighbours: number): { at: number; near: number }[] {
  const nearest: { at: number; near: number }[] = [];
  for (const [at, near] of row.entries()) {
    if (near <= (nearest.length < neighbours ? 0 : (nearest.at(-1)?.near ?? 0))) continue;
    nearest.push({ at, near });
    nearest.sort((a, b) => b.near - a.near);
    if (nearest.length > neighbours) nearest.pop();
  }
  return nearest;
}

function widen(
  text: TermVector,
  nearest: readonly { at: number; near: number }[],
  articles: readonly ArticleTerms[],
): TermVector {
  const sum = emptyVector();
  addTo(sum, text);
  for (const { at, near } of nearest) addTo(sum, scaled(articles[at]?.text ?? emptyVector(), near));
  return unit(sum);
}
