import createClient from 'openapi-fetch';
import type { OperationId } from '#contract/v1';
import { EXAMPLES } from '#contract/v1';
import type { paths } from '../../../tools/api/data/followthrough-v1.js';

export type TypedClient = ReturnType<typeof createClient<paths>>;

/** The generated client of an instance. `npm run types` checks the calls below against the OpenAPI document. */
export function typedClient(origin: string, token: string): TypedClient {
  return createClient<paths>({
    baseUrl: `${origin}/api/v1`,
    headers: { Authorization: `Bearer ${token}` },
  });
}

const pathOf = (operation: OperationId) => ({ id: Number(EXAMPLES[operation].path?.id) });

/** The examples of the document as a program in TypeScript makes them. Unfollowing is the last. */
export const TYPED_CALLS: Record<OperationId, (client: TypedClient) => Promise<{ data?: unknown }>> = {
  listStories: (client) =>
    client.GET('/stories', {
      params: { query: { tag: 'science', since: '2031-03-01T00:00:00Z', limit: 10 } },
    }),
  getStory: (client) => client.GET('/stories/{id}', { params: { path: pathOf('getStory') } }),
  listMilestones: (client) =>
    client.GET('/stories/{id}/milestones', {
      params: { path: pathOf('listMilestones'), query: { limit: 10 } },
    }),
  listArticles: (client) =>
    client.GET('/stories/{id}/articles', {
      params: { path: pathOf('listArticles'), query: { since: '2031-03-01T00:00:00Z' } },
    }),
  getWhy: (client) => client.GET('/stories/{id}/why', { params: { path: pathOf('getWhy') } }),
  listEndings: (client) => client.GET('/endings', { params: { query: { tag: 'science' } } }),
  listRemovals: (client) => client.GET('/removals', { params: { query: { since: '2031-03-01T00:00:00Z' } } }),
  listSources: (client) => client.GET('/sources', { params: { query: { q: 'orrin', country: 'NO' } } }),
  getSource: (client) => client.GET('/sources/{id}', { params: { path: pathOf('getSource') } }),
  search: (client) => client.GET('/search', { params: { query: { q: 'orrin dam sealed' } } }),
  listFollows: (client) => client.GET('/follows'),
  followStory: (client) => client.PUT('/follows/{id}', { params: { path: pathOf('followStory') } }),
  listNotifications: (client) => client.GET('/notifications', { params: { query: { unread: 'true' } } }),
  unfollowStory: (client) => client.DELETE('/follows/{id}', { params: { path: pathOf('unfollowStory') } }),
};
