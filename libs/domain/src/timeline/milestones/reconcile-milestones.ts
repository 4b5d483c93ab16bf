import type { MilestoneDraft } from './milestone-draft.js';

export interface StoredMilestone {
  id: number;
  anchorArticleId: number;
  articleIds: readonly number[];
  /** Locked by an editor: may be updated, but never retired. */
  locked: boolean;
}

export interface MilestoneChanges {
  update: [number, MilestoneDraft][];
  insert: MilestoneDraft[];
  retire: number[];
}

/**
 * Which stored milestone each draft continues: the one with its anchor, else the one that shares most articles with it (the
 * lower id in a tie). Other drafts are inserted, other milestones retired. Locked milestones are never retired. An article that
 * an editor put into a milestone takes its draft there before anything else.
 * @param pinned the milestone of each such article
 */
export function reconcileMilestones(
  existing: readonly StoredMilestone[],
  drafts: readonly MilestoneDraft[],
  pinned: ReadonlyMap<number, number> = new Map(),
): MilestoneChanges {
  const free = new Map([...existing].sort((a, b) => a.id - b.id).map((each) => [each.id, each]));
  const taken = new Map<MilestoneDraft, number>();
  const take = (draft: MilestoneDraft, id: number) => {
    taken.set(draft, id);
    free.delete(id);
  };
  for (const draft of pinned.size === 0 ? [] : drafts) {
    const id = draft.articles
      .map(({ articleId }) => pinned.get(articleId))
      .find((each) => each !== undefined);
    if (id !== undefined && free.has(id)) take(draft, id);
  }
  const byAnchor = new Map([...free.values()].map((each) => [each.anchorArticleId, each.id]));
  for (const draft of drafts) {
    const id = byAnchor.get(draft.anchorArticleId);
    if (id !== undefined && free.has(id) && !taken.has(draft)) take(draft, id);
  }
  for (const { draft, id } of overlaps([...free.values()], drafts)) {
    if (!taken.has(draft) && free.has(id)) take(draft, id);
  }
  return {
    update: [...taken]
      .map(([draft, id]): [number, MilestoneDraft] => [id, draft])
      .sort((a, b) => a[0] - b[0]),
    insert: drafts.filter((draft) => !taken.has(draft)),
    retire: [...free.values()].filter(({ locked }) => !locked).map(({ id }) => id),
  };
}

/** Pairs that share articles, most shared first. */
function overlaps(existing: StoredMilestone[], drafts: readonly MilestoneDraft[]) {
  const ownerOf = new Map<number, MilestoneDraft>();
  for (const draft of drafts) for (const { articleId } of draft.articles) ownerOf.set(articleId, draft);
  const pairs: { draft: MilestoneDraft; id: number; shared: number }[] = [];
  for (const { id, articleIds } of existing) {
    const shared = new Map<MilestoneDraft, number>();
    for (const articleId of articleIds) {
      const draft = ownerOf.get(articleId);
      if (draft) shared.set(draft, (shared.get(draft) ?? 0) + 1);
    }
    for (const [draft, count] of shared) pairs.push({ draft, id, shared: count });
  }
  return pairs.sort(
    (a, b) => b.shared - a.shared || a.id - b.id || a.draft.anchorArticleId - b.draft.anchorArticleId,
  );
}
