import type { Passage } from '../passages/passage.js';
import type { RankedPassage } from '../passages/rank-passages.js';

const SAME_WORDS = 0.6;
const SAME_TEXT = 0.85;

/** The share of the smaller sentence's words that both have. */
function likeness(a: Passage, b: Passage): number {
  const [small, large] = a.stems.size <= b.stems.size ? [a.stems, b.stems] : [b.stems, a.stems];
  let shared = 0;
  for (const stem of small) if (large.has(stem)) shared += 1;
  return small.size === 0 ? 1 : shared / small.size;
}

/** Whether a sentence says something else than those chosen: other words, or a number that they do not have. */
export function saysMore(passage: Passage, chosen: readonly Passage[]): boolean {
  return chosen.every((each) => {
    const alike = likeness(passage, each);
    return alike < SAME_WORDS || (alike < SAME_TEXT && hasOtherNumber(passage, each));
  });
}

function hasOtherNumber({ words: own }: Passage, { words: known }: Passage): boolean {
  return own.some(({ raw }) => /^\p{N}/u.test(raw) && !known.some((each) => each.raw === raw));
}

/** The sentence after this one in its article; after a title, the first of the text. */
export function nextOf(passages: readonly Passage[], { article, field, place }: Passage): Passage | null {
  return (
    passages.find(
      (each) =>
        each.article.id === article.id &&
        each.place === place + 1 &&
        (field === 'title' || each.field === field),
    ) ?? null
  );
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
