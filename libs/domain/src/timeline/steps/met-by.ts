import { ENGLISH } from '#vocabulary';
import { stem } from '../../text/natural.js';
import { announceCuesOf } from '../days/announce-cues.js';
import { plusDays } from '../days/coming-days.js';
import type { MilestoneDraft } from '../milestones/milestone-draft.js';
import { dayOf } from '../read/timeline-article.js';
import { announcedActs, awaitsAct, tellsAct } from './announced-acts.js';
import { lastDay } from './announced-step.js';
import type { Mention, OpenStep } from './merge-step.js';
import type { SteppingArticle } from './stepping-article.js';
import type { TopicWords } from './topic-words.js';

/** A milestone up to so many days after the day can tell the step. */
const DAYS_AFTER = 2;
/** Beside a verb that the step announces, a report has so many of its other words. */
const BESIDE_ACT = 2;
/** The verb counts as so many words. */
const IN_HEADLINE = 3;
const IN_LEAD = 0;
/** Without the verb: share of a step's words that a report must have to tell it. */
const TOLD_FROM = 0.3;
/** So many of its own words, or one and this share of all. */
const OWN_TOLD = 2;
const TOLD_BY_ONE = 0.5;
/** So many words and this share of all are enough without any of its own. */
const LEAST_TOLD = 3;
const TOLD_BY_MAIN = 0.6;
/** Headlines about what is to come: 'Jets to fly over Orvale', 'More storms expected', 'Storm approaches'. */
const LOOKS_AHEAD =
  /\b(?:will|expected|scheduled|slated|due|set (?:to|for)|ahead of|approach(?:es|ing)|previews?|predictions?|picks|looms?|nears?)\b|^(?:\p{Lu}\S*\s){1,3}to \p{Ll}+/u;

type Acts = ReadonlyMap<Mention, ReadonlySet<string>>;

/**
 * The anchor of the milestone that tells a step: one of its day or the two days after it with a report that says that it happened
 * ('tariffs take effect') or that has many of its words and does not announce it again. The one with most of them comes first.
 */
export function metBy(
  step: OpenStep,
  drafts: readonly MilestoneDraft[],
  articles: ReadonlyMap<number, SteppingArticle>,
  words: TopicWords,
): number | null {
  if (step.calledOff) return null;
  const until = plusDays(lastDay(step), DAYS_AFTER);
  const acts = new Map(step.mentions.map((each) => [each, announcedActs(each.text)]));
  let [best, most] = [step.metAnchorId, 0];
  for (const draft of drafts) {
    const told = dayOf(draft.date);
    if (told < step.day || told > until || draft.retractedAt) continue;
    for (const { articleId, role } of draft.articles) {
      const article = articles.get(articleId);
      if (!article || role === 'comment' || role === 'expects' || !mayTell(article, step)) continue;
      const value = Math.max(valueOfSaid(article, acts), valueOfWords(article, step, acts, words));
      if (value > most) [best, most] = [draft.anchorArticleId, value];
    }
  }
  return best;
}

function mayTell({ id, title, reading, publishedAt }: SteppingArticle, step: OpenStep): boolean {
  if (dayOf(publishedAt) < step.day || publishedAt <= announcedAt(step)) return false;
  if (reading.stance === 'expects' || step.articleIds.includes(id)) return false;
  const cues = announceCuesOf(reading.language);
  if (cues && (cues.moves.test(title) || cues.callsOff.test(title))) return false;
  return !reading.steps.announced.some(({ isTitle }) => isTitle);
}

/**
 * How many words of the announcement a report has, with more for its verb, if its headline or one of its first sentences says that
 * what was announced happens or happened; 0 if none does.
 */
function valueOfSaid({ title, reading }: SteppingArticle, acts: Acts): number {
  if (reading.language !== ENGLISH) return 0;
  const headline = reading.terms.slice(0, reading.titleTerms);
  const texts = [
    { text: title, terms: reading.opening[0]?.terms ?? [], verb: IN_HEADLINE },
    ...reading.opening.map((each) => ({ ...each, verb: IN_LEAD })),
  ];
  let most = 0;
  for (const { text, terms, verb } of texts) {
    const said = stemsOf([...headline, ...terms], reading.language);
    for (const [{ stems }, verbs] of acts) {
      const others = [...stems].filter((each) => !verbs.has(each));
      const shared = others.filter((each) => said.has(each)).length;
      if (shared + verb > most && shared >= Math.min(BESIDE_ACT, others.length) && tellsAct(text, verbs))
        most = shared + verb;
    }
  }
  return most;
}

/** How many of the step's words a report has, if they are many and its headline has some of its own; otherwise 0. */
function valueOfWords(
  { title, reading }: SteppingArticle,
  step: OpenStep,
  acts: Acts,
  words: TopicWords,
): number {
  if (LOOKS_AHEAD.test(title) || [...acts.values()].some((verbs) => awaitsAct(title, verbs))) return 0;
  const said = stemsOf(reading.terms, reading.language);
  const headline = stemsOf(reading.terms.slice(0, reading.titleTerms), reading.language);
  const shared = [...step.stems].filter((each) => said.has(each));
  const own = shared.filter((each) => !words.isMain(each));
  if (shared.length >= Math.max(LEAST_TOLD, step.stems.size * TOLD_BY_MAIN)) return shared.length;
  if (shared.length < step.stems.size * TOLD_FROM || !own.some((each) => headline.has(each))) return 0;
  const isTold = own.length >= OWN_TOLD || shared.length >= step.stems.size * TOLD_BY_ONE;
  return isTold ? shared.length : 0;
}

function announcedAt(step: OpenStep): Date {
  return step.mentions[0]?.publishedAt ?? new Date(0);
}

function stemsOf(terms: readonly string[], language: string): Set<string> {
  return new Set(terms.map((term) => stem(language, term)));
}
