import { compareTitles, type Told } from './compare-titles.js';
import { hasOtherName } from './other-name.js';
import { hasOtherNumber, measures } from './other-number.js';
import { isReversed, negations, reverses } from './reversed-words.js';

/** From this share of common words in order, two headlines are versions of one sentence. */
const SAME_SENTENCE = 0.55;
/** From here, they have nearly the same words. */
const SAME_WORDS = 0.8;
/** From here, they are about the same matter. */
const SIMILAR = 0.35;
/** Headlines that share fewer words are not compared. */
const LEAST_SHARED = 3;
const MAX_COMPARED = 40;

/**
 * Whether a report tells the fact that the earlier reports of its development tell. It does not if its headline says the same with
 * another number, the opposite verb, a negation or another name in its place. What more of the earlier headlines say is the fact.
 */
export function tellsFact(report: Told, earlier: readonly Told[]): boolean {
  const keys = new Set(report.titleWords.map(({ key }) => key));
  const sharing = earlier
    .slice(-MAX_COMPARED)
    .map((told) => ({ told, shared: told.titleWords.filter(({ key }) => keys.has(key)).length }))
    .filter(({ shared }) => shared >= LEAST_SHARED);
  const near = sharing.map(({ told }) => told);
  const compared = sharing
    .filter(({ told, shared }) => 2 * shared >= (told.titleWords.length + keys.size) * SIMILAR)
    .map(({ told }) => ({ told, ...compareTitles(told.titleWords, report.titleWords) }));
  const similar = compared.filter(({ alike }) => alike >= SIMILAR).map(({ told }) => told);
  const same = compared.filter(({ alike }) => alike >= SAME_SENTENCE);
  const versions = same.map(({ told }) => told);
  return !(
    measures(report, similar) ||
    reverses(report, similar) ||
    isNegated(
      report,
      same.filter(({ alike }) => alike >= SAME_WORDS).map(({ told }) => told),
    ) ||
    same
      .flatMap(({ differences }) => differences)
      .some(
        (each) =>
          hasOtherNumber(each, near) || isReversed(each, near) || hasOtherName(each, report, versions, near),
      )
  );
}

/** Whether most headlines in nearly the same words have one negation more or less. */
function isNegated(report: Told, versions: readonly Told[]): boolean {
  const own = negations(report);
  const same = versions.filter((each) => negations(each) === own).length;
  return versions.length - same > same;
}
