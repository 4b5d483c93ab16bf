import { ENGLISH } from '#vocabulary';
import { terms } from '../../text/terms.js';
import type { Development, PlacedArticle } from '../milestones/development.js';
import { NEWS_FROM } from '../milestones/news/news-value.js';
import { centrality, centralityOf, type StoryWords } from '../milestones/news/story-words.js';
import { isDeveloping } from '../read/wording/developing-words.js';
import { isSpeech } from '../read/wording/is-speech.js';
import { type CurrentNumbers, isOutdated } from './current-numbers.js';
import { addsTo, type Worded } from './sentences/adds-to.js';
import { OriginWords } from './sentences/agreement.js';
import type { CitedSentence } from './sentences/cited-sentence.js';
import { HeadlineFact, isOwnReport, TOLD_FROM } from './sentences/headline-fact.js';
import { hasToll, isAhead, isChanging, isPerfect, isSettled } from './sentences/sentence-signs.js';
import { standsAlone, styleOf } from './sentences/stands-alone.js';

/** The page says it already. */
const AGAIN = 0.9;
/** The share of the headlines' words that a sentence about an end needs, if none tells more. */
const HINTED_FROM = 0.2;
/** It tells something other than the headline. */
const ELSEWHERE = 0.8;
/** It reports speech. */
const SPOKEN = 0.6;
/** It is of a milestone that is likely no development of the story. */
const ASIDE = 0.5;
/** What a sentence needs to be chosen. */
interface Bar {
  /** The share of a story's main words, so that it is understood alone. */
  central: number;
  /** The share of its terms that reports of other origins must have … */
  supported: number;
  /** … and of a sentence of an earlier development, which may have been overtaken. */
  supportedEarlier: number;
  weekdays: boolean;
  /** Whether it may describe what was still ahead. */
  ahead: boolean;
}

const STRICT: Bar = { central: 0.3, supported: 0.45, supportedEarlier: 0.65, weekdays: false, ahead: false };
/** If no sentence is above a bar, one sentence above the next. */
const LENIENT: Bar = { central: 0.2, supported: 0.3, supportedEarlier: 0.5, weekdays: true, ahead: false };
const LAST: Bar = { ...LENIENT, ahead: true };

interface Candidate extends CitedSentence, Worded {
  publishedAt: number;
  weight: number;
}

interface DescribedStory {
  /** The developments of the story, in order … */
  list: readonly Development[];
  /** … and how likely each is one, 0–1: see `newsValue`. */
  news: readonly number[];
  /** The index of the development that says where it stands; null if none does. */
  latest: number | null;
  /** The report with its best headline. */
  headline: PlacedArticle | null;
  /** The sentence that says where the story stands, which is on the page already; null if a headline says it. */
  standing: CitedSentence | null;
  label: string | null;
  words: StoryWords;
  numbers: CurrentNumbers;
  /** A sentence that says what comes next; null if none is known. */
  next: CitedSentence | null;
  /** The development that says where it stands is its end. */
  isEnded: boolean;
}

/**
 * What the story is, what happened last and what is next, in one sentence each: at most three. A sentence is chosen only if
 * other origins bear it out. Empty without a clean sentence. An ended story is described by its end first.
 */
export function describeStory(story: DescribedStory): CitedSentence[] {
  const strict = sentencesAbove(STRICT, story);
  const open = () => (strict.length > 0 ? strict : oneSentence(story));
  const sentences = story.isEnded ? describeEnd(story) : open();
  return [...sentences, ...whatIsNext(story.next, sentences)];
}

/**
 * How the story ended, then what it is. Sentences that tell a state from before the end are left out, even if nothing is left.
 */
function describeEnd(story: DescribedStory): CitedSentence[] {
  const { standing } = story;
  const end =
    endSentence(STRICT, TOLD_FROM, story) ??
    (standing && !isOpen(standing) ? standing : null) ??
    endSentence(LENIENT, TOLD_FROM, story) ??
    endSentence(LENIENT, HINTED_FROM, story) ??
    standing;
  const known = end ? [{ text: end.text, terms: terms(end.text) }] : [];
  const settled = earlierCandidates(story, STRICT).filter(({ text }) => isSettled(text));
  const what = best(settled, known);
  return [...(end ? [end] : []), ...(what ? [cited(what)] : [])];
}

/** The sentence of the last development that tells its headline. */
function endSentence(bar: Bar, toldFrom: number, story: DescribedStory): CitedSentence | null {
  const language = story.headline?.reading.language ?? ENGLISH;
  const telling = latestCandidates(story, bar).filter(
    (each) => each.told >= toldFrom && !isOpen(each) && isDeveloping(each.text, language),
  );
  const found = best(telling, []);
  return found && cited(found);
}

/** Whether it tells what was to come or going on. */
function isOpen({ text }: { text: string }): boolean {
  return isAhead(text) || isChanging(text);
}

/** Without a sentence above the first bar: the one that says where the story stands, otherwise one above the next bar. */
function oneSentence(story: DescribedStory): CitedSentence[] {
  if (story.standing && centralityOf(story.standing.text, story.words) >= LENIENT.central)
    return [story.standing];
  const above = [LENIENT, LAST].map((bar) => sentencesAbove(bar, story)).find(({ length }) => length > 0);
  return above?.slice(-1) ?? [];
}

