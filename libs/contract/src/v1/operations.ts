import { z } from 'zod';
import type { ApiScope } from '#vocabulary';
import * as pages from './pages.js';
import * as queries from './queries.js';
import * as readerViews from './reader-views.js';
import * as views from './views.js';

/** One call of `/api/v1`. Controllers and the OpenAPI document both follow from it. */
export interface Operation {
  id: string;
  method: 'get' | 'put' | 'delete';
  /** Below `/api/v1`, with `{parameters}`. */
  path: string;
  tag: keyof typeof TAG_DESCRIPTIONS;
  summary: string;
  description: string;
  /** What its token must be allowed to do. Null: it needs no token. */
  scope: ApiScope | null;
  pathParameters: z.ZodObject;
  query: z.ZodObject;
  /** Null for 204. */
  answer: { description: string; schema: z.ZodType } | null;
  /** Refusals besides those of every call. */
  refusals: readonly (404 | 409)[];
}

export const TAG_DESCRIPTIONS = {
  stories: 'Stories, their milestones, their articles and the reasons behind them.',
  sources: 'Outlets, and how far they can be trusted.',
  search: 'Full-text search.',
  reader: 'What belongs to the owner of the token.',
} as const;

const NONE = z.object({});

export const OPERATIONS = [
  {
    id: 'listStories',
    method: 'get',
    path: '/stories',
    tag: 'stories',
    summary: 'List stories',
    description:
      'Listed stories, newest report first. To keep a copy up to date, read all pages with `updatedSince`: that order misses nothing, not even an ending or a changed name without a new report. What left the list is in `GET /removals`.',
    scope: null,
    pathParameters: NONE,
    query: queries.StoriesQuery,
    answer: { description: 'A page of stories.', schema: pages.StoryPage },
    refusals: [],
  },
  {
    id: 'getStory',
    method: 'get',
    path: '/stories/{id}',
    tag: 'stories',
    summary: 'Get one story',
    description: 'The id of a story that was merged answers the story that it became part of, with its id.',
    scope: null,
    pathParameters: queries.StoryPath,
    query: queries.NoQuery,
    answer: { description: 'The story.', schema: views.StoryDetail },
    refusals: [404],
  },
  {
    id: 'listMilestones',
    method: 'get',
    path: '/stories/{id}/milestones',
    tag: 'stories',
    summary: 'List the milestones of a story',
    description: 'What happened, newest first. Retracted milestones stay in the list and say so.',
    scope: null,
    pathParameters: queries.StoryPath,
    query: queries.MilestonesQuery,
    answer: { description: 'A page of milestones.', schema: pages.MilestonePage },
    refusals: [404],
  },
  {
    id: 'listArticles',
    method: 'get',
    path: '/stories/{id}/articles',
    tag: 'stories',
    summary: 'List the articles of a story',
    description:
      'Newest first. Of articles with the same text only the first is listed. Articles can arrive long after their outlet published them: they stand at their time of publication.',
    scope: null,
    pathParameters: queries.StoryPath,
    query: queries.ArticlesQuery,
    answer: { description: 'A page of articles.', schema: pages.ArticlePage },
    refusals: [404],
  },
  {
    id: 'getWhy',
    method: 'get',
    path: '/stories/{id}/why',
    tag: 'stories',
    summary: 'Get the reasons behind a story',
    description: 'Why the story has its status, such as resolved, and its milestones their levels.',
    scope: null,
    pathParameters: queries.StoryPath,
    query: queries.NoQuery,
    answer: { description: 'The reasons, with the articles that they rest on.', schema: views.Why },
    refusals: [404],
  },
  {
    id: 'listEndings',
    method: 'get',
    path: '/endings',
    tag: 'stories',
    summary: 'List stories that ended',
    description:
      'Newest end first, each with the sentence that states its outcome. An end can be found days after it happened, so to keep a copy use `GET /stories` with `updatedSince`.',
    scope: null,
    pathParameters: NONE,
    query: queries.EndingsQuery,
    answer: { description: 'A page of stories that ended.', schema: pages.EndingPage },
    refusals: [],
  },
  {
    id: 'listRemovals',
    method: 'get',
    path: '/removals',
    tag: 'stories',
    summary: 'List stories that left the list',
    description:
      'Stories that were merged into others, hidden, or of which too few reports are left, oldest removal first. One that is listed again is not in this list. To keep a copy, read it after `GET /stories` with `updatedSince`.',
    scope: null,
    pathParameters: NONE,
    query: queries.RemovalsQuery,
    answer: { description: 'A page of removals.', schema: pages.RemovalPage },
    refusals: [],
  },
  {
    id: 'listSources',
    method: 'get',
    path: '/sources',
    tag: 'sources',
    summary: 'List outlets',
    description: 'The directory of outlets, by id.',
    scope: null,
    pathParameters: NONE,
    query: queries.SourcesQuery,
    answer: { description: 'A page of outlets.', schema: pages.SourcePage },
    refusals: [],
  },
  {
    id: 'getSource',
    method: 'get',
    path: '/sources/{id}',
    tag: 'sources',
    summary: 'Get one outlet',
    description: 'The id of an outlet that was merged into another one answers that one.',
    scope: null,
    pathParameters: queries.SourcePath,
    query: queries.NoQuery,
    answer: { description: 'The outlet.', schema: views.Source },
    refusals: [404],
  },
  {
    id: 'search',
    method: 'get',
    path: '/search',
    tag: 'search',
    summary: 'Search articles and stories',
    description: 'The newest matches by relevance, older ones by date.',
    scope: null,
    pathParameters: NONE,
    query: queries.SearchQuery,
    answer: { description: 'Stories and a page of articles.', schema: pages.SearchResults },
    refusals: [],
  },
  {
    id: 'listFollows',
    method: 'get',
    path: '/follows',
    tag: 'reader',
    summary: 'List followed stories',
    description: 'The stories that the owner of the token follows.',
    scope: 'follows:read',
    pathParameters: NONE,
    query: queries.FollowsQuery,
    answer: { description: 'A page of follows.', schema: pages.FollowPage },
    refusals: [],
  },
  {
    id: 'followStory',
    method: 'put',
    path: '/follows/{id}',
    tag: 'reader',
    summary: 'Follow a story',
    description: 'Changes nothing if the story is followed already.',
    scope: 'follows:write',
    pathParameters: queries.StoryPath,
    query: queries.NoQuery,
    answer: { description: 'The follow.', schema: readerViews.Follow },
    refusals: [404, 409],
  },
  {
    id: 'unfollowStory',
    method: 'delete',
    path: '/follows/{id}',
    tag: 'reader',
    summary: 'Unfollow a story',
    description: 'Changes nothing if the story is not followed.',
    scope: 'follows:write',
    pathParameters: queries.StoryPath,
    query: queries.NoQuery,
    answer: null,
    refusals: [404],
  },
  {
    id: 'listNotifications',
    method: 'get',
    path: '/notifications',
    tag: 'reader',
    summary: 'List notifications',
    description: 'The notifications of the owner of the token. Reading them here marks none as read.',
    scope: 'notifications:read',
    pathParameters: NONE,
    query: queries.NotificationsQuery,
    answer: { description: 'A page of notifications.', schema: pages.NotificationPage },
    refusals: [],
  },
] as const satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];
