import { API_SCOPES } from '#vocabulary';
import type { OperationId } from './operations.js';

/** A call about a fictional story. The tests build that story, make each call and compare the answer with `EXAMPLE_ANSWERS`. */
export interface Example {
  path?: Record<string, string>;
  query?: Record<string, string>;
}

/** The token of the examples may do everything. */
export const EXAMPLE_SCOPES = API_SCOPES;

const DAM = { id: '12041' };
const BRIDGE = { id: '12042' };

export const EXAMPLES: Record<OperationId, Example> = {
  listStories: { query: { tag: 'science', since: '2031-03-01T00:00:00Z', limit: '10' } },
  getStory: { path: BRIDGE },
  listMilestones: { path: DAM, query: { limit: '10' } },
  listArticles: { path: DAM, query: { since: '2031-03-01T00:00:00Z' } },
  getWhy: { path: DAM },
  listEndings: { query: { tag: 'science' } },
  listRemovals: { query: { since: '2031-03-01T00:00:00Z' } },
  listSources: { query: { q: 'orrin', country: 'NO' } },
  getSource: { path: { id: '3001' } },
  search: { query: { q: 'orrin dam sealed' } },
  listFollows: {},
  followStory: { path: BRIDGE },
  unfollowStory: { path: BRIDGE },
  listNotifications: { query: { unread: 'true' } },
};
