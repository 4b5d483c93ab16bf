import { mutate } from 'swr';
import { calls } from '../../../lib/urls';

/** True for the cache key of any page of the reader's collections. */
export const isCollections = (key: unknown): boolean =>
  key === calls.collections || (typeof key === 'string' && key.startsWith(`${calls.collections}?`));

/** Marks every page of the reader's collections as stale. */
export function refetchCollections(): void {
  void mutate(isCollections, undefined);
}
