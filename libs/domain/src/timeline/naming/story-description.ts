import { terms } from '../../text/terms.js';
import type { PlacedArticle } from '../milestones/development.js';
import { type CurrentNumbers, isOutdated } from './current-numbers.js';
import { isPlainSentence } from './plain-sentence.js';
import { centrality, type StoryWords } from './story-words.js';

const UNRATED_TRUST = 50;
const SAME_WORDS = 0.6;
/** The share of a story's main words that a sentence needs to be understood alone. */
const CENTRAL_FROM = 0.3;

/** What is expected soon is no longer true when the story has moved on. */
const AHEAD =
  /\b(?:will|would|could|may|might|(?:is|are|was|were) (?:set|expected|due|preparing|poised|scheduled|about|holding|considering) |ahead of|continues?|under way|underway|as voters|polls?|days before)\b/i;
/** Sentences that talk about the story instead of telling it. */
const VOICE =
  /\b(?:explosive|extraordinary|may be|appears? to|seems?|opened up|open about|questions?|speculation|holding most of the cards|weighed in|reacts?|according to a (?:new )?(?:poll|survey)|critics|fans|social media users)\b|—|--/i;

/** A sentence of an article, verbatim. */
export interface CitedSentence {
  text: string;
  articleId: number;
}

interface Candidate extends CitedSentence {
  terms: readonly string[];
  originKey: string;
  central: number;
  weight: number;
}

interface DescribedStory {
  /** All articles of the story. */
  placed: readonly PlacedArticle[];
  /** Those of the development that says where it stands. */
  latest: readonly PlacedArticle[];
  /** The words of its headline. */
  latestTitle: string;
  words: StoryWords;
  numbers: CurrentNumbers;
  /** A sentence that says what comes next, if one is known. */
  next?: CitedSentence | null;
}

/** What the story is, what happened last and what is next, in one sentence each: at most three. Empty without a clean sentence. */
export function describeStory(story: DescribedStory): CitedSentence[] {
  const found: Candidate[] = [];
  const latest = best(candidates(story.latest, story, terms(story.latestTitle)), found);
  if (latest) found.push(latest);
  const what = best(candidates(story.placed, story, []), found);
  if (what) found.unshift(what);
  const sentences = found.map(({ text, articleId }) => ({ text, articleId }));
  return story.next ? [...sentences, story.next] : sentences;
}

/** Clean sentences at the beginning of reports, weighed by the story's main words and the words that are looked for. */
function candidates(
  placed: readonly PlacedArticle[],
  { words, numbers }: DescribedStory,
  wanted: readonly string[],
): Candidate[] {
  const looked = new Set(wanted);
  return placed
    .filter(({ voice, reading }) => voice === 'own' && reading.stance === 'report')
    .flatMap(({ article, reading }) =>
      reading.opening.flatMap(({ text, terms: had }, at): Candidate[] => {
        const central = centrality(had, words);
        if (central < CENTRAL_FROM || !isPlainSentence(text) || isOutdated(text, numbers)) return [];
        const found = had.filter((term) => looked.has(term)).length / Math.max(1, looked.size);
        const trust = 0.8 + (0.4 * (article.sourceTrust ?? UNRATED_TRUST)) / 100;
        const first = at === 0 ? 1 : 0.75;
        const brief = text.length > 220 ? 0.8 : 1;
        const plain = VOICE.test(text) ? 0.75 : 1;
        const ahead = looked.size === 0 && AHEAD.test(text) ? 0.6 : 1;
        const shared =
          had.reduce((sum, term) => sum + (words.share.get(term) ?? 0), 0) / Math.max(8, had.length);
        const weight =
          trust *
          first *
          brief *
          ahead *
          plain *
          (looked.size > 0 ? 0.3 + central + found : central + 2 * shared);
        return [{ text, articleId: article.id, terms: had, originKey: article.originKey, central, weight }];
      }),
    );
}

/** The heaviest candidate that adds to the chosen sentences; the earliest in a tie. */
function best(list: readonly Candidate[], chosen: readonly Candidate[]): Candidate | null {
  let found: Candidate | null = null;
  for (const each of list)
    if ((!found || each.weight > found.weight) && chosen.every((other) => addsTo(each, other))) found = each;
  return found;
}

function addsTo(a: Candidate, b: Candidate): boolean {
  const known = new Set(b.terms);
  const fewer = Math.min(a.terms.length, b.terms.length);
  return a.text !== b.text && a.terms.filter((term) => known.has(term)).length < fewer * SAME_WORDS;
}
