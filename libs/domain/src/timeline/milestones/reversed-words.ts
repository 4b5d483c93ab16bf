import { areOpposite } from '../read/opposite-words.js';
import { type Difference, hasAny, isMinority, type Told } from './compare-titles.js';

/** Whether a headline has the opposite of a word where more of the others have the word. */
export function isReversed({ said, instead }: Difference, near: readonly Told[]): boolean {
  return said.some((word) =>
    instead.some(
      (other) => areOpposite(word.key, other.key, near[0]?.language) && isMinority(near, [word], [other]),
    ),
  );
}

/** Whether a headline negates a word that more of the others have without a negation, or the reverse: 'not guilty', 'guilty'. */
export function reverses(report: Told, near: readonly Told[]): boolean {
  const negated = negatedWords(report);
  return report.titleWords.some((word) => {
    if (!word.isContent) return false;
    const having = near.filter((each) => hasAny(each, [word]));
    const isNegated = negated.has(word.key);
    const same = having.filter((each) => negatedWords(each).has(word.key) === isNegated).length;
    return (isNegated || same < having.length) && having.length - same > same;
  });
}

/** The first content word behind each negation. */
function negatedWords({ titleWords }: Told): Set<string> {
  const found = new Set<string>();
  for (const [at, { isNegation }] of titleWords.entries()) {
    const next = isNegation && titleWords.slice(at + 1, at + 3).find(({ isContent }) => isContent);
    if (next) found.add(next.key);
  }
  return found;
}

/** The number of negations in a headline. */
export function negations({ titleWords }: Told): number {
  return titleWords.filter(({ isNegation }) => isNegation).length;
}
