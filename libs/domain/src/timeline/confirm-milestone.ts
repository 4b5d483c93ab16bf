import type { PlacedArticle } from './assign-developments.js';
import type { ConfirmationLevel, MilestoneArticle, MilestoneDraft } from './milestone-draft.js';

type Confirmation = Pick<
  MilestoneDraft,
  'articles' | 'originKeys' | 'confirmationLevel' | 'levelReachedAt' | 'retractedAt'
>;

/** 1 origin is single, 2 multiple, 3 or more verified (specification, section 4). */
export function confirmationLevel(origins: number): ConfirmationLevel {
  if (origins >= 3) return 'verified';
  return origins === 2 ? 'multiple' : 'single';
}

/**
 * Counts the independent origins of a development. A copy counts for the article whose text it has; an origin
 * that retracted counts no more, and who reports after a retraction reports about it; where none is left the development is retracted, and stands for its first origin.
 */
export function confirmMilestone(placed: readonly PlacedArticle[]): Confirmation {
  const reportedAt = new Map<string, Date>();
  const retractedAt = new Map<string, Date>();
  const articles: MilestoneArticle[] = [];
  for (const each of placed) {
    articles.push({
      articleId: each.article.id,
      role: roleOf(each, articles.length, reportedAt, retractedAt.size > 0),
    });
    const { originKey, publishedAt } = each.article;
    if (each.voice === 'retraction') retractedAt.set(originKey, publishedAt);
    else if (each.voice === 'own' && !reportedAt.has(originKey) && retractedAt.size === 0) {
      reportedAt.set(originKey, publishedAt);
    }
  }
  const standing = [...reportedAt].filter(([origin]) => !retractedAt.has(origin));
  const isRetracted = standing.length === 0 && retractedAt.size > 0;
  const origins = isRetracted ? [...reportedAt].slice(0, 1) : standing;
  const [, second, third] = origins;
  return {
    articles,
    originKeys: origins.map(([origin]) => origin),
    confirmationLevel: confirmationLevel(origins.length),
    levelReachedAt: { ...(second && { multiple: second[1] }), ...(third && { verified: third[1] }) },
    retractedAt: isRetracted ? ([...retractedAt.values()].at(-1) ?? null) : null,
  };
}

function roleOf(
  each: PlacedArticle,
  position: number,
  reportedAt: ReadonlyMap<string, Date>,
  retracted: boolean,
): MilestoneArticle['role'] {
  if (position === 0) return 'first';
  if (each.voice === 'copy') return 'copy';
  return each.voice === 'retraction' || retracted || reportedAt.has(each.article.originKey)
    ? 'repeats'
    : 'confirms';
}
