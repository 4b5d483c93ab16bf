/** Who sees a tab of the dashboard: editors and admins, or admins only. */
export type DeskAccess = 'editors' | 'admins';

export interface DeskTab {
  /** In the address (`?tab=users`), and the name of its file: `users-tab.tsx`. */
  key: string;
  label: string;
  who: DeskAccess;
}

/** The tabs of the dashboard, in their order. */
export const DESK_TABS = [
  { key: 'overview', label: 'Overview', who: 'admins' },
  { key: 'users', label: 'Users', who: 'admins' },
  { key: 'content', label: 'Content', who: 'editors' },
  { key: 'topics', label: 'Topics', who: 'editors' },
  { key: 'queue', label: 'Queue', who: 'editors' },
  { key: 'sources', label: 'Sources', who: 'admins' },
  { key: 'settings', label: 'Settings', who: 'admins' },
  { key: 'audit', label: 'Audit Log', who: 'admins' },
] as const satisfies readonly DeskTab[];

export type DeskTabKey = (typeof DESK_TABS)[number]['key'];
