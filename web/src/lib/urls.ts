import { pagePath } from '#contract/site';

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  return params.size === 0 ? path : `${path}?${params}`;
};

const part = encodeURIComponent;

/** The addresses of pages that others link to, made from the table of pages. */
export const pages = {
  home: pagePath('home'),
  discover: (q?: string) => withQuery(pagePath('discover'), { q }),
  search: (q?: string) => withQuery(pagePath('search'), { q }),
  history: pagePath('history'),
  topic: (slug: string) => pagePath('topic', slug),
  /** The full timeline. Only what differs from the default is in the address. */
  topicTimeline: (slug: string, query: { show?: string; order?: string } = {}) =>
    withQuery(pagePath('topic-timeline', slug), query),
  topicSources: (slug: string) => pagePath('topic-sources', slug),
  topicRss: (slug: string) => `${pagePath('topic', slug)}/feed.xml`,
  topicJsonFeed: (slug: string) => `${pagePath('topic', slug)}/feed.json`,
  milestone: (slug: string, id: number) => `${pagePath('topic', slug)}#milestone-${id}`,
  /** How each source titled the story's developments, or one development. */
  headlines: (slug: string, milestone?: number) =>
    withQuery(pagePath('topic-sources', slug), { tab: 'headlines', milestone }),
  article: (slug: string) => pagePath('article', slug),
  /** By slug; an id works as well. */
  source: (slug: string) => pagePath('source', slug),
  story: (id: number | string, tracked = false) =>
    withQuery(pagePath('story', id), { tracked: tracked ? 'true' : undefined }),
  mostFollowed: pagePath('most-followed'),
  favoriteSources: pagePath('favorite-sources'),
  profile: pagePath('profile'),
  auth: pagePath('auth'),
  /** Signs in, then returns to a path on this site. */
  authAndBack: (returnTo: string) => withQuery(pagePath('auth'), { returnTo }),
  /** Specified sign-in links, which the server redirects to the page above. */
  signIn: (returnTo: string) => withQuery('/api/login', { returnTo }),
  forgotPassword: pagePath('forgot'),
  collections: pagePath('collections'),
  collection: (id: number) => pagePath('collection', id),
  /** Specified: followed topics link to the singular form, which redirects. */
  followedTopic: (slug: string) => `/topic/${part(slug)}`,
  profileTab: (tab: string) => withQuery(pagePath('profile'), { tab }),
  adminDashboard: pagePath('admin-dashboard'),
  memberManagement: pagePath('member-management'),
  adminPromotion: pagePath('admin-promotion'),
  about: pagePath('about'),
  aboutTab: (tab: string) => withQuery(pagePath('about'), { tab }),
  trustModel: `${pagePath('about')}?tab=approach#source-credibility-system`,
  subscription: pagePath('subscription'),
} as const;

/** The addresses of calls. Each is also the cache key of its response. */
export const calls = {
  meta: '/api/meta',
  articles: (limit: number, offset: number) => withQuery('/api/articles', { limit, offset }),
  article: (slug: string) => `/api/articles/${part(slug)}`,
  relatedToArticle: (articleId: number) => withQuery('/api/articles/related', { articleId }),
  relatedToTopic: (topicId: number) => withQuery('/api/articles/related', { topicId }),
  relatedBySearch: (q: string) => withQuery('/api/search', { q }),
  featured: '/api/articles/featured',
  newsSearch: (query: {
    q: string;
    offset: number;
    limit: number;
    sources?: string;
    from?: string;
    to?: string;
  }) => withQuery('/api/news/search', query),
  categories: '/api/categories',
  topics: (query: { q?: string; categoryId?: number; limit?: number } = {}) =>
    withQuery('/api/topics', query),
  topic: (slug: string) => `/api/topics/${part(slug)}`,
  topicArticles: (id: number) => `/api/topics/${id}/articles`,
  topicStats: (id: number) => `/api/topics/${id}/stats`,
  topicChanges: (id: number) => `/api/topics/${id}/changes`,
  topicCoverage: (id: number) => `/api/topics/${id}/coverage`,
  topicSteps: (id: number) => `/api/topics/${id}/steps`,
  relatedTopics: (id: number) => `/api/topics/${id}/related`,
  topicSources: (id: number) => `/api/topics/${id}/sources`,
  topicSettings: (id: number) => `/api/topics/${id}/settings`,
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
  sourceVote: (id: number) => `/api/sources/${id}/vote`,
  initData: '/api/init-data',
  user: '/api/auth/user',
  login: '/api/auth/login',
  register: '/api/auth/register',
  logout: '/api/auth/logout',
  sessions: '/api/auth/sessions',
  session: (id: number) => `/api/auth/sessions/${id}`,
  password: '/api/auth/password',
  passwordReset: '/api/auth/password-reset',
  passwordResetConfirm: '/api/auth/password-reset/confirm',
  email: '/api/auth/email',
  emailConfirmation: '/api/auth/email/confirmation',
  emailConfirm: '/api/auth/email/confirm',
  profile: '/api/user/profile',
  settings: '/api/user/settings',
  userData: '/api/user/data',
  account: '/api/user',
  userTopics: '/api/user/topics',
  topicsToFollow: '/api/topics-to-follow',
  follow: (id: number) => `/api/topics/${id}/follow`,
  isFollowing: (id: number) => `/api/topics/${id}/is-following`,
  topicSeen: (id: number) => `/api/topics/${id}/seen`,
  latestUpdates: '/api/user/latest-updates',
  collections: '/api/collections',
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
  topicPreferences: (id: number) => `/api/topics/${id}/preferences`,
  notifications: '/api/notifications',
  notification: (id: number) => `/api/notifications/${id}/read`,
  allNotifications: '/api/notifications/read-all',
  notificationCount: '/api/notifications/count',
  promote: '/api/admin/promote',
  promotionHint: '/api/admin/promotion',
} as const;
