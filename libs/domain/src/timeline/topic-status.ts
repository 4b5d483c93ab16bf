import { afterEnding, type MilestoneAfter } from './after-ending.js';
import { type Ending, findEnding, withReadings } from './find-ending.js';
import { inPublishedOrder, type TimelineArticle } from './timeline-article.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YOUNG_MS = 72 * HOUR_MS;
const BUSY_MS = 48 * HOUR_MS;
/** From so many days without a report on a story is called silent. */
const SILENT_DAYS = 3;

export type TopicStatus = 'developing' | 'ongoing' | 'resolved';

export interface StatusEvidence {
  articles: readonly TimelineArticle[];
  milestones: readonly MilestoneAfter[];
  /** Status before this reading: a resolved topic reopens only for what is significant or undoes its end. */
  previous: TopicStatus | null;
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
 * alone resolves nothing; it is said.
 */
export function topicStatus(evidence: StatusEvidence, now: Date): StatusDecision {
  const articles = withReadings(inPublishedOrder(evidence.articles));
  const ending = findEnding(articles);
  if (!ending) return { ...unresolved(articles, evidence, now), proposal: null };
  const { reopened, quietSince } = afterEnding(ending, evidence.milestones, articles);
  if (reopened && ending.origins >= 2)
    return { ...goesOn(articles, evidence, reopened, now), proposal: null };
  const isQuiet = now.getTime() - quietSince.getTime() >= ending.kind.quietDays * DAY_MS;
  if (ending.origins >= 2 && !reopened && (isQuiet || evidence.previous === 'resolved'))
    return resolved(ending);
  return { ...unresolved(articles, evidence, now), proposal: proposalOf(ending) };
}

function resolved({ origins, kind, told }: Ending): StatusDecision {
  const quiet = kind.quietDays === 1 ? 'a day' : `${kind.quietDays} days`;
  const reason = `Resolved because ${origins} independent origins reported ${kind.ending}, and nothing new followed for ${quiet}.`;
  return { status: 'resolved', reason, articleIds: told.map(({ id }) => id), proposal: null };
}

type Unresolved = Omit<StatusDecision, 'proposal'>;

/** After an end that was none, or was followed by something significant. */
function goesOn(
  articles: readonly TimelineArticle[],
  evidence: StatusEvidence,
  reopened: MilestoneAfter,
  now: Date,
): Unresolved {
  const decision = unresolved(articles, evidence, now);
  if (evidence.previous !== 'resolved') return decision;
  const reason = `Reopened because something new was reported after its end: ${reopened.title}`;
  return { ...decision, reason, articleIds: [reopened.anchorArticleId] };
}

function unresolved(
  articles: readonly TimelineArticle[],
  { milestones }: StatusEvidence,
  now: Date,
): Unresolved {
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
