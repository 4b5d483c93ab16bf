import type { TitleWord } from '../read/title-words.js';
import { type Difference, hasAny, type Told } from './compare-titles.js';

/** Longer differences are other words for the event, not another name. */
const MAX_WORDS = 4;
/** A name is a main name of the fact if at least this share of the versions has it. */
const MAIN = 0.5;
/** Names that begin with the same letters, this many, are spellings of one name. */
const SPELLED_ALIKE = 4;

/**
 * Whether a headline has a name that no near report mentions in the place of a main name of the other versions, and its report
 * does not mention the main name at all.
 */
export function hasOtherName(
  { said, instead }: Difference,
  report: Told,
  versions: readonly Told[],
  near: readonly Told[],
): boolean {
  if (said.length > MAX_WORDS || instead.length > MAX_WORDS) return false;
  const names = said.filter(({ isName }) => isName);
  const isMain = names.some(
    (name) => versions.filter((each) => hasAny(each, [name])).length >= versions.length * MAIN,
  );
  if (!isMain || names.some((name) => mentions(report, name))) return false;
  return instead.some(
    (name) =>
      name.isCapital &&
      !said.some((each) => isSpelling(name, each)) &&
      !isShortFor(name, said) &&
      !near.some((each) => mentions(each, name)),
  );
}

/** 'Thorwalt' and 'Thorwald' are one name. */
function isSpelling(a: TitleWord, b: TitleWord): boolean {
  return a.key.slice(0, SPELLED_ALIKE) === b.key.slice(0, SPELLED_ALIKE);
}

function mentions({ terms, titleWords }: Told, name: TitleWord): boolean {
  return terms.includes(name.term) || titleWords.some(({ key }) => key === name.key);
}

/** 'DR' is short for 'Democratic Republic'. */
function isShortFor({ key }: TitleWord, words: readonly TitleWord[]): boolean {
  const initials = words.map((each) => each.key.charAt(0)).join('');
  return key.length >= 2 && initials.includes(key);
}