/** A sentence that says what comes next, after others that say what the story is. */
function whatIsNext(next: CitedSentence | null, before: readonly CitedSentence[]): CitedSentence[] {
  if (!next || before.length === 0) return [];
  const own = terms(next.text);
  return before.every(({ text }) => addsTo({ text: next.text, terms: own }, { text, terms: terms(text) }))
    ? [next]
    : [];
}

/** What the story is and what happened last. */
function sentencesAbove(bar: Bar, story: DescribedStory): CitedSentence[] {
  const found: Candidate[] = [];
  const latest = best(latestCandidates(story, bar), found);
  if (latest) found.push(latest);
  const what = best(earlierCandidates(story, bar), found);
  if (what) found.push(what);
  return found.sort((a, b) => a.publishedAt - b.publishedAt).map(cited);
}

function cited({ text, articleId }: CitedSentence): CitedSentence {
  return { text, articleId };
}

/** Sentences of the development that says where the story stands which tell its headline, in the words that most origins use. */
function latestCandidates(story: DescribedStory, bar: Bar): (Candidate & { told: number })[] {
  const development = story.latest === null ? undefined : story.list[story.latest];
  if (!development || !story.headline) return [];
  const fact = new HeadlineFact(story.headline, development.placed, story.words);
  const { openedAt, lastReportAt } = development;
  return candidates(development, story, bar, bar.supported).map(({ shared, central, ...each }) => {
    const told = fact.toldBy(each.terms);
    const elsewhere = told < TOLD_FROM ? ELSEWHERE : 1;
    const open = isAhead(each.text) ? 0.5 : isChanging(each.text) || isPerfect(each.text) ? 0.9 : 1;
    const late = 0.9 + (0.1 * (each.publishedAt - openedAt)) / Math.max(1, lastReportAt - openedAt);
    const again = each.text === story.standing?.text ? AGAIN : 1;
    return {
      ...{ ...each, told },
      weight: each.weight * open * late * again * elsewhere * (0.3 + central + told + shared),
    };
  });
}

/** Sentences that say what the story is: of developments that many origins report, if they are still true. */
function earlierCandidates(story: DescribedStory, bar: Bar): Candidate[] {
  const counted = story.list.map(({ placed }) => new OriginWords(placed).origins);
  const most = Math.max(1, ...counted);
  const latest = story.latest === null ? null : (story.list[story.latest] ?? null);
  return story.list.flatMap((development, at) => {
    const isPast = latest !== null && development.lastReportAt < latest.lastReportAt;
    const aside = (story.news[at] ?? 1) < NEWS_FROM ? ASIDE : 1;
    const weighed = aside * (0.5 + (0.5 * (counted[at] ?? 0)) / most);
    return candidates(development, story, bar, bar.supportedEarlier)
      .filter(({ text }) => (bar.ahead || !isAhead(text)) && !(isPast && (isChanging(text) || hasToll(text))))
      .map(({ shared, central, ...each }) => {
        const overtaken = isPast && isPerfect(each.text) ? 0.8 : 1;
        const spoken = isSpeech(each.text) ? SPOKEN : 1;
        return { ...each, weight: each.weight * overtaken * spoken * weighed * (central + 2 * shared) };
      });
  });
}

interface Weighed extends Candidate {
  central: number;
  shared: number;
}

/** Clean sentences at the beginning of a development's reports, if other origins bear them out. */
function candidates(
  { placed }: Development,
  { list, label, words, numbers }: DescribedStory,
  bar: Bar,
  supportedFrom: number,
): Weighed[] {
  const labelTerms = new Set(terms(label ?? ''));
  const own = new OriginWords(placed);
  const others = own.origins > 1 ? own : new OriginWords(list.flatMap((each) => each.placed));
  return placed.filter(isOwnReport).flatMap(({ article, reading }) =>
    reading.opening.flatMap(({ text, terms: had }, at): Weighed[] => {
      const central = centrality(had, words);
      if (central < bar.central || isOutdated(text, numbers)) return [];
      if (!standsAlone(text, reading.language, bar)) return [];
      const { supported, shared } = others.agreementOn(had, article.originKey);
      if (others.origins > 1 && supported < supportedFrom) return [];
      const weight = styleOf(text, at) * (0.75 + 0.25 * shareOf(labelTerms, had)) * (0.5 + supported / 2);
      const publishedAt = article.publishedAt.getTime();
      return [{ text, articleId: article.id, publishedAt, terms: had, weight, central, shared }];
    }),
  );
}

function shareOf(wanted: ReadonlySet<string>, had: readonly string[]): number {
  return had.filter((term) => wanted.has(term)).length / Math.max(1, wanted.size);
}

/** The heaviest candidate that adds to the chosen sentences; the earliest in a tie. */
function best(list: readonly Candidate[], chosen: readonly Worded[]): Candidate | null {
  let found: Candidate | null = null;
  for (const each of list)
    if ((!found || each.weight > found.weight) && chosen.every((other) => addsTo(each, other))) found = each;
  return found;
}
