import { PAGE_FIELDS, type PageField } from '../pages/gold-pages.js';
import { shareOrNull } from './score-developments.js';

/** A text of a page with its judgement. Null if nobody has judged it. */
export interface JudgedText {
  field: PageField;
  verdict: 'right' | 'wrong' | null;
}

export interface FieldScore {
  /** The share of the judged texts that are right. Null if none is judged. */
  right: number | null;
  judged: number;
  /** Current texts that nobody has judged, so the share does not cover them. */
  unjudged: number;
}

export function scorePages(texts: readonly JudgedText[]): Record<PageField, FieldScore> {
  const scores = PAGE_FIELDS.map((field): [PageField, FieldScore] => {
    const own = texts.filter((each) => each.field === field);
    const judged = own.filter(({ verdict }) => verdict !== null);
    const right = judged.filter(({ verdict }) => verdict === 'right').length;
    const score = {
      right: shareOrNull(right, judged.length),
      judged: judged.length,
      unjudged: own.length - judged.length,
    };
    return [field, score];
  });
  return Object.fromEntries(scores) as Record<PageField, FieldScore>;
}
