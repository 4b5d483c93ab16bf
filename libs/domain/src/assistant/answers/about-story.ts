import { dayOf } from '../../timeline/read/timeline-article.js';
import type { AskedMilestone, AskedStory } from '../asked-story.js';
import { type Passage, rankPassages } from '../passages/index.js';
import type { Question } from '../question/read-question.js';
import type { WordWeights } from '../words/word-weights.js';
import { openingOf, passageWith, saysMore } from './choose.js';
import { type DraftAnswer, quote, SILENT, told, words } from './write-answer.js';

const MOST_CHANGES = 5;
const MOST_ENDS = 3;
const MOST_NEXT = 3;
const MOST_STATE = 3;
const DAY_MS = 86_400_000;
/** Without a day, 'what is new' means the last days of reporting. */
const RECENT_DAYS = 2;

export interface StoryContext {
  story: AskedStory;
  passages: readonly Passage[];
  weights: WordWeights;
}

/** Where the story stands, and its newest significant developments. */
export function answerState({ story, passages }: StoryContext): DraftAnswer {
  const stands = passageWith(passages, story.standsText, story.standsArticleIds);
  const openings = byNewest(story.milestones).flatMap(
    ({ anchorArticleId }) => openingOf(passages, anchorArticleId) ?? [],
  );
  const chosen: Passage[] = stands ? [stands] : [];
  for (const each of openings) {
    if (chosen.length >= MOST_STATE) break;
    if (saysMore(each, chosen)) chosen.push(each);
  }
  return chosen.length === 0 ? SILENT : told(...chosen.map(quote));
}

/** The developments since a day, earliest first; significant ones take the place of others. */
export function answerChanges({ story, passages }: StoryContext, { since }: Question): DraftAnswer {
  const from = since ?? recentDay(story);
  const opened = story.milestones.filter((each) => dayOf(each.openedAt) >= from && !each.isWithdrawn);
  const kept = opened
    .toSorted((a, b) => Number(b.isSignificant) - Number(a.isSignificant) || b.originCount - a.originCount)
    .slice(0, MOST_CHANGES)
    .toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime());
  const openings = kept.flatMap(({ anchorArticleId }) => openingOf(passages, anchorArticleId) ?? []);
  if (openings.length === 0) return told(words('nothingChanged'));
  return told(words('changed'), ...openings.map(quote));
}

/** Why the story counts as resolved, or where it stands. */
export function answerEnding(context: StoryContext): DraftAnswer {
  const { story, passages } = context;
  if (!story.isResolved || story.endingArticleIds.length === 0) {
    const { sentences } = answerState(context);
    return told(words('notEnded'), ...sentences.slice(0, 1));
  }
  const chosen: Passage[] = [];
  const stated = passageWith(passages, story.endingText, story.endingArticleIds);
  for (const each of [stated, ...story.endingArticleIds.map((id) => openingOf(passages, id))])
    if (each && chosen.length < MOST_ENDS && saysMore(each, chosen)) chosen.push(each);
  return chosen.length === 0 ? SILENT : told(words('ended'), ...chosen.map(quote));
}

/** What articles announce; steps that the question names come first. */
export function answerNext({ story, passages, weights }: StoryContext, question: Question): DraftAnswer {
  const announced = story.next.flatMap(
    ({ text, articleId }) => passageWith(passages, text, [articleId]) ?? [],
  );
  const named = new Map(
    rankPassages(
      { ...question, wanted: 'any' },
      { passages: announced, weights, withdrawn: new Set(), significant: new Set() },
    ).map(({ passage, score }) => [passage, score]),
  );
  const chosen: Passage[] = [];
  for (const each of announced.toSorted((a, b) => (named.get(b) ?? 0) - (named.get(a) ?? 0)))
    if (chosen.length < MOST_NEXT && saysMore(each, chosen)) chosen.push(each);
  if (chosen.length === 0) return told(words('nothingAnnounced'));
  return told(words('announced'), ...chosen.map(quote));
}

function byNewest(milestones: readonly AskedMilestone[]): AskedMilestone[] {
  return milestones
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .toSorted(
      (a, b) =>
        Number(b.isSignificant) - Number(a.isSignificant) || b.openedAt.getTime() - a.openedAt.getTime(),
    );
}

function recentDay({ articles }: AskedStory): string {
  const newest = Math.max(...articles.map(({ publishedAt }) => publishedAt.getTime()));
  return dayOf(new Date(newest - RECENT_DAYS * DAY_MS));
}
