import { idsOnDevice, setOnDevice, useIdsOnDevice, useIsOnDevice } from './device-ids';

const KEY = 'bookmarked_articles';

/**
 * Stores a signed-out reader's bookmark on this device, or removes it.
 * See docs/decisions/0004-bookmarks-on-the-device.md.
 */
export function setBookmarked(articleId: number, bookmarked: boolean): void {
  setOnDevice(KEY, articleId, bookmarked);
}

export function useIsBookmarked(articleId: number): boolean {
  return useIsOnDevice(KEY, articleId);
}

export function useBookmarkedIds(): readonly number[] {
  return useIdsOnDevice(KEY);
}

export function bookmarkedIds(): number[] {
  return idsOnDevice(KEY);
}
