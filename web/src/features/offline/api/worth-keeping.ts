import { ArticleCards, FollowingList, ReadingList, type UserTopic } from '#contract/reading';
import { type Topic, Topics } from '#contract/stories';
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
    ...follows.flatMap((follow) => ofStory(follow.topic, follow)),
  ];
}

/** What a visitor's device lists: ids, the newest first. */
export interface DeviceLists {
  bookmarks: readonly number[];
  tracked: readonly number[];
}

/**
 * The calls that show the articles that a visitor bookmarked and the stories that they track. Without a connection the lists are copies
 * and may hold what is no longer on them.
 */
export async function deviceListsWorthKeeping({ bookmarks, tracked }: DeviceLists): Promise<Entries> {
  const entries = (await Promise.all([ofBookmarks(bookmarks), ofTracked(tracked)])).flat();
  return entries.length === 0 ? [] : [...always([calls.meta, calls.categories]), ...entries];
}

async function ofBookmarks(ids: readonly number[]): Promise<Entries> {
  if (ids.length === 0) return [];
  const list = calls.deviceArticles(ids);
  const articles = await getJson(list, ArticleCards);
  return [...always([list]), ...ofArticles(articles.filter(({ id }) => ids.includes(id)))];
}

async function ofTracked(ids: readonly number[]): Promise<Entries> {
  if (ids.length === 0) return [];
  const list = calls.deviceTopics(ids);
  const topics = await getJson(list, Topics);
  const tracked = topics.filter(({ id }) => ids.includes(id)).slice(0, STORIES);
  return [...always([list]), ...tracked.flatMap((topic) => ofStory(topic))];
}

const always = (urls: readonly string[]): Entries => urls.map((url) => ({ url, version: '' }));

const ofArticles = (articles: readonly { slug: string }[]): Entries =>
  articles.slice(0, ARTICLES).map(({ slug }) => ({ url: calls.article(slug), version: slug }));

/** The story's two pages. Visitors have no follow, and may not ask about one. */
function ofStory({ id, slug, ...topic }: Topic, follow?: UserTopic): Entries {
  const lastMilestone = follow?.lastMilestone?.id;
  const version = [topic.status, topic.articleCount, topic.lastReportedAt, lastMilestone].join(' ');
  return [
    calls.topic(slug),
    calls.storyTracker(String(id), 'newest'),
    calls.topicMilestones(id),
    calls.topicArticles(id),
    calls.topicStats(id),
    calls.topicCoverage(id),
    calls.topicSteps(id),
    calls.topicNumbers(id),
    calls.topicPeople(id),
    calls.relatedTopics(id),
    ...(follow === undefined ? [] : [calls.topicQuestions(id), calls.isFollowing(id)]),
  ].map((url) => ({ url, version }));
}
