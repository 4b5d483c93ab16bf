import { termWeight } from '../../text/term-weight.js';
import { termsOf } from '../../text/tokenise.js';

/** If more than this share of a title's long words are capitalised, capitals do not show names. */
const TITLE_CASE = 0.65;
const LONG_WORD = 4;
/** A capitalised word above this weight is a name even in a title-case title. */
const RARE = 7;
const CAPITAL = /^\p{Lu}/u;
const MOST_NAMES = 12;

/**
 * The terms of a title's words (from `wordsOf`) that are names, judged by capitals. A word that the text also has in lower
 * case is not a name. In title case, only rare words and words capitalised within the summary are names.
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

/** Fast path: most words begin with an ASCII letter. */
function isCapital(word: string): boolean {
  const first = word.charCodeAt(0);
  return first < 128 ? first >= 65 && first <= 90 : CAPITAL.test(word);
}
