import { storyRank, type WeighedReport } from '../../reading/hot-rank.js';
import type { Developments, PlacedArticle } from '../milestones/development.js';
import type { MilestoneDraft } from '../milestones/milestone-draft.js';
import type { Stance } from '../read/stance.js';

const DAY_MS = 24 * 3_600_000;
/** Comment about an event makes it less of an event than a report does. */
const WEIGHTS: Record<Stance, number> = { report: 1, expects: 0.5, aftermath: 0.25, comment: 0.25 };
/** Sport and entertainment have sections of their own. */
const LIGHT_WEIGHT = 0.35;

/** A development and its milestone. */
export interface DraftedDevelopment {
  placed: readonly PlacedArticle[];
  draft: MilestoneDraft;
}

/** The developments of a topic that have articles, each with its milestone, earliest first. */
export function drafted({ list }: Developments, drafts: readonly MilestoneDraft[]): DraftedDevelopment[] {
  return list.flatMap(({ placed }, at) => {
    const draft = drafts[at];
    return draft ? [{ placed, draft }] : [];
  });
}

/** A story's rank, from its articles and its newest significant milestone. */
export function rankStory(developments: readonly DraftedDevelopment[]): number {
  const reports = developments.flatMap(({ placed }) => placed.map(weighed));
  return storyRank(reports, newestSignificant(developments)?.draft.impactValue ?? null);
}

/** The newest significant milestone that opened within a day before the story's newest article and stands. */
export function newestSignificant(
  developments: readonly DraftedDevelopment[],
): DraftedDevelopment | undefined {
  const since = newestAt(developments) - DAY_MS;
  return developments.findLast(
    ({ draft }) => draft.isSignificant && draft.retractedAt === null && draft.openedAt.getTime() > since,
  );
}

/** Publication of the newest article (ms). */
export function newestAt(developments: readonly DraftedDevelopment[]): number {
  return developments
    .flatMap(({ placed }) => placed)
    .reduce((newest, { article }) => Math.max(newest, article.publishedAt.getTime()), 0);
}

function weighed({ article, reading }: PlacedArticle): WeighedReport {
  const { originKey, publishedAt, isLight } = article;
  return { originKey, publishedAt, weight: WEIGHTS[reading.stance] * (isLight ? LIGHT_WEIGHT : 1) };
}
