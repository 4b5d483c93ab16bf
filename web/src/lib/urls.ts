import type { DeskTabKey } from '#contract/desk';
import { pagePath } from '#contract/site';
import { readerZone } from './dates';

export const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  return params.size === 0 ? path : `${path}?${params}`;
};

const part = encodeURIComponent;

/** What a search looks for. Only what is set is in the address. */
export interface SearchedFor {
  q: string;
  sources?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  kind?: string | undefined;
}

/** The addresses of pages that others link to, made from the table of pages. */
export const pages = {
  home: pagePath('home'),
  discover: (q?: string) => withQuery(pagePath('discover'), { q }),
  /** Discover's topics of a section. */
  discoverSection: (sort: string) => withQuery(pagePath('discover'), { sort }),
  endedStories: (month?: string) => withQuery(pagePath('stories-ended'), { month }),
  endedStoriesRss: `${pagePath('stories-ended')}/feed.xml`,
  endedStoriesAtom: `${pagePath('stories-ended')}/feed.atom`,
  endedStoriesJsonFeed: `${pagePath('stories-ended')}/feed.json`,
  search: (q?: string) => withQuery(pagePath('search'), { q }),
  searchWith: (query: SearchedFor) => withQuery(pagePath('search'), { ...query }),
  /** Any search as a feed. */
  searchRss: (query: SearchedFor) => withQuery(`${pagePath('search')}/feed.xml`, { ...query }),
  searchJsonFeed: (query: SearchedFor) => withQuery(`${pagePath('search')}/feed.json`, { ...query }),
  history: pagePath('history'),
  saved: pagePath('saved'),
  following: pagePath('following'),
  security: pagePath('security'),
  /** The news feed, filtered by the sources that the reader follows. */
  followedSourcesFeed: withQuery(pagePath('home'), { followed: 'sources' }),
  topic: (slug: string) => pagePath('topic', slug),
  /** The story as it was known at a moment. */
  topicThen: (slug: string, at: string) => withQuery(pagePath('topic', slug), { at }),
  /** The full timeline. Only what differs from the default is in the address. */
  topicTimeline: (slug: string, query: { show?: string; order?: string } = {}) =>
    withQuery(pagePath('topic-timeline', slug), query),
  topicSources: (slug: string) => pagePath('topic-sources', slug),
  topicRss: (slug: string) => `${pagePath('topic', slug)}/feed.xml`,
  topicJsonFeed: (slug: string) => `${pagePath('topic', slug)}/feed.json`,
  topicAtom: (slug: string) => `${pagePath('topic', slug)}/feed.atom`,
  topicCalendar: (slug: string) => `${pagePath('topic', slug)}/calendar.ics`,
  milestone: (slug: string, id: number) => `${pagePath('topic', slug)}#milestone-${id}`,
  /** How each source titled the story's developments, or one development. */
  headlines: (slug: string, milestone?: number) =>
    withQuery(pagePath('topic-sources', slug), { tab: 'headlines', milestone }),
  article: (slug: string) => pagePath('article', slug),
  /** By slug; an id works as well. */
  source: (slug: string) => pagePath('source', slug),
  sourceRss: (slug: string) => `${pagePath('source', slug)}/feed.xml`,
  sourceAtom: (slug: string) => `${pagePath('source', slug)}/feed.atom`,
  sourceJsonFeed: (slug: string) => `${pagePath('source', slug)}/feed.json`,
  sourceCalendar: (slug: string) => `${pagePath('source', slug)}/calendar.ics`,
  story: (id: number | string, tracked = false) =>
    withQuery(pagePath('story', id), { tracked: tracked ? 'true' : undefined }),
  mostFollowed: pagePath('most-followed'),
  favoriteSources: pagePath('favorite-sources'),
  publicCollections: pagePath('public-collections'),
  reports: pagePath('reports'),
  privacy: pagePath('privacy'),
  /** The contact form, with what is already known. */
  contact: (known: { department?: string; subject?: string } = {}) => withQuery(pagePath('contact'), known),
  profile: pagePath('profile'),
  auth: pagePath('auth'),
  /** Signs in, then returns to a path on this site. */
  authAndBack: (returnTo: string) => withQuery(pagePath('auth'), { returnTo }),
  /** Specified sign-in links, which the server redirects to the page above. */
  signIn: (returnTo: string) => withQuery('/api/login', { returnTo }),
  /** The same, for those without an account. */
  signUp: (returnTo: string) => withQuery('/api/login', { tab: 'sign-up', returnTo }),
  forgotPassword: pagePath('forgot'),
  collections: pagePath('collections'),
  collection: (id: number) => pagePath('collection', id),
  /** Specified: followed topics link to the singular form, which redirects. */
  followedTopic: (slug: string) => `/topic/${part(slug)}`,
  /** The reader's followed stories. */
  tracked: `${pagePath('home')}?tab=tracked`,
  profileTab: (tab: string) => withQuery(pagePath('profile'), { tab }),
  adminDashboard: pagePath('admin-dashboard'),
  /** A tab of the dashboard. */
  desk: (tab: DeskTabKey) => withQuery(pagePath('admin-dashboard'), { tab }),
  memberManagement: pagePath('member-management'),
  adminPromotion: pagePath('admin-promotion'),
  about: pagePath('about'),
  aboutTab: (tab: string) => withQuery(pagePath('about'), { tab }),
  trustModel: `${pagePath('about')}?tab=approach#source-credibility-system`,
  subscription: pagePath('subscription'),
  /** Where the payment page leads back to. */
  subscriptionAfter: (checkout: 'success' | 'cancelled') => withQuery(pagePath('subscription'), { checkout }),
} as const;

