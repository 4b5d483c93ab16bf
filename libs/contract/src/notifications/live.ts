import { z } from 'zod';

/** Counting new articles stops here. */
export const NEW_ARTICLES_COUNTED = 1000;

/** Opens the event stream from a mark: the last one that this browser received. */
export const LiveQuery = z.object({
  since: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a number of at most 15 digits')
    .transform(Number)
    .optional(),
});
export type LiveQuery = z.infer<typeof LiveQuery>;

/** The news feed grew by `added` articles between two marks. `NEW_ARTICLES_COUNTED` means that many or more. */
export const NewsFeedGrowth = z.object({
  from: z.int().min(0),
  to: z.int().min(0),
  added: z.int().min(0).max(NEW_ARTICLES_COUNTED),
});
export type NewsFeedGrowth = z.infer<typeof NewsFeedGrowth>;

/** What the page does not show yet. */
export interface Unseen {
  /** The newest mark received; null before the first. */
  mark: number | null;
  count: number;
}

export const NOTHING_UNSEEN: Unseen = { mark: null, count: 0 };

/** What is unseen after the news feed grew. Tabs share a stream, so a growth may be received twice. */
export function afterGrowth(unseen: Unseen, { from, to, added }: NewsFeedGrowth): Unseen {
  if (unseen.mark === null) return { mark: to, count: 0 };
  if (to <= unseen.mark || from < unseen.mark) return { ...unseen, mark: Math.max(to, unseen.mark) };
  return { mark: to, count: Math.min(unseen.count + added, NEW_ARTICLES_COUNTED) };
}
