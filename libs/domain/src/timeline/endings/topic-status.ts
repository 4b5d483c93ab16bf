import type { TopicStatus } from '#vocabulary';
import { inPublishedOrder } from '../../stories/origins/published-order.js';
import type { TimelineArticle } from '../read/timeline-article.js';
import { afterEnding, type MilestoneAfter } from './after-ending.js';
import { type Ending, findEnding, type ReadArticle, withReadings } from './find-ending.js';
import { endBefore, type Resolution } from './resolution.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YOUNG_MS = 72 * HOUR_MS;
const BUSY_MS = 48 * HOUR_MS;
/** From so many days without a report on a story is called silent. */
const SILENT_DAYS = 3;
/** An end is sure when so many independent origins tell it. */
const SURE_ORIGINS = 2;

export interface StatusEvidence {
  articles: readonly TimelineArticle[];
  milestones: readonly MilestoneAfter[];
  /** How it was resolved before this reading, null where it was not: it reopens only for what is significant or undoes its end. */
  resolution: Resolution | null;
}

export interface StatusDecision {
  status: TopicStatus;
  /** One sentence for readers: 'Resolved because …'. */
  reason: string;
  articleIds: number[];
  /** An end that does not (yet) count: told by one origin, or not followed by silence. For the editors' queue. */
  proposal: { kind: string; reason: string; articleIds: number[]; origins: number } | null;
}

/**
 * Decisions 31 to 33: developing while milestones keep arriving, resolved when an end that fits the story's kind
 * is told by two independent origins and nothing new came for the kind's usual silence, ongoing otherwise. Silence
 * alone resolves nothing; it is said. What is resolved stays so, even where its articles would tell the end no more.
 */
export function topicStatus(evidence: StatusEvidence, now: Date): StatusDecision {
  const articles = withReadings(inPublishedOrder(evidence.articles));
  const ending = findEnding(articles);
  if (ending && ending.origins >= SURE_ORIGINS) return afterSureEnd(ending, articles, evidence, now);
  const kept = evidence.resolution && keptResolution(evidence.resolution, articles, evidence, now);
  return kept ?? { ...unresolved(articles, evidence, now), proposal: ending && proposalOf(ending) };
}

function afterSureEnd(
  ending: Ending,
  articles: readonly ReadArticle[],
  evidence: StatusEvidence,
  now: Date,
): StatusDecision {
  const end = { settledAt: ending.settledAt, kinds: [ending.kind.kind] };
  const { reopened, quietSince } = afterEnding(end, evidence.milestones, articles);
  if (reopened) return goesOn(articles, evidence, reopened, now);
  const isQuiet = now.getTime() - quietSince.getTime() >= ending.kind.quietDays * DAY_MS;
  if (isQuiet || evidence.resolution) return resolved(ending);
  return { ...unresolved(articles, evidence, now), proposal: proposalOf(ending) };
}

/** Of a resolved topic whose articles of today would tell no sure end any more; null where the end was another story's. */
function keptResolution(
  resolution: Resolution,
  articles: readonly ReadArticle[],
  evidence: StatusEvidence,
  now: Date,
): StatusDecision | null {
  const end = endBefore(resolution, articles);
  if (!end) return null;
  const { reopened } = afterEnding(end, evidence.milestones, articles);
  if (reopened) return goesOn(articles, evidence, reopened, now);
  const { reason, articleIds } = resolution;
  return { status: 'resolved', reason, articleIds: [...articleIds], proposal: null };
}

function resolved({ origins, kind, told }: Ending): StatusDecision {
  const quiet = kind.quietDays === 1 ? 'a day' : `${kind.quietDays} days`;
  const reason = `Resolved because ${origins} independent origins reported ${kind.ending}, and nothing new followed for ${quiet}.`;
  return { status: 'resolved', reason, articleIds: told.map(({ id }) => id), proposal: null };
}

/** After an end that was none, or was followed by something significant. */
function goesOn(
  articles: readonly TimelineArticle[],
  evidence: StatusEvidence,
  reopened: MilestoneAfter,
  now: Date,
): StatusDecision {
  const decision = { ...unresolved(articles, evidence, now), proposal: null };
  if (!evidence.resolution) return decision;
  const reason = `Reopened because something new was reported after its end: ${reopened.title}`;
  return { ...decision, reason, articleIds: [reopened.anchorArticleId] };
}

function unresolved(
  articles: readonly TimelineArticle[],
  { milestones }: StatusEvidence,
  now: Date,
): Omit<StatusDecision, 'proposal'> {
  const recent = milestones.filter(({ openedAt }) => now.getTime() - openedAt.getTime() <= BUSY_MS);
  if (recent.length >= 2) {
    const articleIds = recent.map(({ anchorArticleId }) => anchorArticleId);
    return { status: 'developing', reason: `${recent.length} new milestones in 48 hours.`, articleIds };
  }
  const first = articles[0]?.publishedAt.getTime() ?? now.getTime();
  const origins = new Set(articles.map(({ originKey }) => originKey)).size;
  if (now.getTime() - first < YOUNG_MS && origins >= 2) {
    const reason = `Began less than 72 hours ago and is told by ${origins} independent origins.`;
    return { status: 'developing', reason, articleIds: articles.slice(0, 1).map(({ id }) => id) };
  }
  return { status: 'ongoing', ...silence(articles.at(-1), now) };
}

/** Silence is no resolution (decision 33): since when, and who reported last. */
function silence(
  last: TimelineArticle | undefined,
  now: Date,
): Pick<StatusDecision, 'reason' | 'articleIds'> {
  const days = last ? Math.floor((now.getTime() - last.publishedAt.getTime()) / DAY_MS) : 0;
  if (!last || days < SILENT_DAYS)
    return { reason: 'No end was reported, and fewer than two milestones came in 48 hours.', articleIds: [] };
  return { reason: `No reporting for ${days} days, last by ${last.sourceName}.`, articleIds: [last.id] };
}

function proposalOf(ending: Ending): StatusDecision['proposal'] {
  const origins = ending.origins === 1 ? 'One origin' : `${ending.origins} independent origins`;
  return {
    kind: ending.kind.kind,
    reason: `${origins} reported ${ending.kind.ending}.`,
    articleIds: ending.told.map(({ id }) => id),
    origins: ending.origins,
  };
}
