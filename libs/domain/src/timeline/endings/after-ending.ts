import type { MilestoneDraft } from '../milestones/milestone-draft.js';
import { isUndone } from '../read/closure-cues.js';
import type { ReadArticle } from './find-ending.js';

/** Reports of the end itself go on for a day; what opens later is news after the end. */
const ENDING_MS = 86_400_000;
const AFTERMATH =
  /\b(?:react(?:s|ion|ions)?|hails?|praises?|welcomes?|celebrat\w+|mourn\w*|tributes?|thanks?|takeaways?|lessons?|aftermath|what (?:it|this|that|we|can)|look back|looks back|remember\w*|statement|responds? (?:to|after)|opinion|analysis|letters|explained|backlash|criticism|fallout)\b/i;
export type MilestoneAfter = Pick<
  MilestoneDraft,
  'anchorArticleId' | 'openedAt' | 'isSignificant' | 'title' | 'articles' | 'originKeys' | 'retractedAt'
>;

/** What is known of an end: when it was told well enough, and the names of the kinds of which it is. */
export interface ToldEnd {
  settledAt: Date;
  kinds: readonly string[];
}

export interface AfterEnding {
  /** Something significant, or something that shows that the end was none: the story goes on. */
  reopened: MilestoneAfter | null;
  /** When the last new development opened, or the end was settled where none did. */
  quietSince: Date;
}

/**
 * What came after an end. Reactions, comment and further reports of the same end are aftermath: they neither break
 * the silence nor reopen the story. A development that two origins tell breaks the silence; a significant one, or one
 * in whose title the end is undone, reopens.
 */
export function afterEnding(
  ending: ToldEnd,
  milestones: readonly MilestoneAfter[],
  articles: readonly ReadArticle[],
): AfterEnding {
  const closedBy = ending.settledAt.getTime() + ENDING_MS;
  const byId = new Map(articles.map((each) => [each.id, each]));
  const fresh = milestones.filter(
    (each) =>
      each.openedAt > ending.settledAt &&
      each.retractedAt === null &&
      each.originKeys.length >= 2 &&
      !isAftermath(each, ending, byId),
  );
  const reopened = fresh.find(
    ({ openedAt, isSignificant, title }) =>
      (isSignificant && openedAt.getTime() > closedBy) || isUndone(title),
  );
  const last = fresh.at(-1)?.openedAt ?? ending.settledAt;
  return { reopened: reopened ?? null, quietSince: last > ending.settledAt ? last : ending.settledAt };
}

/** Half of its articles are comment, reactions, or tell the end again. */
function isAftermath(
  milestone: MilestoneAfter,
  { kinds }: ToldEnd,
  articles: ReadonlyMap<number, ReadArticle>,
): boolean {
  if (isUndone(milestone.title)) return false;
  const own = milestone.articles.flatMap(({ articleId }) => articles.get(articleId) ?? []);
  const after = own.filter(
    ({ title, reading }) =>
      reading.isComment ||
      reading.ends.some((end) => kinds.includes(end)) ||
      AFTERMATH.test(title.slice(0, 300)),
  );
  return after.length * 2 >= own.length;
}
