import type { User } from '#contract/accounts';
import type { ArticleCard, UserTopic } from '#contract/reading';
import type { Topic, TopicPage } from '#contract/stories';

const AT = '2031-03-04T09:00:00.000Z';

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
    isSubscribed: false,
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
  return { ...buildTopic(id), descriptionSources: [], whereItStands: null, next: [], ...given };
}

export function buildUserTopic(id: number, given: Partial<UserTopic> = {}): UserTopic {
  return {
    topic: buildTopic(id),
    priority: 'normal',
    notificationFrequency: 'daily',
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
    copies: 0,
    ...given,
  };
}
