import { withQuery } from './urls';

/** Conditions of a search in the audit log. Empty ones are left out. */
export interface AuditConditions {
  who?: string | undefined;
  action?: string | undefined;
  object?: string | undefined;
  objectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The addresses of the desk's calls. Each is also the cache key of its response. */
export const deskCalls = {
  stats: '/api/admin/stats',
  status: '/api/admin/status',
  activity: '/api/admin/activity',
  feeds: (query: { q?: string | undefined; level?: string | undefined; limit?: number; offset?: number }) =>
    withQuery('/api/admin/feeds', query),
  feed: (id: number) => `/api/admin/feeds/${id}`,
  feedAction: (id: number, action: 'pause' | 'resume' | 'check') => `/api/admin/feeds/${id}/${action}`,
  findFeeds: '/api/admin/feeds/find',
  settings: '/api/admin/settings',
  setting: (name: string) => `/api/admin/settings/${name}`,
  members: (query: { q?: string | undefined; sort?: string; limit?: number; offset?: number }) =>
    withQuery('/api/admin/users', query),
  member: (id: number) => `/api/admin/users/${id}`,
  memberToggle: (id: number, right: 'admin' | 'editor' | 'subscription') =>
    `/api/admin/users/${id}/toggle-${right}`,
  audit: (query: AuditConditions & { before?: number | undefined }) =>
    withQuery('/api/admin/audit', { ...query }),
  reviewQueue: (query: { state?: string; kind?: string | undefined; limit?: number; offset?: number }) =>
    withQuery('/api/admin/queue', query),
  reviewEntry: (id: number) => `/api/admin/queue/${id}`,
  reviewClaim: (id: number) => `/api/admin/queue/${id}/claim`,
  reviewRelease: (id: number) => `/api/admin/queue/${id}/release`,
  reviewDecision: (id: number) => `/api/admin/queue/${id}/decision`,
  reviewUndo: (id: number) => `/api/admin/queue/${id}/undo`,
  reviewPrecision: '/api/admin/queue/precision',
} as const;
