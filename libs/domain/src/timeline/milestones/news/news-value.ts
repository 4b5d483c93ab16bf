import { termsAgain } from '../../../text/terms.js';
import { isDeveloping } from '../../read/wording/developing-words.js';
import { isSpeech } from '../../read/wording/is-speech.js';
import { plainness } from '../../read/wording/plain-headline.js';
import type { Development } from '../development.js';
import { centrality, type StoryWords } from './story-words.js';

/** From this value, a milestone is news of its story. */
export const NEWS_FROM = 0.7;

/** Weights of a logistic regression on milestones that readers judged (decision 10). */
const WEIGHTS = { origins: 0.5, plain: 1.39, central: 1.16, develops: 0.62, speech: 0.72, repeats: -0.45 };
const BIAS = -1.79;

/** What tells a development of the story from comment, colour and repetition. */
export interface NewsEvidence {
  /** Independent origins, at least 1. */
  origins: number;
  /** How plain its title is, 0–1. */
  plain: number;
  /** The share of the story's main words in its title, 0–1. */
  central: number;
  /** The share of its own headlines with a verb or number that tells a development. */
  develops: number;
  /** The title quotes or reports a statement. */
  isSpeech: boolean;
  /** How much it repeats an earlier development of several origins (log odds, from 0). */
  repeats: number;
}

/** How likely a milestone is a development of its story, 0–1, and not comment, colour or an earlier one told again. */
export function newsValue({ origins, plain, central, develops, isSpeech, repeats }: NewsEvidence): number {
  const odds =
    BIAS +
    WEIGHTS.origins * Math.log2(Math.max(1, origins)) +
    WEIGHTS.plain * plain +
    WEIGHTS.central * central +
    WEIGHTS.develops * develops +
    (isSpeech ? WEIGHTS.speech : 0) +
    WEIGHTS.repeats * repeats;
  return 1 / (1 + Math.exp(-odds));
}

export function newsEvidence(
  { placed, repeats }: Development,
  title: string,
  origins: number,
  words: StoryWords,
): NewsEvidence {
  const own = placed.filter(({ voice }) => voice === 'own');
  const developing = own.filter(({ article, reading }) => isDeveloping(article.title, reading.language));
  return {
    ...{ origins, repeats },
    plain: plainness(title),
    central: centrality(termsAgain(title), words),
    develops: developing.length / Math.max(1, own.length),
    isSpeech: isSpeech(title),
  };
}
