import { isNearTitle, longWords, RELATED_DEFAULT_MAX } from '#contract';
import type { CardRow } from '#persistence';

/**
 * Related coverage of `article`: its topic's other articles first, then those of its category that share most
 * words. Itself and titles that nearly repeat it (70 % rule) are left out.
 */
export function relatedArticles(
  article: { id: number; title: string },
  sameTopic: readonly CardRow[],
  sameCategory: readonly CardRow[],
  max = RELATED_DEFAULT_MAX,
): CardRow[] {
  const own = longWords(article.title);
  const shared = (row: CardRow) => [...longWords(row.title)].filter((word) => own.has(word)).length;
  const nearest = sameCategory
    .map((row) => ({ row, score: shared(row) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.row.id - a.row.id)
    .map(({ row }) => row);
  return [...sameTopic, ...nearest]
    .filter((row) => row.id !== article.id && !isNearTitle(article.title, row.title))
    .slice(0, max);
}
