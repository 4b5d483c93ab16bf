import { ENGLISH } from '#vocabulary';
import { terms } from '../../text/terms.js';
import type { Development, PlacedArticle } from '../milestones/development.js';
import { OriginWords } from './agreement.js';
import { type CurrentNumbers, isOutdated } from './current-numbers.js';
import { hasMainVerb } from './finite-verb.js';
import { isPlainSentence } from './plain-sentence.js';
import { hasToll, isAhead, isChanging, isPerfect, namesItsSubject, saysLittle } from './sentence-signs.js';
import { centrality, type StoryWords } from './story-words.js';

const SAME_WORDS = 0.5;
const LONG = 220;
/** A person who is not introduced. */
const SURNAME =
  /\b(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}|^\p{Lu}[\p{Ll}-]+ (?:said|says|told|was|is|has|had|admitted)\b/u;
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

/** A sentence of an article, verbatim. */
export interface CitedSentence {
  text: string;
  articleId: number;
}

interface Candidate extends CitedSentence {
  publishedAt: number;
  terms: readonly string[];
  weight: number;
}

interface DescribedStory {
  /** The developments of the story, in order. */
  list: readonly Development[];
  /** The index of the development that says where it stands; null if none does. */
  latest: number | null;
  /** The words of its headline. */
  latestTitle: string;
  label: string | null;
  words: StoryWords;
  numbers: CurrentNumbers;
  /** A sentence that says what comes next, if one is known. */
  next?: CitedSentence | null;
}

/**
 * What the story is, what happened last and what is next, in one sentence each: at most three. A sentence is chosen only if
 * other origins bear it out. Empty without a clean sentence.
 */
export function describeStory(story: DescribedStory): CitedSentence[] {
  const strict = sentencesAbove(STRICT, story);
  const lenient = () =>
    [LENIENT, LAST].map((bar) => sentencesAbove(bar, story)).find(({ length }) => length > 0);
  const sentences = strict.length > 0 ? strict : (lenient()?.slice(-1) ?? []);
  return story.next ? [...sentences, story.next] : sentences;
}

/** What the story is and what happened last. */
function sentencesAbove(bar: Bar, story: DescribedStory): CitedSentence[] {
  const found: Candidate[] = [];
  const latest = best(latestCandidates(story, bar), found);
  if (latest) found.push(latest);
  const what = best(earlierCandidates(story, bar), found);
  if (what) found.push(what);
  return found
    .sort((a, b) => a.publishedAt - b.publishedAt)
    .map(({ text, articleId }) => ({ text, articleId }));
}

/** Sentences of the development that says where the story stands, in the words that most origins use and of its headline. */
function latestCandidates(story: DescribedStory, bar: Bar): Candidate[] {
  const development = story.latest === null ? undefined : story.list[story.latest];
  if (!development) return [];
  const wanted = new Set(terms(story.latestTitle));
  const { openedAt, lastReportAt } = development;
  return candidates(development, story, bar, bar.supported).map(({ shared, central, ...each }) => {
    const found = shareOf(wanted, each.terms);
    const open = isAhead(each.text) ? 0.5 : isChanging(each.text) || isPerfect(each.text) ? 0.9 : 1;
    const late = 0.9 + (0.1 * (each.publishedAt - openedAt)) / Math.max(1, lastReportAt - openedAt);
    return { ...each, weight: each.weight * open * late * (0.3 + central + found + shared) };
  });
}

/** Sentences that say what the story is: of developments that many origins report, if they are still true. */
function earlierCandidates(story: DescribedStory, bar: Bar): Candidate[] {
  const counted = story.list.map(({ placed }) => new OriginWords(placed).origins);
  const most = Math.max(1, ...counted);
  const latest = story.latest === null ? null : (story.list[story.latest] ?? null);
  return story.list.flatMap((development, at) => {
    const isPast = latest !== null && development.lastReportAt < latest.lastReportAt;
    const weighed = 0.5 + (0.5 * (counted[at] ?? 0)) / most;
    return candidates(development, story, bar, bar.supportedEarlier)
      .filter(({ text }) => (bar.ahead || !isAhead(text)) && !(isPast && (isChanging(text) || hasToll(text))))
      .map(({ shared, central, ...each }) => {
        const overtaken = isPast && isPerfect(each.text) ? 0.8 : 1;
        return { ...each, weight: each.weight * overtaken * weighed * (central + 2 * shared) };
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
  return placed.filter(isReport).flatMap(({ article, reading }) =>
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

function standsAlone(text: string, language: string, bar: Bar): boolean {
  if (!isPlainSentence(text, bar) || saysLittle(text)) return false;
  return language !== ENGLISH || (hasMainVerb(text) && namesItsSubject(text));
}

/** The first sentence of a report is preferred, a short one, and one that introduces its people. */
function styleOf(text: string, at: number): number {
  return (at === 0 ? 1 : 0.75) * (text.length > LONG ? 0.8 : 1) * (SURNAME.test(text) ? 0.7 : 1);
}

function shareOf(wanted: ReadonlySet<string>, had: readonly string[]): number {
  return had.filter((term) => wanted.has(term)).length / Math.max(1, wanted.size);
}

function isReport({ voice, reading }: PlacedArticle): boolean {
  return voice === 'own' && reading.stance === 'report';
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
