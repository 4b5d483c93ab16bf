import { withQuery } from './urls';

/** The addresses of the calls behind the desk's tab Sources, apart from feeds. */
export const sourceDeskCalls = {
  sources: (query: Readonly<Record<string, string | number | undefined>>) =>
    withQuery('/api/admin/sources', query),
  source: (id: number) => `/api/admin/sources/${id}`,
  change: (id: number, what: 'release' | 'quotas' | 'domains' | 'domains/remove' | 'disable' | 'enable') =>
    `/api/admin/sources/${id}/${what}`,
  opml: '/api/admin/opml',
  alerts: (all: boolean) => withQuery('/api/admin/alerts', { all: all ? '1' : undefined }),
  readAlerts: '/api/admin/alerts/read',
} as const;
