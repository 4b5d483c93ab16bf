import { withQuery } from './urls';

/** The addresses of the calls with which editors work on stories, and of the time machine. */
export const storyDeskCalls = {
  orders: '/api/admin/orders',
  topics: (query: Readonly<Record<string, string | number | undefined>>) =>
    withQuery('/api/admin/topics', query),
  topic: (id: number) => `/api/admin/topics/${id}`,
  history: (id: number, machine: boolean, before: number | undefined) =>
    withQuery(`/api/admin/topics/${id}/history`, { machine: machine ? '1' : undefined, before }),
  mergePreview: (id: number, into: number) => withQuery(`/api/admin/topics/${id}/merge-preview`, { into }),
  splitPreview: (id: number) => `/api/admin/topics/${id}/split-preview`,
  topicThen: (slug: string, at: string) => withQuery(`/api/topics/${encodeURIComponent(slug)}`, { at }),
  milestonesThen: (id: number, at: string) => withQuery(`/api/topics/${id}/milestones`, { at }),
  articlesThen: (id: number, at: string) => withQuery(`/api/topics/${id}/articles`, { at }),
} as const;
