import { termWeight } from '../../text/term-weight.js';
import { termsOf } from '../../text/tokenise.js';

/** Where more of a title's longer words than this begin with a capital, capitals tell nothing. */
const TITLE_CASE = 0.65;
const LONG_WORD = 4;
/** Weight from which a word in a title of capitals is taken for a name all the same. */
const RARE = 7;
const CAPITAL = /^\p{Lu}/u;
const MOST_NAMES = 12;

/**
 * The terms of a title's words (as `wordsOf` gives them) that are names, as far as capitals tell: no word that its own text
 * also writes small, and of titles all in capitals only what the summary writes large within a sentence or what is rare.
 */
export function namesInTitle(
  title: readonly string[],
  summary: readonly string[],
  language: string,
): string[] {
  const small = new Set([...title, ...summary].filter((word) => !isCapital(word)));
  const large = new Set(summary.filter((word, at) => at > 0 && isCapital(word)));
  const isTitleCase = isInTitleCase(title);
  const names = new Set<string>();
  for (const [at, word] of title.entries()) {
    if (names.size >= MOST_NAMES) break;
    if (!isCapital(word) || small.has(word.toLowerCase())) continue;
    for (const term of termsOf(word, language))
      if (!(isTitleCase || at === 0) || large.has(word) || termWeight(term, language) > RARE) names.add(term);
  }
  return [...names];
}

function isInTitleCase(title: readonly string[]): boolean {
  const long = title.filter((word) => word.length >= LONG_WORD);
  return long.filter((word) => isCapital(word)).length > TITLE_CASE * long.length;
}

/** Most words begin with an ASCII letter, of which the code tells. */
function isCapital(word: string): boolean {
  const first = word.charCodeAt(0);
  return first < 128 ? first >= 65 && first <= 90 : CAPITAL.test(word);
}
