import { type ClaimingArticle, conflictingClaims } from '../claims/conflicting-claims.js';
import type { TermSpace } from '../dates/term-space.js';
import { dayOf, type TimelineArticle } from '../read/timeline-article.js';
import { assignDevelopments } from './assign-developments.js';
import { confirmMilestone } from './confirm-milestone.js';
import { describe, mostRepresentative, quotesOf, titleOf } from './describe-milestone.js';
import type { Development, Developments } from './development.js';
import { happenedOn } from './happened-on.js';
import type { MilestoneDraft } from './milestone-draft.js';
import { impactValue, shownImpact, significance } from './news/impact-value.js';
import { newsEvidence, newsValue } from './news/news-value.js';
import type { StoryWords } from './news/story-words.js';

const SIGNIFICANT_FROM = 7;
const DESCRIPTION_SENTENCES = 2;
const TITLES_READ = 30;
/** A number that contradicts the others is shown beside them. */
const STATING: ReadonlySet<string> = new Set(['own', 'contradicts']);

/**
 * A topic's developments, earliest first. Every article belongs to exactly one. The order of the input does not matter, and
 * the same articles always give the same milestones. Articles dated after `now` count as published at `now`.
 */
export function buildMilestones(articles: readonly TimelineArticle[], now: Date): MilestoneDraft[] {
  return draftMilestones(assignDevelopments(publishedBy(now, articles)));
}

/** Replaces publication times after `now` with `now`. */
export function publishedBy<T extends { publishedAt: Date }>(now: Date, articles: readonly T[]): T[] {
  return articles.map((each) => (each.publishedAt > now ? { ...each, publishedAt: now } : each));
}

export function draftMilestones({ list, space, words }: Developments): MilestoneDraft[] {
  let timelineUpTo = '';
  const claimed: ClaimingArticle[] = [];
  return list.map((development) => {
    const happened = happenedOn(development.placed, timelineUpTo);
    const own = claimsOf(development);
    const milestone = {
      ...draft(development, { space, words, opensTopic: timelineUpTo === '' }),
      ...happened,
      claims: own.length === 0 ? [] : conflictingClaims(own, claimed),
    };
    claimed.push(...own);
    if (dayOf(happened.date) > timelineUpTo) timelineUpTo = dayOf(happened.date);
    return milestone;
  });
}

function draft(
  development: Development,
  { space, words: story, opensTopic }: { space: TermSpace; words: StoryWords; opensTopic: boolean },
): Omit<MilestoneDraft, 'date' | 'dateFrom' | 'claims'> {
  const { placed, words } = development;
  const articles = mostRepresentative(placed, words, space);
  const title = titleOf(articles);
  const confirmation = confirmMilestone(placed);
  const reports = placed.filter(({ voice }) => voice === 'own');
  const sample = reports.slice(0, TITLES_READ);
  const impact = impactValue({
    isDecisive: sample.filter(({ reading }) => reading.isDecisive).length * 3 >= Math.max(1, sample.length),
    isClosing: sample.some(({ reading }) => reading.isClosing),
    origins: confirmation.originKeys.length,
    reports: reports.length,
    opensTopic,
  });
  const news = newsValue(newsEvidence(development, title, confirmation.originKeys.length, story));
  const shown = shownImpact(impact, news);
  return {
    anchorArticleId: placed[0]?.article.id ?? 0,
    openedAt: placed[0]?.article.publishedAt ?? new Date(0),
    title,
    description: describe(articles, title, DESCRIPTION_SENTENCES),
    ...confirmation,
    quotes: quotesOf(articles),
    imageUrl: articles.find(({ article }) => article.imageUrl)?.article.imageUrl ?? null,
    weight: { impact, news },
    impactValue: shown,
    isSignificant: shown >= SIGNIFICANT_FROM,
    significance: significance(shown),
  };
}

function claimsOf({ placed }: Development): ClaimingArticle[] {
  return placed
    .filter(({ voice, reading }) => STATING.has(voice) && reading.claims.length > 0)
    .map(({ article, reading }) => ({
      articleId: article.id,
      originKey: article.originKey,
      at: article.publishedAt,
      claims: reading.claims,
    }));
}
