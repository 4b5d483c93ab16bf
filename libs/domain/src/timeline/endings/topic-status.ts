import type { TopicStatus } from '#vocabulary';
import { inPublishedOrder } from '../../stories/origins/published-order.js';
import type { TimelineArticle } from '../read/timeline-article.js';
import { afterEnding, type MilestoneAfter } from './after-ending.js';
import {
  announcedContinuation,
  announcesContinuation,
  lastSharedReport,
  mayContinue,
  namesNextContest,
} from './contested-end.js';
import { type EndProposal, proposalOf } from './end-proposal.js';
import { endingReason, quoted } from './ending-words.js';
import { type Ending, findEnding, type ReadArticle, SURE_ORIGINS, withReadings } from './find-ending.js';
import { endBefore, type Resolution } from './resolution.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YOUNG_MS = 72 * HOUR_MS;
const BUSY_MS = 48 * HOUR_MS;
const FRESH_MS = 24 * HOUR_MS;
/** A story is called silent after so many days without a report. */
const SILENT_DAYS = 3;
/** So many origins end a story at once if the end is decisive: of a kind with a short silence. */
const AT_ONCE_ORIGINS = 3;
const DECISIVE_QUIET_DAYS = 2;
/** The closure kind of primaries and by-elections. */
const NOMINATION = 'nomination';

export interface StatusEvidence {
  articles: readonly TimelineArticle[];
  milestones: readonly MilestoneAfter[];
  /**
   * How it was resolved before; null if it was not. A resolved topic reopens only if significant news or an undone end follows. What no
   * article of it reports, such as an end set by an editor, does not count.
   */
  resolution: Resolution | null;
}

export interface StatusDecision {
  status: TopicStatus;
  /** For readers: 'Ended: …' with the sentence that states the end, or why the story goes on. */
  reason: string;
  articleIds: number[];
  /** When the development that ended the topic happened. Null unless it is resolved. */
  endedAt: Date | null;
  /** An end that does not count yet: one origin reported it, or no silence followed. For the editors' queue. */
  proposal: EndProposal | null;
}

/**
 * Developing while milestones keep arriving. Resolved if two independent origins report an end that fits the story's kind,
 * and nothing new follows for the silence of that kind; at once if three report a decisive end and nothing speaks of an
 * appeal, a recount or the like. Ongoing otherwise, also if a continuation is announced. Silence alone does not resolve a story; the
 * reason states it. A resolved story stays resolved, even if its articles no longer show the end.
 */
export function topicStatus(given: StatusEvidence, now: Date): StatusDecision {
  const isReported = given.resolution !== null && given.resolution.articleIds.length > 0;
  const evidence = isReported ? given : { ...given, resolution: null };
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
  const continuation = announcedContinuation(articles, ending.settledAt);
  if (continuation) return contested(articles, evidence, ending, continuation, now);
  const end = { settledAt: ending.settledAt, kinds: [ending.kind.kind] };
  const { reopened, quietSince } = afterEnding(end, evidence.milestones, articles);
  if (reopened) return goesOn(articles, evidence, reopened, now);
  const isQuiet = now.getTime() - silentSince(ending, quietSince, articles) >= ending.kind.quietDays * DAY_MS;
  if (isQuiet || evidence.resolution || isSureAtOnce(ending, articles)) return resolved(ending, evidence);
  return { ...unresolved(articles, evidence, now), proposal: proposalOf(ending) };
}

/** Whether the end is a nomination, such as by a primary, for a contest that its reports name. */
function leadsToContest({ kind, reports }: Ending): boolean {
  return kind.kind === NOMINATION && reports.some(namesNextContest);
}

/**
 * The story of a nominee is not silent while several origins keep reporting, even without a development that two of them report.
 */
function silentSince(ending: Ending, quietSince: Date, articles: readonly ReadArticle[]): number {
  const shared = leadsToContest(ending) ? lastSharedReport(articles) : null;
  return Math.max(quietSince.getTime(), shared?.getTime() ?? 0);
}

/** The status of a resolved topic whose articles no longer show a sure end; null if the end was another story's. */
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
  const { reason, articleIds, at } = resolution;
  return { status: 'resolved', reason, articleIds: [...articleIds], endedAt: at, proposal: null };
}

/** Whether the end is decisive, and nothing reported since speaks of an appeal, a recount or the like. */
function isSureAtOnce(ending: Ending, articles: readonly ReadArticle[]): boolean {
  const { origins, kind, reports } = ending;
  const isDecisive = kind.quietDays <= DECISIVE_QUIET_DAYS && !leadsToContest(ending);
  if (!isDecisive || origins < AT_ONCE_ORIGINS || reports.some(mayContinue)) return false;
  const [first] = reports;
  return !articles.some(
    (article) =>
      first !== undefined && article.publishedAt >= first.publishedAt && announcesContinuation(article),
  );
}

