import { z } from 'zod';
import { Pagination } from '../site/pagination.js';
import { limit, offset } from '../site/paging.js';
import { ArticleCard } from './article.js';

export const READING_LIST_PAGE = 30;
/** The most articles that a reader can save, and the most openings kept; the oldest openings are dropped. */
export const SAVED_MOST = 2_000;
export const HISTORY_MOST = 1_000;

export const ReadingListEntry = z.object({
  article: ArticleCard,
  /** When it was saved or last opened (news time). */
  at: z.iso.datetime(),
});
export type ReadingListEntry = z.infer<typeof ReadingListEntry>;

/** Saved articles or the reading history, newest first. */
export const ReadingList = z.object({ entries: z.array(ReadingListEntry), pagination: Pagination });
export type ReadingList = z.infer<typeof ReadingList>;

export const SavedIds = z.array(z.int().positive());

/** Bookmarks stored on the device before sign-in. */
export const DeviceBookmarks = z.strictObject({
  articleIds: z.array(z.int().positive().max(2_147_483_647)).max(500),
});
export type DeviceBookmarks = z.infer<typeof DeviceBookmarks>;

export const ReadingListQuery = z.object({ limit: limit(READING_LIST_PAGE), offset });
export type ReadingListQuery = z.infer<typeof ReadingListQuery>;
