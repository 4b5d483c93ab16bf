import type { TopicArticle } from '#domain/timeline';
import type { MilestoneDraft } from '#domain/timeline/milestones';
import { type MilestoneRole, REPORTING_ROLES } from '#vocabulary';
import { articleMark, type PlacedArticle } from '../recorded/placed-articles.js';
import { DISTORTIONS, type Distortion, distorters } from './distortions.js';

const CASES = 400;
const LEAST_ORIGINS = 2;

/** A topic after the whole recording. */
export interface BuiltTopic {
  articles: readonly TopicArticle[];
  milestones: readonly MilestoneDraft[];
}

/** A milestone with at least two origins, and its topic. */
interface Candidate {
  topic: string;
  mark: string;
  /** The milestone's place among those of its topic. */
  round: number;
  articles: readonly TopicArticle[];
  draft: MilestoneDraft;
  /** The articles that count, in the order of the milestone. */
  counted: readonly TopicArticle[];
}

/** A milestone with one distorted headline. */
export interface Case extends Candidate {
  kind: Distortion;
  /** The report whose headline is distorted. */
  from: TopicArticle;
  title: string;
}

/**
 * 400 milestones with one distortion each, a third of each kind if there are enough; rare kinds choose first. Milestones are taken
 * in the order of their anchors' marks, one of each topic before the second of any.
 */
export function casesOf(placed: readonly PlacedArticle[], topics: readonly BuiltTopic[]): Case[] {
  const distort = distorters(placed);
  const candidates = candidatesOf(placed, topics);
  const quota = Math.ceil(CASES / DISTORTIONS.length);
  const found = new Map<Candidate, Case>();
  for (const kind of DISTORTIONS) {
    const most = Math.min(CASES, found.size + quota);
    for (const [at, candidate] of candidates.entries()) {
      if (found.size >= most) break;
      if (found.has(candidate)) continue;
      const titles = {
        at,
        titles: candidate.counted.map(({ title }) => title),
        topicTitles: candidate.articles.map(({ title }) => title),
      };
      const [first] = candidate.counted.flatMap((from) => {
        const title = distort[kind](from.title, titles);
        return title && title !== from.title ? [{ from, title }] : [];
      });
      if (first) found.set(candidate, { ...candidate, ...first, kind });
    }
  }
  return [...found.values()];
}

function candidatesOf(placed: readonly PlacedArticle[], topics: readonly BuiltTopic[]): Candidate[] {
  const marks = new Map(placed.map((article) => [article.id, articleMark(article)]));
  const candidates = topics.flatMap(({ articles, milestones }) => {
    const byId = new Map(articles.map((article) => [article.id, article]));
    const topic = marks.get(articles[0]?.id ?? 0) ?? '';
    return milestones
      .filter(({ originKeys }) => originKeys.length >= LEAST_ORIGINS)
      .map((draft) => ({
        ...{ topic, articles, draft, counted: countedOf(draft, byId) },
        mark: marks.get(draft.anchorArticleId) ?? '',
      }))
      .sort((a, b) => compare(a.mark, b.mark))
      .map((candidate, round) => ({ ...candidate, round }));
  });
  return candidates.sort((a, b) => a.round - b.round || compare(a.topic, b.topic));
}

function countedOf(draft: MilestoneDraft, byId: ReadonlyMap<number, TopicArticle>): TopicArticle[] {
  return draft.articles
    .filter(({ role }) => isCounted(role))
    .flatMap(({ articleId }) => byId.get(articleId) ?? []);
}

/** Whether an article of this role counts as an independent report. */
export function isCounted(role: MilestoneRole): boolean {
  return REPORTING_ROLES.some((each) => each === role);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
