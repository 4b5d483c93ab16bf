import type { User } from '#contract/accounts';
import type { Notification } from '#contract/notifications';
import type { ArticleCard, UserTopic } from '#contract/reading';
import type { Meta } from '#contract/site';
import type { Topic, TopicPage } from '#contract/stories';

const AT = '2031-03-04T09:00:00.000Z';

/** What the server says of itself, at this time by its clock. */
export function buildMeta(now: string): Meta {
  return {
    product: 'Followthrough',
    version: '1',
    now,
    feeds: 'live',
    recording: null,
    banner: null,
    socialLinks: [],
    imageProxy: true,
  };
}

export function buildUser(given: Partial<User> = {}): User {
  return {
    id: 1,
    username: 'ada',
    email: 'ada@example.org',
    emailConfirmed: true,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    isAdmin: false,
    isEditor: false,
    isSubscribed: false,
    interests: [],
    createdAt: AT,
    ...given,
  };
}

export function buildTopic(id: number, given: Partial<Topic> = {}): Topic {
  return {
    id,
    slug: `topic-${id}`,
    name: `Topic ${id}`,
    label: null,
    description: null,
    language: 'en',
    categoryId: null,
    status: 'ongoing',
    estimatedCompletionPercent: 40,
    completionReason: 'Reported.',
    resolutionSummary: null,
    followerCount: 5,
    articleCount: 3,
    sourceCount: 2,
    isListed: true,
    createdAt: AT,
    lastReportedAt: AT,
    languageLimits: null,
    ...given,
  };
}

export function buildTopicPage(id: number, given: Partial<TopicPage> = {}): TopicPage {
  return {
    ...buildTopic(id),
    descriptionSources: [],
    whereItStands: null,
    ending: null,
    next: [],
    ...given,
  };
}

export function buildUserTopic(id: number, given: Partial<UserTopic> = {}): UserTopic {
  return {
    topic: buildTopic(id),
    priority: 'normal',
    notificationFrequency: 'daily',
    mute: null,
    followedAt: AT,
    seenAt: AT,
    newMilestones: 0,
    lastMilestone: null,
    ...given,
  };
}

export function buildArticle(id: number, given: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id,
    slug: `article-${id}`,
    title: `Article ${id}`,
    excerpt: '',
    language: 'en',
    imageUrl: null,
    sourceUrl: `https://herald.example/${id}`,
    author: null,
    publishedAt: AT,
    source: { id: 1, name: 'Herald', slug: 'herald', credibilityScore: null, trustRange: null },
    sourceId: 1,
    sourceName: 'Herald',
    category: 'General',
    tags: ['general'],
    topicId: 1,
    story: null,
    copies: 0,
    ...given,
  };
}

export function buildNotification(id: number, given: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'topic',
    title: `News ${id}`,
    message: '',
    isRead: false,
    createdAt: AT,
    position: id,
    link: null,
    topic: null,
    items: [],
    more: 0,
    ...given,
  };
}
