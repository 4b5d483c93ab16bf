import type { TopicStatus, UpdateFrequency } from '#vocabulary';
import { estimateCompletion } from './endings/estimate-completion.js';
import type { Resolution } from './endings/resolution.js';
import { type StatusDecision, topicStatus } from './endings/topic-status.js';
import { leadReport } from './front/lead-report.js';
import { drafted, rankStory } from './front/rank-story.js';
import { assignDevelopments } from './milestones/assign-developments.js';
import { draftMilestones, publishedBy } from './milestones/build-milestones.js';
import type { Developments } from './milestones/development.js';
import type { MilestoneDraft } from './milestones/milestone-draft.js';
import { asNews } from './milestones/news/impact-value.js';
import { type MilestoneChanges, reconcileMilestones } from './milestones/reconcile-milestones.js';
import { mostOften } from './most-often.js';
import { type NamingContext, nameStory, type StoryNames } from './naming/name-story.js';
import { placeOfStory } from './places/index.js';
import { dayOf, type TimelineArticle } from './read/timeline-article.js';
import {
  type ArticlePlace,
  placesOf,
  samePlace,
  type TopicArticle,
  withCopyGroups,
} from './rebuild-articles.js';
import { asStored, settledIds } from './settled-milestones.js';
import { type AnnouncedStep, deriveSteps, type StoredStep } from './steps/index.js';
import { countTopic, type TopicArchive } from './topic-counts.js';

const RANKED_HOURS = 48;
const LISTED_ORIGINS = 2;
const LISTED_ARTICLES = 3;

/** The fields of a stored milestone that a rebuild needs. */
export interface MilestoneBefore {
  id: number;
  anchorArticleId: number;
  /** Publication of its anchor. */
  openedAt: Date;
  originCount: number;
  isRetracted: boolean;
  locked: boolean;
  /** An editor decided when it was retracted (null: it is not). */
  retraction?: { at: Date | null };
}

export interface TopicBefore {
  status: TopicStatus;
  /** An editor set the status. */
  isStatusLocked: boolean;
  /** Null unless the topic is resolved. */
  resolution: Resolution | null;
  isListed: boolean;
  /** Its lasting label; null if it has none. */
  label: string | null;
  milestones: readonly MilestoneBefore[];
  archive: TopicArchive | null;
  /** Steps that articles announced; needed only if some of its articles are not given. */
  steps?: readonly StoredStep[];
}

export interface RebuiltTopic extends StoryNames {
  categoryId: number | null;
  /** A country (ISO 3166-1), or the world. */
  place: string;
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
  /** Milestones that stay as they are, with what their newest articles tell. */
  settled: [number, MilestoneDraft][];
  steps: AnnouncedStep[];
}

/**
 * Derives a topic from its articles: copies and origins, milestones with stable ids, name, counts, status. `given` are the
 * articles of its recent milestones and the new ones, and of a large topic the newest of older (settled) milestones; at least one.
 * Older data is in `before`. Idempotent.
 */
export function rebuildTopic(
  given: readonly TopicArticle[],
  before: TopicBefore | null,
  now: Date,
): RebuiltTopic {
  const articles = withCopyGroups(given);
  const developments = assignDevelopments(publishedBy(now, articles));
  const settled = settledIds(developments);
  const isOwn = (_: unknown, at: number) => settled[at] === null;
  const stored = asStored(draftMilestones(developments), settled, before?.milestones ?? []);
  const drafts = asEdited(stored, before);
  const own = articles.filter(({ settledIn }) => settledIn == null);
  const { recent, archived } = storedMilestones(before, own);
  const opened = [
    ...archived.map((each) => ({ openedAt: each.openedAt, origins: each.originCount })),
    ...drafts.filter(isOwn).map((each) => ({ openedAt: each.openedAt, origins: each.originKeys.length })),
  ];
  const counts = countTopic(articles, before?.archive ?? null, opened, now);
  const status = topicStatus({ articles, milestones: drafts, resolution: before?.resolution ?? null }, now);
  const completion = estimateCompletion(drafts, status, articles[0]?.reading?.language);
  const front = { ...frontOf(articles, developments, drafts), originCount: counts.originCount };
  const rankedSince = new Date(now.getTime() - RANKED_HOURS * 3_600_000);
  const steps = deriveSteps(articles, drafts, archivedSteps(before, articles));
  const named = namedTopic(developments, drafts, {
    label: before?.label ?? null,
    closing: status.status === 'resolved' ? status.articleIds : [],
    ...{ steps, today: dayOf(now) },
  });
  const places = placesOf(publishedBy(now, articles), { ...front, rankedSince });
  return {
    ...named.names,
    ...counts,
    categoryId: mostOften(articles.map(({ categoryId }) => categoryId)),
    place: placeOfStory(articles),
    status,
    completionPercent: completion.percent,
    completionReason: completion.reason,
    isListed: isListed(before, counts),
    hotRank: front.hotRank,
    places: changedPlaces(articles, places),
    milestones: reconcileMilestones(recent, named.drafts.filter(isOwn), pinnedOf(own)),
    settled: named.drafts.flatMap((draft, at): [number, MilestoneDraft][] => {
      const id = settled[at] ?? null;
      return id === null ? [] : [[id, draft]];
    }),
    steps,
  };
}

