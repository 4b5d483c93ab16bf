import { topicHotRank } from '../reading/hot-rank.js';
import type { UpdateFrequency } from '../stories/topic-stats.js';
import { estimateCompletion } from './endings/estimate-completion.js';
import type { Resolution } from './endings/resolution.js';
import { type StatusDecision, type TopicStatus, topicStatus } from './endings/topic-status.js';
import { assignDevelopments, type Developments } from './milestones/assign-developments.js';
import { draftMilestones, publishedBy } from './milestones/build-milestones.js';
import type { MilestoneDraft } from './milestones/milestone-draft.js';
import { type MilestoneChanges, reconcileMilestones } from './milestones/reconcile-milestones.js';
import {
  type ArticlePlace,
  placesOf,
  samePlace,
  type TopicArticle,
  withCopyGroups,
} from './tell-articles.js';
import { countTopic, type TopicArchive } from './topic-counts.js';
import { nameFrom, shortened, type TopicName } from './topic-name.js';

const RANKED_HOURS = 48;
const LISTED_ORIGINS = 2;
const LISTED_ARTICLES = 3;

/** A milestone as stored, as far as the next telling needs it. */
export interface MilestoneBefore {
  id: number;
  anchorArticleId: number;
  /** Publication of its anchor. */
  openedAt: Date;
  originCount: number;
  isRetracted: boolean;
  locked: boolean;
}

export interface TopicBefore {
  status: TopicStatus;
  /** An editor set the status. */
  isStatusLocked: boolean;
  /** Of a resolved topic. */
  resolution: Resolution | null;
  isListed: boolean;
  milestones: readonly MilestoneBefore[];
  archive: TopicArchive | null;
}

export interface TopicTelling {
  name: string;
  description: string;
  categoryId: number | null;
  status: StatusDecision;
  completionPercent: number;
  completionReason: string;
  articleCount: number;
  sourceCount: number;
  originCount: number;
  milestoneCount: number;
  multiSourceUpdates: number;
  updateFrequency: UpdateFrequency;
  isListed: boolean;
  firstReportedAt: Date;
  lastReportedAt: Date;
  lastMilestoneAt: Date | null;
  hotRank: number;
  /** Articles whose place changed. */
  places: Map<number, ArticlePlace>;
  milestones: MilestoneChanges;
}

/**
 * Everything that a topic's articles say about it, told afresh: copies and origins, milestones with stable ids,
 * name, counts, status. `articles` are those of its recent milestones and the new ones, at least one; what is
 * older stands in `before`. Pure, so that telling twice gives the same.
 */
export function tellTopic(
  articles: readonly TopicArticle[],
  before: TopicBefore | null,
  now: Date,
): TopicTelling {
  const told = withCopyGroups(articles);
  const developments = assignDevelopments(publishedBy(now, told));
  const drafts = draftMilestones(developments);
  const read = new Set(told.map(({ id }) => id));
  const stored = (before?.milestones ?? []).map((each) => ({
    ...each,
    articleIds: articlesOf(told, each.id),
  }));
  const [recent, archived] = [
    stored.filter((each) => isRead(each, read)),
    stored.filter((each) => !isRead(each, read)),
  ];
  const opened = [
    ...archived.map((each) => ({ openedAt: each.openedAt, origins: each.originCount })),
    ...drafts.map((each) => ({
      openedAt: each.openedAt,
      origins: each.originKeys.length,
    })),
  ];
  const counts = countTopic(told, before?.archive ?? null, opened, now);
  const status = topicStatus(
    { articles: told, milestones: drafts, resolution: before?.resolution ?? null },
    now,
  );
  const completion = estimateCompletion(drafts, status);
  const places = placesOf(told, counts.originCount, new Date(now.getTime() - RANKED_HOURS * 3_600_000));
  return {
    ...nameOf(told, developments, drafts),
    ...counts,
    categoryId: mostOften(told.map(({ categoryId }) => categoryId)),
    status,
    completionPercent: completion.percent,
    completionReason: completion.reason,
    isListed:
      (before?.isListed ?? false) ||
      counts.originCount >= LISTED_ORIGINS ||
      counts.articleCount >= LISTED_ARTICLES,
    hotRank: topicHotRank(counts.lastReportedAt, counts.originCount),
    places: changedPlaces(told, places),
    milestones: reconcileMilestones(recent, drafts),
  };
}

/** One article says the same of its topic as of its only development. */
function nameOf(
  told: readonly TopicArticle[],
  developments: Developments,
  [draft]: readonly MilestoneDraft[],
): TopicName {
  if (told.length > 1 || !draft) return nameFrom(developments);
  return { name: shortened(draft.title), description: draft.description };
}

function changedPlaces(
  told: readonly TopicArticle[],
  places: ReadonlyMap<number, ArticlePlace>,
): Map<number, ArticlePlace> {
  const changed = new Map<number, ArticlePlace>();
  for (const { id, place } of told) {
    const next = places.get(id);
    if (next && !samePlace(place, next)) changed.set(id, next);
  }
  return changed;
}

function isRead(
  milestone: { anchorArticleId: number; articleIds: number[] },
  read: ReadonlySet<number>,
): boolean {
  return read.has(milestone.anchorArticleId) || milestone.articleIds.length > 0;
}

function articlesOf(told: readonly TopicArticle[], milestoneId: number): number[] {
  return told.filter((each) => each.milestoneId === milestoneId).map(({ id }) => id);
}

/** The value that stands most often, the earliest in a tie. */
function mostOften(values: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
