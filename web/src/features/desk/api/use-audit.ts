import useSWRInfinite from 'swr/infinite';
import { AuditPage } from '#contract/desk';
import { type AuditConditions, deskCalls } from '../../../lib/desk-calls';
import { getJson } from '../../../lib/http';

/** Entries that match, newest first, a page at a time. */
export function useAudit(conditions: AuditConditions) {
  return useSWRInfinite(
    (page, last: AuditPage | null) => {
      if (page > 0 && last?.next == null) return null;
      return deskCalls.audit({ ...conditions, before: last?.next ?? undefined });
    },
    (url: string) => getJson(url, AuditPage),
    { revalidateIfStale: true, revalidateFirstPage: false },
  );
}