/** What an editor said of retractions holds for the story's words too. */
function asEdited(drafts: MilestoneDraft[], before: TopicBefore | null): MilestoneDraft[] {
  const decided = new Map(
    (before?.milestones ?? []).flatMap(({ anchorArticleId, retraction }) =>
      retraction ? [[anchorArticleId, retraction.at] as const] : [],
    ),
  );
  if (decided.size === 0) return drafts;
  return drafts.map((draft) => {
    const retractedAt = decided.get(draft.anchorArticleId);
    return retractedAt === undefined ? draft : { ...draft, retractedAt };
  });
}

/** The milestones of articles that an editor put there. */
function pinnedOf(articles: readonly TopicArticle[]): Map<number, number> {
  return new Map(articles.flatMap(({ id, pinnedTo }) => (pinnedTo == null ? [] : [[id, pinnedTo] as const])));
}

/**
 * The topic's words. The milestone that names it gets its name as the title. Neither that one nor the one that says where it
 * stands is among the smaller updates.
 */
function namedTopic(
  developments: Developments,
  drafts: readonly MilestoneDraft[],
  context: NamingContext,
): { names: StoryNames; drafts: readonly MilestoneDraft[] } {
  const { named, ...names } = nameStory(developments, drafts, context);
  const { name, stands } = names;
  const titled = drafts.map((draft) => {
    if (draft === named) return asNews({ ...draft, title: name });
    return draft === stands?.draft ? asNews(draft) : draft;
  });
  const standing = stands && titled[drafts.indexOf(stands.draft)];
  return { names: { ...names, stands: standing ? { ...stands, draft: standing } : null }, drafts: titled };
}

/** The topic's rank, and the article that stands for it in lists. */
function frontOf(
  articles: readonly TimelineArticle[],
  developments: Developments,
  drafts: readonly MilestoneDraft[],
): { hotRank: number; leadId: number | null } {
  const cards = new Set(articles.filter(({ id, copyGroup }) => id === copyGroup).map(({ id }) => id));
  const told = drafted(developments, drafts);
  return {
    hotRank: rankStory(told),
    leadId: leadReport(told, developments.list, developments.space, cards),
  };
}

/** The stored milestones with their articles in this rebuild. Milestones without any are archived. */
function storedMilestones(before: TopicBefore | null, articles: readonly TopicArticle[]) {
  const read = new Set(articles.map(({ id }) => id));
  const stored = (before?.milestones ?? []).map((each) => ({
    ...each,
    articleIds: articlesOf(articles, each.id),
  }));
  return {
    recent: stored.filter((each) => isRead(each, read)),
    archived: stored.filter((each) => !isRead(each, read)),
  };
}

/** The stored steps whose first article is not read again. */
function archivedSteps(before: TopicBefore | null, articles: readonly TopicArticle[]): StoredStep[] {
  const read = new Set(articles.map(({ id }) => id));
  return (before?.steps ?? []).filter(({ anchorArticleId }) => !read.has(anchorArticleId));
}

function isListed(
  before: TopicBefore | null,
  { originCount, articleCount }: { originCount: number; articleCount: number },
): boolean {
  return (before?.isListed ?? false) || originCount >= LISTED_ORIGINS || articleCount >= LISTED_ARTICLES;
}

function changedPlaces(
  articles: readonly TopicArticle[],
  places: ReadonlyMap<number, ArticlePlace>,
): Map<number, ArticlePlace> {
  const changed = new Map<number, ArticlePlace>();
  for (const { id, place } of articles) {
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

function articlesOf(articles: readonly TopicArticle[], milestoneId: number): number[] {
  return articles.filter((each) => each.milestoneId === milestoneId).map(({ id }) => id);
}