/** The addresses of calls. Each is also the cache key of its response. */
export const calls = {
  meta: '/api/meta',
  ask: '/api/assistant/ask',
  articles: (limit: number, offset: number) => withQuery('/api/articles', { limit, offset }),
  article: (slug: string) => `/api/articles/${part(slug)}`,
  relatedToArticle: (articleId: number) => withQuery('/api/articles/related', { articleId }),
  relatedToTopic: (topicId: number) => withQuery('/api/articles/related', { topicId }),
  relatedBySearch: (q: string) => withQuery('/api/search', { q }),
  featured: '/api/articles/featured',
  today: '/api/today',
  newsSearch: (
    query: SearchedFor & { sort?: string | undefined; count: string; offset: number; limit: number },
  ) => withQuery('/api/news/search', { ...query }),
  searchStories: (q: string) => withQuery('/api/search/stories', { q }),
  suggestions: (q: string) => withQuery('/api/search/suggest', { q }),
  followedSearches: '/api/user/searches',
  followedSearch: (id: number) => `/api/user/searches/${id}`,
  followedSearchSeen: (id: number) => `/api/user/searches/${id}/seen`,
  categories: '/api/categories',
  topics: (
    query: {
      q?: string;
      categoryId?: number;
      status?: string;
      place?: string;
      sort?: string;
      limit?: number;
      offset?: number;
    } = {},
  ) => withQuery('/api/topics', query),
  places: '/api/places',
  storySections: '/api/stories/sections',
  endedStories: (query: { month?: string; limit: number; offset: number }) =>
    withQuery('/api/stories/ended', query),
  topic: (slug: string) => `/api/topics/${part(slug)}`,
  mostFollowedTopics: '/api/topics/most-followed',
  topicArticles: (id: number) => `/api/topics/${id}/articles`,
  topicStats: (id: number) => `/api/topics/${id}/stats`,
  topicSummary: (id: number) => `/api/topics/${id}/summary`,
  topicChanges: (id: number) => `/api/topics/${id}/changes`,
  /** By the reader's days. */
  topicCoverage: (id: number) => withQuery(`/api/topics/${id}/coverage`, { zone: readerZone() }),
  topicNumbers: (id: number) => `/api/topics/${id}/numbers`,
  topicPeople: (id: number) => `/api/topics/${id}/people`,
  topicComment: (id: number) => withQuery(`/api/topics/${id}/articles`, { role: 'comment' }),
  topicSteps: (id: number) => `/api/topics/${id}/steps`,
  relatedTopics: (id: number) => `/api/topics/${id}/related`,
  topicSources: (id: number) => `/api/topics/${id}/sources`,
  topicSettings: (id: number) => `/api/topics/${id}/settings`,
  topicQuestions: (id: number) => `/api/topics/${id}/questions`,
  topicQuestion: (id: number, questionId: number) => `/api/topics/${id}/questions/${questionId}`,
  milestoneConfirmation: (id: number) => `/api/milestones/${id}/confirmation`,
  topicMilestones: (id: number) => `/api/topics/${id}/milestones`,
  topicHeadlines: (id: number, query: { milestone?: number | undefined; offset?: number | undefined }) =>
    withQuery(`/api/topics/${id}/headlines`, query),
  storyTracker: (id: string, sort: 'newest' | 'oldest') =>
    withQuery(`/api/stories/${part(id)}/tracker`, { sort }),
  sources: (query: { category?: string; sort: string; limit: number; offset: number }) =>
    withQuery('/api/sources', query),
  popularSources: '/api/sources/popular',
  sourceStatistics: '/api/sources/statistics',
  source: (slug: string) => `/api/sources/${part(slug)}`,
  sourceFollow: (id: number) => `/api/sources/${id}/follow`,
  sourceNotices: (id: number) => `/api/sources/${id}/notices`,
  sourceVote: (id: number) => `/api/sources/${id}/vote`,
  initData: '/api/init-data',
  user: '/api/auth/user',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  sessions: '/api/auth/sessions',
  session: (id: number) => `/api/auth/sessions/${id}`,
  password: '/api/auth/password',
  email: '/api/auth/email',
  profile: '/api/user/profile',
  settings: '/api/user/settings',
  userData: '/api/user/data',
  account: '/api/user',
  userTopics: '/api/user/topics',
  userSources: '/api/user/sources',
  followingList: '/api/user/following',
  followingRestore: '/api/user/following/restore',
  following: (query: { q?: string; status?: string; sort?: string; limit?: number; offset?: number }) =>
    withQuery('/api/user/following', query),
  deviceTopics: (ids: readonly number[]) => withQuery('/api/device/topics', { ids: ids.join(',') }),
  deviceArticles: (ids: readonly number[]) => withQuery('/api/device/articles', { ids: ids.join(',') }),
  articlesOfFollowedSources: (limit: number, offset: number) =>
    withQuery('/api/articles', { followed: 'sources', limit, offset }),
  topicsToFollow: '/api/topics-to-follow',
  follow: (id: number) => `/api/topics/${id}/follow`,
  isFollowing: (id: number) => `/api/topics/${id}/is-following`,
  topicSeen: (id: number) => `/api/topics/${id}/seen`,
  latestUpdates: '/api/user/latest-updates',
  publicCollections: (limit: number, offset: number) =>
    withQuery('/api/community/collections', { limit, offset }),
  contact: '/api/contact',
  reports: '/api/reports',
  reportsPage: (limit: number, offset: number) => withQuery('/api/reports', { limit, offset }),
  collections: '/api/collections',
  collectionsFrom: (offset: number) =>
    withQuery('/api/collections', { offset: offset === 0 ? undefined : offset }),
  collection: (id: number | string) => `/api/collections/${id}`,
  collectionRss: (id: number) => `/api/collections/${id}/rss`,
  collectionTopics: (id: number) => `/api/collections/${id}/topics`,
  collectionTopic: (id: number, topicId: number) => `/api/collections/${id}/topics/${topicId}`,
  readingListPage: (list: 'saved' | 'history', offset: number) => withQuery(`/api/${list}`, { offset }),
  readingList: (list: 'saved' | 'history') => `/api/${list}`,
  readingListEntry: (list: 'saved' | 'history', articleId: number) => `/api/${list}/${articleId}`,
  savedIds: '/api/saved/ids',
  savedFromDevice: '/api/saved/device',
  /** Live events, from a mark of the news feed. */
  events: (since: number | null) => withQuery('/api/events', { since: since ?? undefined }),
  unsubscribe: (secret: string) => withQuery('/api/unsubscribe', { secret }),
  weeklyDigest: (secret: string) => withQuery('/api/weekly-digest', { secret }),
  topicPreferences: (id: number) => `/api/topics/${id}/preferences`,
  notifications: '/api/notifications',
  /** Those listed after a position, or the first ones. */
  notificationPage: (query: { unread?: 'true' | undefined; before?: number | undefined }) =>
    withQuery('/api/notifications', query),
  /** `upTo`: what the reader has seen. */
  readNotification: (id: number, upTo: number) => withQuery(`/api/notifications/${id}/read`, { upTo }),
  readNotifications: (upTo: number) => withQuery('/api/notifications/read-all', { upTo }),
  mute: (topicId: number) => `/api/topics/${topicId}/mute`,
  subscription: '/api/subscription',
  refreshSubscription: '/api/subscription/refresh',
  createCheckoutSession: '/api/create-checkout-session',
  createPortalSession: '/api/create-customer-portal-session',
  notificationCount: '/api/notifications/count',
} as const;
