import { terms } from '../../text/terms.js';
import { cleanTitle } from '../milestones/clean-title.js';
import { centralityOf, type StoryWords } from '../milestones/news/story-words.js';
import type { CurrentNumbers } from '../naming/current-numbers.js';
import { addsTo } from '../naming/sentences/adds-to.js';
import type { CitedSentence } from '../naming/sentences/cited-sentence.js';
import { isOwnReport } from '../naming/sentences/headline-fact.js';
import { standingSentence } from '../naming/sentences/standing-sentence.js';
import type { SummaryReport } from './summarised-story.js';

/** What the choice of sentences depends on besides the reports of one milestone. */
export interface StoryContext {
  words: StoryWords;
  numbers: CurrentNumbers;
}

/** A headline needs this share of the story's main words to be understood in a summary. */
const NAMED_FROM = 0.15;

/**
 * One sentence that tells a milestone's fact, verbatim: of the beginning of a report, otherwise the headline that has most of the
 * story's main words. Null if no report has either.
 */
export function factSentence(reports: readonly SummaryReport[], story: StoryContext): CitedSentence | null {
  const own = reports.filter(isOwnReport);
  const best = mostCentral(own, story);
  if (best === null) return null;
  const sentence = standingSentence({ text: best.title, placed: best }, own, { ...story, freely: true });
  if (sentence !== null) return sentence;
  const headline = verbatimHeadline(best.title);
  if (centralityOf(headline, story.words) < NAMED_FROM) return null;
  return { text: headline, articleId: best.article.id };
}

/** A headline without labels such as 'LIVE:', unless cleaning changed its words. */
export function verbatimHeadline(title: string): string {
  const cleaned = cleanTitle(title);
  return title.includes(cleaned) ? cleaned : title;
}

/** The sentence if it adds to those that were chosen before. */
export function ifNew(
  sentence: CitedSentence | null,
  chosen: readonly CitedSentence[],
): CitedSentence | null {
  if (sentence === null) return null;
  const own = { text: sentence.text, terms: terms(sentence.text) };
  return chosen.every(({ text }) => addsTo(own, { text, terms: terms(text) })) ? sentence : null;
}

function mostCentral(reports: readonly SummaryReport[], { words }: StoryContext): SummaryReport | null {
  let found: SummaryReport | null = null;
  let most = -1;
  for (const report of reports) {
    const central = centralityOf(report.title, words);
    if (central > most) [found, most] = [report, central];
  }
  return found;
}
