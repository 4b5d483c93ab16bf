import { mutate } from 'swr';

/** Marks the cached data of these calls as stale. It is refetched at once if shown, otherwise when shown next. */
export function refetch(...keys: readonly string[]): void {
  for (const key of keys) void mutate(key, undefined);
}
