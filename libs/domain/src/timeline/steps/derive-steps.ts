import { ENGLISH } from '#vocabulary';
import { stem } from '../../text/natural.js';
import type { MilestoneDraft } from '../milestones/milestone-draft.js';
import { dayOf } from '../read/timeline-article.js';
import { type AnnouncedStep, lastDay } from './announced-step.js';
import { type Mention, mergeMention, type OpenStep, stepFrom } from './merge-step.js';
import { metBy } from './met-by.js';
import type { SteppingArticle } from './stepping-article.js';
import { type StoredStep, storedMention } from './stored-step.js';
import { TopicWords } from './topic-words.js';

const MAX_STEPS = 40;
/** Share of words with which a sentence without the step's own words takes it back. */
const OFF_SHARE = 0.7;

/**
 * The steps that a topic's articles announce, soonest first. Sentences about the same step on the same day are one; a newer sentence
 * with another day moves it; a sentence that takes it back calls it off; a milestone near the day that tells it meets it.
 * `stored` are steps of older articles that are not given. At most 40, those with the latest days.
 */
export function deriveSteps(
  articles: readonly SteppingArticle[],
  drafts: readonly MilestoneDraft[],
  stored: readonly StoredStep[] = [],
): AnnouncedStep[] {
  const language = articles[0]?.reading.language ?? ENGLISH;
  const words = new TopicWords(articles, language);
  const steps: OpenStep[] = [];
  for (const each of stored) steps.push(stepFrom(storedMention(each, language), each));
  for (const article of articles) {
    for (const mention of mentionsOf(article, words)) mergeMention(steps, mention, words);
    callOff(steps, article, words);
  }
  const readings = new Map(articles.map((each) => [each.id, each]));
  const kept = withoutDoubles(steps.sort((a, b) => (a.day < b.day ? -1 : 1))).slice(-MAX_STEPS);
  return kept.map((step) => step.finish(metBy(step, drafts, readings, words)));
}

/** An article announces one step for a day. Two of them can meet there if one is moved. */
function withoutDoubles(steps: readonly OpenStep[]): OpenStep[] {
  const keys = new Set<string>();
  return steps.filter((step) => {
    const key = `${step.mentions[0]?.articleId} ${step.day}`;
    return !keys.has(key) && keys.add(key);
  });
}

/** Comment and digests announce side matters; so do sentences without the topic's main words. */
function mentionsOf(article: SteppingArticle, words: TopicWords): Mention[] {
  const { reading } = article;
  if (reading.stance === 'comment' || reading.steps.announced.length === 0) return [];
  const title = reading.terms.slice(0, reading.titleTerms);
  return reading.steps.announced
    .filter(({ terms }) => words.belongs(terms, title))
    .map((each) => ({
      ...each,
      stems: stemsOf(each.terms, reading.language),
      articleId: article.id,
      originKey: article.originKey,
      publishedAt: article.publishedAt,
    }));
}

function callOff(steps: readonly OpenStep[], article: SteppingArticle, words: TopicWords): void {
  if (article.reading.stance === 'comment') return;
  for (const { text, terms } of article.reading.steps.calledOff) {
    const stems = stemsOf(terms, article.reading.language);
    const published = dayOf(article.publishedAt);
    const step = steps.find((each) => lastDay(each) >= published && takesBack(each.stems, stems, words));
    if (step) step.calledOff = { articleId: article.id, text };
  }
}

function takesBack(step: ReadonlySet<string>, sentence: ReadonlySet<string>, words: TopicWords): boolean {
  return words.sameMatter(step, sentence) || words.sameMatter(step, sentence, OFF_SHARE, 0);
}

function stemsOf(terms: readonly string[], language: string): Set<string> {
  return new Set(terms.map((term) => stem(language, term)));
}
