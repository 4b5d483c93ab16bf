import { ArticleCards, FollowingList, ReadingList, type UserTopic } from '#contract/reading';
import { type Topic, Topics } from '#contract/stories';
import { COPIES_CACHE, type KeepOrder } from '../../../lib/device/copies';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

type Entries = KeepOrder['entries'];
type Entry = Entries[number];

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
 * and may hold what is no longer on them. So may the copy of a list that cannot be loaded.
 * @returns also why lists could not be loaded
 */
export async function deviceListsWorthKeeping({ bookmarks, tracked }: DeviceLists) {
  const failures: unknown[] = [];
  const lists = await Promise.all([ofBookmarks(bookmarks, failures), ofTracked(tracked, failures)]);
  const entries = lists.flat();
  if (entries.length > 0) entries.unshift(...always([calls.meta, calls.categories]));
  return { entries, failures };
}

async function ofBookmarks(ids: readonly number[], failures: unknown[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const list = calls.deviceArticles(ids);
  const articles = await listOrCopy(list, ArticleCards, failures);
  return [...always([list]), ...ofArticles(articles.filter(({ id }) => ids.includes(id)))];
}

async function ofTracked(ids: readonly number[], failures: unknown[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const list = calls.deviceTopics(ids);
  const topics = await listOrCopy(list, Topics, failures);
  const tracked = topics.filter(({ id }) => ids.includes(id)).slice(0, STORIES);
  return [...always([list]), ...tracked.flatMap((topic) => ofStory(topic))];
}

/** The list; if it cannot be loaded, its copy, or nothing. */
async function listOrCopy<T>(
  url: string,
  schema: { parse(value: unknown): T[] },
  failures: unknown[],
): Promise<T[]> {
  try {
    return await getJson(url, schema);
  } catch (failure) {
    failures.push(failure);
    // A device has one copy of each list, whatever ids it was asked for.
    const copy = await caches.match(url, { cacheName: COPIES_CACHE, ignoreSearch: true });
    return copy === undefined ? [] : schema.parse(await copy.json());
  }
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
