import { baseStem } from '../../text/word-forms.js';
import type { Development, WordedReport } from '../milestones/development.js';
import { type StoryWords, titleTerms } from '../milestones/news/story-words.js';
import type { Headline } from './best-headline.js';
import { HeadlineFact, isOwnReport } from './sentences/headline-fact.js';

/** A development is an aside if the story's other reports have, on average, less than this share of its headline. */
const ASIDE_BELOW = 0.15;
/** Fewer other reports do not show what the story is about. */
const LEAST_REPORTS = 15;

/** Whether the development at a place of the list, with its best headline, is an aside. */
export type IsAside = (at: number, headline: Headline) => boolean;

/**
 * Tells asides from what the story is about: another development has more origins, and the reports of the others hardly have the words
 * of its headline (the story's main words count a quarter). Such are side matters that joined a long story with a fragment.
 * @param origins how many origins each development of the list has
 */
export function asidesOf(
  list: readonly Development[],
  origins: readonly number[],
  words: StoryWords,
): IsAside {
  const own = list.flatMap(({ placed }, at) =>
    placed.filter(isOwnReport).map(({ reading }) => ({ at, reading })),
  );
  if (own.length < LEAST_REPORTS) return () => false;
  const told = own.map(({ at, reading }) => ({ at, stems: stemsOf(reading) }));
  const most = Math.max(...origins);
  return (at, { placed }) => {
    const others = told.filter((each) => each.at !== at);
    if ((origins[at] ?? 0) >= most || others.length < LEAST_REPORTS) return false;
    const fact = new HeadlineFact(placed, [placed], words);
    const shares = others.map(({ stems }) => fact.toldByStems(stems));
    return shares.reduce((sum, share) => sum + share, 0) / others.length < ASIDE_BELOW;
  };
}

/** Those of its headline and its first sentences. */
function stemsOf(reading: WordedReport['reading']): Set<string> {
  const told = [...titleTerms(reading), ...reading.opening.flatMap(({ terms }) => terms)];
  return new Set(told.map((term) => baseStem(reading.language, term)));
}
