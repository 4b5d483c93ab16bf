import { longWords } from '#contract';
import type { CardRow } from '#persistence';

/** Those of `cards` that share words with `title`, most words first, newer before older. */
export function nearestByWords(title: string, cards: readonly CardRow[]): CardRow[] {
  const own = longWords(title);
  const shared = (row: CardRow) => [...longWords(row.title)].filter((word) => own.has(word)).length;
  return cards
    .map((row) => ({ row, score: shared(row) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.row.id - a.row.id)
    .map(({ row }) => row);
}
