import type { Passage } from '../passages/passage.js';
import type { RankedPassage } from '../passages/rank-passages.js';

const SAME_WORDS = 0.6;

/** The share of the smaller sentence's words that both have. */
function likeness(a: Passage, b: Passage): number {
  const [small, large] = a.stems.size <= b.stems.size ? [a.stems, b.stems] : [b.stems, a.stems];
  let shared = 0;
  for (const stem of small) if (large.has(stem)) shared += 1;
  return small.size === 0 ? 1 : shared / small.size;
}

export function saysMore(passage: Passage, chosen: readonly Passage[]): boolean {
  return chosen.every((each) => likeness(passage, each) < SAME_WORDS);
}

/** The best passages that do not repeat each other, at most `most`. */
export function distinct(ranked: readonly RankedPassage[], most: number, least = 0): Passage[] {
  const chosen: Passage[] = [];
  for (const { passage, score } of ranked) {
    if (chosen.length >= most) break;
    if (score >= least && saysMore(passage, chosen)) chosen.push(passage);
  }
  return chosen;
}

/** The first whole sentence of an article, or its title. */
export function openingOf(passages: readonly Passage[], articleId: number): Passage | null {
  const own = passages.filter(({ article }) => article.id === articleId);
  return own.find(({ field }) => field !== 'title') ?? own[0] ?? null;
}

/** The passage with this text, or that contains it, or the opening of its article. */
export function passageWith(
  passages: readonly Passage[],
  text: string | null,
  articleIds: readonly number[],
): Passage | null {
  const plain = text?.replace(/[.\s…]+$/u, '').toLowerCase() ?? '';
  const own = passages.filter(({ article }) => articleIds.includes(article.id));
  const exact = plain === '' ? undefined : own.find((each) => each.text.toLowerCase().includes(plain));
  if (exact) return exact;
  for (const id of articleIds) {
    const opening = openingOf(passages, id);
    if (opening) return opening;
  }
  return plain === '' ? null : (passages.find((each) => each.text.toLowerCase().includes(plain)) ?? null);
}
