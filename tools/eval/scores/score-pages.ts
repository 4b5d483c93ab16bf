import { PAGE_FIELDS, type PageField } from '../pages/gold-pages.js';
import { shareOrNull } from './score-developments.js';

/** A text of a page with its judgement. Null if nobody has judged it. */
export interface JudgedText {
  field: PageField;
  verdict: 'right' | 'wrong' | null;
  /** A smaller update that readers see only if they open its fold. */
  isFolded?: boolean;
}

export type PageScores = Record<PageField, FieldScore> & {
  /** The milestones in folds. `milestone` counts the others. */
  folded: FieldScore;
};

export interface FieldScore {
  /** The share of the judged texts that are right. Null if none is judged. */
  right: number | null;
  judged: number;
  /** Current texts that nobody has judged, so the share does not cover them. */
  unjudged: number;
}

export function scorePages(texts: readonly JudgedText[]): PageScores {
  const open = texts.filter(({ isFolded }) => !isFolded);
  const scores = PAGE_FIELDS.map((field): [PageField, FieldScore] => {
    return [field, scoreOf(open.filter((each) => each.field === field))];
  });
  const fields = Object.fromEntries(scores) as Record<PageField, FieldScore>;
  return { ...fields, folded: scoreOf(texts.filter(({ isFolded }) => isFolded)) };
}

function scoreOf(texts: readonly JudgedText[]): FieldScore {
  const judged = texts.filter(({ verdict }) => verdict !== null);
  const right = judged.filter(({ verdict }) => verdict === 'right').length;
  return {
    right: shareOrNull(right, judged.length),
    judged: judged.length,
    unjudged: texts.length - judged.length,
  };
}
