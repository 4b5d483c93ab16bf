import type { Developments } from './milestones/development.js';
import type { MilestoneDraft } from './milestones/milestone-draft.js';

/** What of a stored milestone its newest articles do not tell. */
interface StoredOpening {
  id: number;
  anchorArticleId: number;
  openedAt: Date;
  isRetracted: boolean;
}

/** The ids of the milestones of developments that are not read completely; null for the others. */
export function settledIds({ list }: Pick<Developments, 'list'>): (number | null)[] {
  return list.map(({ placed }) => placed[0]?.article.settledIn ?? null);
}

/** Drafts that keep the opening and the retraction of their stored milestones, because not all of their articles are read. */
export function asStored(
  drafts: readonly MilestoneDraft[],
  settled: readonly (number | null)[],
  stored: readonly StoredOpening[],
): MilestoneDraft[] {
  const byId = new Map(stored.map((each) => [each.id, each]));
  return drafts.map((draft, at) => {
    const milestone = byId.get(settled[at] ?? 0);
    if (!milestone) return draft;
    const { anchorArticleId, openedAt, isRetracted } = milestone;
    return { ...draft, anchorArticleId, openedAt, retractedAt: isRetracted ? openedAt : null };
  });
}
