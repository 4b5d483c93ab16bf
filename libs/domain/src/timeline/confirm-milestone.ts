import type { PlacedArticle } from './assign-developments.js';
import type { ConfirmationLevel, MilestoneDraft } from './milestone-draft.js';

type Confirmation = Pick<MilestoneDraft, 'originKeys' | 'confirmationLevel' | 'levelReachedAt' | 'retracted'>;

/** 1 origin is single, 2 multiple, 3 or more verified (specification, section 4). */
export function confirmationLevel(origins: number): ConfirmationLevel {
  if (origins >= 3) return 'verified';
  return origins === 2 ? 'multiple' : 'single';
}

/**
 * Counts the independent origins of a development. A copy group counts once, for the origin of its earliest
 * article; an origin that retracted counts no more; where none is left the development is retracted.
 */
export function confirmMilestone(placed: readonly PlacedArticle[]): Confirmation {
  const retractedBy = new Set(
    placed.filter(({ role }) => role === 'retraction').map(({ article }) => article.originKey),
  );
  const reportedAt = new Map<string, Date>();
  for (const { article, role } of placed) {
    if (role === 'copy' || role === 'retraction' || reportedAt.has(article.originKey)) continue;
    reportedAt.set(article.originKey, article.publishedAt);
  }
  const standing = [...reportedAt].filter(([origin]) => !retractedBy.has(origin));
  const retracted = standing.length === 0 && retractedBy.size > 0;
  const origins = retracted ? [...reportedAt] : standing;
  const [, second, third] = origins;
  return {
    originKeys: origins.map(([origin]) => origin),
    confirmationLevel: retracted ? 'single' : confirmationLevel(origins.length),
    levelReachedAt: retracted
      ? {}
      : { ...(second && { multiple: second[1] }), ...(third && { verified: third[1] }) },
    retracted,
  };
}
