import type { ReviewKind } from '#vocabulary';

/** An accepted entry, with what its order needs. */
export interface AcceptedEntry {
  kind: ReviewKind;
  topicId: number | null;
  otherId: number | null;
  articleIds: readonly number[];
  detail: { impact?: number; date?: string };
  /** Articles of the two stories of a merge. */
  sizes: { topic: number; other: number };
  /** The sentence that says how the story ended. */
  outcome: string;
}

export type AcceptedOrder =
  | { kind: 'merge'; payload: { from: number; into: number } }
  | { kind: 'split'; payload: { topic: number; articles: number[] } }
  | { kind: 'edit'; payload: { topic: number; fields: { listing: boolean } } }
  | {
      kind: 'edit';
      payload: { topic: number; fields: { status: { status: 'resolved'; outcome: string } } };
    }
  | { kind: 'edit_milestone'; payload: { milestone: number; fields: { impact?: number; date?: string } } };

/**
 * What the story-keeper must do if an editor accepts an entry; null if nothing. The smaller of two stories is merged into the
 * larger one, the younger into the older if they are equal.
 */
export function acceptedOrder(entry: AcceptedEntry): AcceptedOrder | null {
  const { kind, topicId, otherId, articleIds, detail, sizes, outcome } = entry;
  if (topicId === null) return null;
  switch (kind) {
    case 'report':
      return null;
    case 'merge': {
      if (otherId === null) return null;
      const isTurned = sizes.topic === sizes.other ? topicId < otherId : sizes.topic > sizes.other;
      const [from, into] = isTurned ? [otherId, topicId] : [topicId, otherId];
      return { kind, payload: { from, into } };
    }
    case 'split':
      return { kind, payload: { topic: topicId, articles: [...articleIds] } };
    case 'listing':
      return { kind: 'edit', payload: { topic: topicId, fields: { listing: true } } };
    case 'resolution':
      return {
        kind: 'edit',
        payload: { topic: topicId, fields: { status: { status: 'resolved', outcome } } },
      };
    case 'milestone': {
      if (otherId === null) return null;
      const { impact, date } = detail;
      const fields = { ...(impact !== undefined && { impact }), ...(date !== undefined && { date }) };
      return { kind: 'edit_milestone', payload: { milestone: otherId, fields } };
    }
  }
}
