import { withQuery } from './urls';

type Query = Readonly<Record<string, string | number | undefined>>;

/** The addresses of the calls behind the desk's tab Content. */
export const contentCalls = {
  articles: (query: Query) => withQuery('/api/admin/articles', query),
  article: (id: number) => `/api/admin/articles/${id}`,
  reports: (query: Query) => withQuery('/api/admin/reports', query),
  reportDecision: (id: number) => `/api/admin/reports/${id}/decision`,
  messages: (query: Query) => withQuery('/api/admin/contact-messages', query),
} as const;
