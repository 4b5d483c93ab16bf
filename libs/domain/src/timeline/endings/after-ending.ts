import { ENGLISH } from '#vocabulary';
import { cuesOf } from '../languages/cues-of.js';
import { plain } from '../languages/words.js';
import type { MilestoneDraft } from '../milestones/milestone-draft.js';
import { isUndone } from '../read/closure-cues.js';
import { languageOf, type ReadArticle } from './find-ending.js';

/** Reports of the end itself continue for a day. Later milestones are news after the end. */
const ENDING_MS = 86_400_000;
const AFTERMATH =
  /\b(?:react(?:s|ion|ions)?|hails?|praises?|welcomes?|celebrat\w+|mourn\w*|tributes?|thanks?|takeaways?|lessons?|aftermath|what (?:it|this|that|we|can)|look back|looks back|remember\w*|statement|responds? (?:to|after)|opinion|analysis|letters|explained|backlash|criticism|fallout)\b/i;
export type MilestoneAfter = Pick<
  MilestoneDraft,
  | 'anchorArticleId'
  | 'openedAt'
  | 'date'
  | 'isSignificant'
  | 'title'
  | 'articles'
  | 'originKeys'
  | 'retractedAt'
>;

/** An end: when it was sufficiently confirmed, and the names of its kinds. */
export interface ReportedEnd {
  settledAt: Date;
  kinds: readonly string[];
}

export interface AfterEnding {
  /** The milestone that reopens the story: it is significant, or undoes the end. */
  reopened: MilestoneAfter | null;
  /** When the last new development opened; else when the end was settled. */
  quietSince: Date;
}

/**
 * What followed an end. Reactions, comment and further reports of the same end are aftermath: they neither break the
 * silence nor reopen the story. A development reported by two origins breaks the silence. A significant one, or one whose
 * title undoes the end, reopens the story.
 */
export function afterEnding(
  ending: ReportedEnd,
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
      (isSignificant && openedAt.getTime() > closedBy) || isUndone(title, languageOf(articles)),
  );
  const last = fresh.at(-1)?.openedAt ?? ending.settledAt;
  return { reopened: reopened ?? null, quietSince: last > ending.settledAt ? last : ending.settledAt };
}

/** At least half of its articles are comment, reactions, or reports of the same end. */
function isAftermath(
  milestone: MilestoneAfter,
  { kinds }: ReportedEnd,
  articles: ReadonlyMap<number, ReadArticle>,
): boolean {
  const own = milestone.articles.flatMap(({ articleId }) => articles.get(articleId) ?? []);
  if (isUndone(milestone.title, languageOf(own))) return false;
  const after = own.filter(
    ({ title, reading }) =>
      reading.stance !== 'report' ||
      reading.ends.some((end) => kinds.includes(end)) ||
      speaksOfAftermath(title.slice(0, 300), reading.language),
  );
  return after.length * 2 >= own.length;
}

function speaksOfAftermath(title: string, language: string): boolean {
  if (language === ENGLISH) return AFTERMATH.test(title);
  return cuesOf(language)?.after?.aftermath.test(plain(title)) ?? false;
}