function resolved(ending: Ending, { milestones }: StatusEvidence): StatusDecision {
  const { origins, reports, sentence, sentenceOf } = ending;
  const [first] = reports;
  const milestone = milestones.find(({ articles }) =>
    articles.some(({ articleId }) => articleId === first?.id),
  );
  const endedAt = milestone?.date ?? first?.publishedAt ?? ending.settledAt;
  const reason = endingReason({ sentence, source: sentenceOf.sourceName, origins }, endedAt);
  return { status: 'resolved', reason, articleIds: reports.map(({ id }) => id), endedAt, proposal: null };
}

/** The status after an end that two origins expect to be appealed, recounted or challenged. */
function contested(
  articles: readonly ReadArticle[],
  evidence: StatusEvidence,
  ending: Ending,
  continuation: ReadArticle,
  now: Date,
): StatusDecision {
  const reason = `An end was reported, but it is not final: ${quoted(continuation.title)} (${continuation.sourceName}).`;
  return {
    ...unresolved(articles, evidence, now),
    ...{ reason, articleIds: [continuation.id] },
    proposal: proposalOf(ending, continuation),
  };
}

/** The status after an end that was undone or followed by something significant. */
function goesOn(
  articles: readonly ReadArticle[],
  evidence: StatusEvidence,
  reopened: MilestoneAfter,
  now: Date,
): StatusDecision {
  const decision = { ...unresolved(articles, evidence, now), proposal: null };
  if (!evidence.resolution) return decision;
  const reason = `Reopened because something new was reported after its end: ${reopened.title}`;
  return { ...decision, reason, articleIds: [reopened.anchorArticleId] };
}

/**
 * Developing while it has two milestones of the last 48 hours, or is younger than 72 hours and reported by two origins. It stays
 * developing for 24 hours after its newest milestone, so that it does not switch back and forth.
 */
function unresolved(
  articles: readonly ReadArticle[],
  { milestones }: StatusEvidence,
  now: Date,
): Omit<StatusDecision, 'proposal'> {
  const pace = paceAt(articles, milestones, now) ?? recentPace(articles, milestones, now);
  return pace
    ? { status: 'developing', ...pace, endedAt: null }
    : { status: 'ongoing', ...silence(articles.at(-1), now), endedAt: null };
}

type Pace = Pick<StatusDecision, 'reason' | 'articleIds'>;

/** Why a story is still developing: it was at its newest milestone, and that is at most 24 hours old. */
function recentPace(
  articles: readonly ReadArticle[],
  milestones: StatusEvidence['milestones'],
  now: Date,
): Pace | null {
  const newest = newestOf(milestones);
  if (!newest || now.getTime() - newest.openedAt.getTime() > FRESH_MS) return null;
  const pace = paceAt(articles, milestones, newest.openedAt);
  return pace && { ...pace, reason: `A milestone of the last 24 hours: ${quoted(newest.title)}.` };
}

/** The milestones of the 48 hours before a moment. Two of them make a story developing. */
export function milestonesOfPace<M extends { openedAt: Date }>(milestones: readonly M[], at: Date): M[] {
  return milestones.filter(({ openedAt }) => openedAt <= at && at.getTime() - openedAt.getTime() <= BUSY_MS);
}

function newestOf(milestones: StatusEvidence['milestones']): MilestoneAfter | undefined {
  return milestones.toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime()).at(-1);
}

/** Why a story is developing at a moment; null if it is not. Comment and expectation do not count as reports. */
function paceAt(
  articles: readonly ReadArticle[],
  milestones: StatusEvidence['milestones'],
  at: Date,
): Pace | null {
  const recent = milestonesOfPace(milestones, at);
  const newest = newestOf(recent);
  if (newest && recent.length >= 2) {
    const articleIds = recent.map(({ anchorArticleId }) => anchorArticleId);
    const reason = `${recent.length} new milestones in 48 hours, the newest: ${quoted(newest.title)}.`;
    return { reason, articleIds };
  }
  const reports = articles.filter(
    ({ reading, publishedAt }) => reading.stance === 'report' && publishedAt <= at,
  );
  const [first] = reports;
  const origins = new Set(reports.map(({ originKey }) => originKey)).size;
  if (!first || origins < 2 || at.getTime() - first.publishedAt.getTime() >= YOUNG_MS) return null;
  const reason = `Started less than 72 hours ago and is reported by ${origins} independent origins.`;
  return { reason, articleIds: [first.id] };
}

/** How long the story has been silent, and who reported last. Silence does not resolve a story. */
function silence(last: TimelineArticle | undefined, now: Date): Pace {
  const days = last ? Math.floor((now.getTime() - last.publishedAt.getTime()) / DAY_MS) : 0;
  if (!last || days < SILENT_DAYS)
    return {
      reason: 'No end is certain, and there were fewer than two new milestones in 48 hours.',
      articleIds: [],
    };
  return { reason: `No reporting for ${days} days, last by ${last.sourceName}.`, articleIds: [last.id] };
}
