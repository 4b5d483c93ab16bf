import { mutate } from 'swr';

/** What was read of these calls is out of date: who shows it asks again at once, others when they show it next. */
export function refetch(...keys: readonly string[]): void {
  for (const key of keys) void mutate(key, undefined);
}
