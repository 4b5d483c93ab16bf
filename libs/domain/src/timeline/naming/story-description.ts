import { ENGLISH } from '#vocabulary';
import { terms } from '../../text/terms.js';
import { centralityOf } from '../milestones/news/story-words.js';
import { isDeveloping } from '../read/wording/developing-words.js';
import { addsTo, type Worded } from './sentences/adds-to.js';
import type { CitedSentence } from './sentences/cited-sentence.js';
import {
  CENTRAL_FROM,
  type DescribingSentence,
  describingSentences,
  HINTED_FROM,
  type ToldStory,
} from './sentences/describing-sentences.js';
import { TOLD_FROM } from './sentences/headline-fact.js';
import { isAhead, isChanging, isSettled } from './sentences/sentence-signs.js';

/** A second sentence is worth its place only from this value. */
const ALSO_FROM = 0.8;
/** … and if less than this share of the shorter one's words is in both. Of nine pairs that shared more, one was right. */
const ALSO_SHARES = 1 / 3;

/** The share of the headline that a sentence about an end must tell if no other origin bears it out. */
const END_TOLD_FROM = 0.25;

interface DescribedStory extends ToldStory {
  /** The sentence that says where the story stands, which is on the page already; null if a headline says it. */
  standing: CitedSentence | null;
  /** A sentence that says what comes next; null if none is known. */
  next: CitedSentence | null;
  /** The development that says where it stands is its end. */
  isEnded: boolean;
}

/**
 * What the story is or what happened last, and what is next, in at most three sentences. The first is the likeliest to describe the
 * story rightly; a second one must be likely right too, since one good sentence is better than two of which one is wrong. Empty
 * without a clean sentence. An ended story is described by its end first.
 */
export function describeStory(story: DescribedStory): CitedSentence[] {
  const sentences = story.isEnded ? describeEnd(story) : describeOpen(story);
  return [...sentences, ...whatIsNext(story.next, sentences)];
}

function describeOpen(story: DescribedStory): CitedSentence[] {
  const sentences = describingSentences(story);
  const first = best(sentences, []);
  if (!first) return standingAlone(story) ?? borneOutByNobody(story);
  const second = best(sentences.filter(isWorthIt), [first]);
  const told = second ? [first, second] : [first];
  return told.sort((a, b) => a.publishedAt - b.publishedAt).map(cited);
}

/** The sentence that says where the story stands, if it can be understood alone. */
function standingAlone({ standing, words }: DescribedStory): CitedSentence[] | null {
  return standing && centralityOf(standing.text, words) >= CENTRAL_FROM ? [standing] : null;
}

/** The likeliest sentence of one origin, if reports share so few words that none bears out another's. */
function borneOutByNobody(story: DescribedStory): CitedSentence[] {
  const first = best(describingSentences(story, { alone: true }), []) ?? story.standing;
  return first ? [cited(first)] : [];
}

/**
 * How the story ended, then what it is. Sentences that tell a state from before the end are left out, even if nothing is left.
 */
function describeEnd(story: DescribedStory): CitedSentence[] {
  const sentences = describingSentences(story);
  const end = endSentence(story, sentences) ?? story.standing;
  const known = end ? [{ text: end.text, terms: terms(end.text) }] : [];
  const settled = sentences.filter((each) => isWorthIt(each) && isSettled(each.text));
  const what = best(settled, known);
  const told = [end, what].flatMap((each) => (each ? [cited(each)] : []));
  return told.length > 0 ? told : lastOfEnd(story);
}

/** Without any, the likeliest sentence that tells the headline, even if no other origin bears it out. */
function lastOfEnd(story: DescribedStory): CitedSentence[] {
  const language = story.headline?.reading.language ?? ENGLISH;
  const last = describingSentences(story, { alone: true }).filter(
    ({ text, isLatest, told }) =>
      isLatest && told >= END_TOLD_FROM && !isOpen(text) && isDeveloping(text, language),
  );
  const found = best(last, []);
  return found ? [cited(found)] : [];
}

/** The sentence of the last development that tells its headline. */
function endSentence(
  { headline, standing }: DescribedStory,
  sentences: readonly DescribingSentence[],
): CitedSentence | null {
  const language = headline?.reading.language ?? ENGLISH;
  const telling = sentences.filter(
    ({ text, isLatest }) => isLatest && !isOpen(text) && isDeveloping(text, language),
  );
  const from = (share: number) => telling.filter(({ told }) => told >= share);
  const settled = standing && !isOpen(standing.text) ? standing : null;
  return best(from(TOLD_FROM), []) ?? settled ?? best(from(HINTED_FROM), []);
}

/** Whether it tells what was to come or going on. */
function isOpen(text: string): boolean {
  return isAhead(text) || isChanging(text);
}

function isWorthIt({ value }: DescribingSentence): boolean {
  return value >= ALSO_FROM;
}

/** A sentence that says what comes next, after others that say what the story is. */
function whatIsNext(next: CitedSentence | null, before: readonly CitedSentence[]): CitedSentence[] {
  if (!next || before.length === 0) return [];
  const own = { text: next.text, terms: terms(next.text) };
  return before.every(({ text }) => addsTo(own, { text, terms: terms(text) })) ? [next] : [];
}

function cited({ text, articleId }: CitedSentence): CitedSentence {
  return { text, articleId };
}

/** The likeliest sentence that says something else than the chosen ones; the earliest in a tie. */
function best(
  sentences: readonly DescribingSentence[],
  chosen: readonly Worded[],
): DescribingSentence | null {
  let found: DescribingSentence | null = null;
  for (const each of sentences)
    if ((!found || each.value > found.value) && chosen.every((other) => addsTo(each, other, ALSO_SHARES)))
      found = each;
  return found;
}
