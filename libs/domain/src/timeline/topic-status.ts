import { CLOSURE_KINDS, type ClosureKind } from './closure-cues.js';
import type { MilestoneDraft } from './milestone-draft.js';
import { readArticle } from './read-article.js';
import { inPublishedOrder, type TimelineArticle } from './timeline-article.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YOUNG_MS = 72 * HOUR_MS;
const BUSY_MS = 48 * HOUR_MS;
const FITTING_SHARE = 0.25;
/** Reports of the end itself go on for a day; what comes later is news after the end. */
const ENDING_MS = DAY_MS;
const SAME_END_MS = 3 * DAY_MS;

export type TopicStatus = 'developing' | 'ongoing' | 'resolved';

export interface StatusEvidence {
  articles: readonly TimelineArticle[];
  milestones: readonly Pick<MilestoneDraft, 'anchorArticleId' | 'openedAt' | 'isSignificant'>[];
  /** Status before this reading: a resolved topic reopens only for a new significant milestone. */
  previous: TopicStatus | null;
}

export interface StatusDecision {
  status: TopicStatus;
  /** One sentence for readers: 'Resolved because …'. */
  reason: string;
  articleIds: number[];
  /** An end told by one origin only: for the editors' queue. */
  proposal: { kind: string; reason: string; articleIds: number[]; origins: number } | null;
}

interface Ending {
  kind: ClosureKind;
  told: TimelineArticle[];
  origins: number;
  /** When the second origin told it. */
  settledAt: number;
}

/**
 * Decisions 31 and 32: developing while milestones keep arriving, resolved when a closure cue that fits the
 * story's kind is told by two independent origins and the kind's usual silence followed, ongoing otherwise.
 */
export function topicStatus(evidence: StatusEvidence, now: Date): StatusDecision {
  const articles = inPublishedOrder(evidence.articles);
  const ending = findEnding(articles);
  if (ending && ending.origins >= 2 && isOver(ending, articles, evidence, now)) {
    const origins = `${ending.origins} independent origins`;
    const reason = `Resolved because ${origins} reported ${ending.kind.ending}, and nothing new followed for ${ending.kind.quietDays} days.`;
    return { status: 'resolved', reason, articleIds: ending.told.map(({ id }) => id), proposal: null };
  }
  return { ...unresolved(articles, evidence, now), proposal: proposalOf(ending) };
}

function unresolved(
  articles: TimelineArticle[],
  { milestones }: StatusEvidence,
  now: Date,
): Omit<StatusDecision, 'proposal'> {
  const recent = milestones.filter(({ openedAt }) => now.getTime() - openedAt.getTime() <= BUSY_MS);
  const recentIds = recent.map(({ anchorArticleId }) => anchorArticleId);
  if (recent.length >= 2) {
    return {
      status: 'developing',
      reason: `${recent.length} new milestones in 48 hours.`,
      articleIds: recentIds,
    };
  }
  const first = articles[0]?.publishedAt.getTime() ?? now.getTime();
  const origins = new Set(articles.map(({ originKey }) => originKey)).size;
  if (now.getTime() - first < YOUNG_MS && origins >= 2) {
    const reason = `Began less than 72 hours ago and is told by ${origins} independent origins.`;
    return { status: 'developing', reason, articleIds: articles.slice(0, 1).map(({ id }) => id) };
  }
  return {
    status: 'ongoing',
    reason: 'No end was reported, and fewer than two milestones came in 48 hours.',
    articleIds: [],
  };
}

/** The kind of ending that most origins tell, if the topic's titles fit that kind. */
function findEnding(articles: TimelineArticle[]): Ending | null {
  const readings = articles.map((article) => article.reading ?? readArticle(article));
  let best: Ending | null = null;
  for (const kind of CLOSURE_KINDS) {
    const told = articles.filter((_, index) => readings[index]?.ends.includes(kind.kind));
    if (told.length === 0) continue;
    const fitting = readings.filter(({ kinds }) => kinds.includes(kind.kind)).length;
    if (fitting < articles.length * FITTING_SHARE) continue;
    const origins = lastEnding(told);
    if (best && best.origins >= origins.length) continue;
    const settledAt = (origins[1] ?? origins[0])?.publishedAt.getTime() ?? 0;
    best = { kind, told: origins.slice(0, 6), origins: origins.length, settledAt };
  }
  return best;
}

/** A story can seem to end more than once: the last end that two origins tell within three days, else the last told. */
function lastEnding(told: readonly TimelineArticle[]): TimelineArticle[] {
  const ends = [...told].reverse().map(({ publishedAt }) => firstByOrigin(toldAround(told, publishedAt)));
  return ends.find((origins) => origins.length >= 2) ?? ends[0] ?? [];
}

function toldAround(told: readonly TimelineArticle[], moment: Date): TimelineArticle[] {
  return told.filter(({ publishedAt }) => Math.abs(publishedAt.getTime() - moment.getTime()) <= SAME_END_MS);
}

/** The first article of each origin and copy group. */
function firstByOrigin(told: readonly TimelineArticle[]): TimelineArticle[] {
  const origins = new Set<string>();
  const groups = new Set<number>();
  return told.filter(({ originKey, copyGroup }) => {
    if (origins.has(originKey) || groups.has(copyGroup)) return false;
    origins.add(originKey);
    groups.add(copyGroup);
    return true;
  });
}

function isOver(ending: Ending, articles: TimelineArticle[], evidence: StatusEvidence, now: Date): boolean {
  const closedBy = ending.settledAt + ENDING_MS;
  const reopened = evidence.milestones.some(
    ({ openedAt, isSignificant }) => isSignificant && openedAt.getTime() > closedBy,
  );
  if (reopened) return false;
  if (evidence.previous === 'resolved') return true;
  const last = articles.at(-1)?.publishedAt.getTime() ?? ending.settledAt;
  return now.getTime() - last >= ending.kind.quietDays * DAY_MS;
}

function proposalOf(ending: Ending | null): StatusDecision['proposal'] {
  if (!ending) return null;
  const origins = ending.origins === 1 ? 'One origin' : `${ending.origins} independent origins`;
  return {
    kind: ending.kind.kind,
    reason: `${origins} reported ${ending.kind.ending}.`,
    articleIds: ending.told.map(({ id }) => id),
    origins: ending.origins,
  };
}
