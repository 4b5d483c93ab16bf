import { ArticleCards, FollowingList, ReadingList, type UserTopic } from '#contract/reading';
import type { KeepOrder } from '../../../lib/device/copies';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

type Entries = KeepOrder['entries'];

/** The liveliest stories and the newest saved articles. With their parts, they are at most 500 copies. */
const STORIES = 30;
const ARTICLES = 60;
/** The pages of both lists as they open. */
const FOLLOWING = calls.following({ status: 'open', sort: 'newest', limit: STORIES, offset: 0 });
const SAVED = calls.readingListPage('saved', 0);

/** The calls that show the reader's followed stories and saved articles. */
export async function worthKeeping(): Promise<Entries> {
  const [{ follows }, { entries: saved }] = await Promise.all([
    getJson(FOLLOWING, FollowingList),
    getJson(SAVED, ReadingList),
  ]);
  return [
    ...always([calls.meta, calls.user, calls.categories, calls.userTopics, calls.userSources]),
    ...always([calls.savedIds, calls.followedSearches, FOLLOWING, SAVED]),
    ...ofArticles(saved.map(({ article }) => article)),
    ...follows.flatMap(ofStory),
  ];
}

/**
 * The calls that show the articles that a visitor bookmarked. Without a connection the list is a copy and may hold articles that are
 * no longer bookmarked.
 * @param ids the newest first
 */
export async function bookmarksWorthKeeping(ids: readonly number[]): Promise<Entries> {
  if (ids.length === 0) return [];
  const list = calls.deviceArticles(ids);
  const articles = await getJson(list, ArticleCards);
  return [
    ...always([calls.meta, calls.categories, list]),
    ...ofArticles(articles.filter(({ id }) => ids.includes(id))),
  ];
}

const always = (urls: readonly string[]): Entries => urls.map((url) => ({ url, version: '' }));

const ofArticles = (articles: readonly { slug: string }[]): Entries =>
  articles.slice(0, ARTICLES).map(({ slug }) => ({ url: calls.article(slug), version: slug }));

function ofStory({ topic, lastMilestone }: UserTopic): Entries {
  const { id, slug } = topic;
  const version = [topic.status, topic.articleCount, topic.lastReportedAt, lastMilestone?.id].join(' ');
  return [
    calls.topic(slug),
    calls.topicMilestones(id),
    calls.topicArticles(id),
    calls.topicStats(id),
    calls.topicCoverage(id),
    calls.topicSteps(id),
    calls.topicNumbers(id),
    calls.topicPeople(id),
    calls.relatedTopics(id),
    calls.topicQuestions(id),
    calls.isFollowing(id),
  ].map((url) => ({ url, version }));
}
