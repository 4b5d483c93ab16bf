import { rankBehind } from '../reading/hot-rank.js';
import { copyGroups } from '../stories/origins/copy-groups.js';
import { copyGroupOrigins } from '../stories/origins/copy-groups-origin.js';
import { inPublishedOrder } from '../stories/origins/published-order.js';
import { type ArticleReading, readArticle } from './read/read-article.js';
import { dayOf, type TimelineArticle } from './read/timeline-article.js';

/** Smaller changes of the rank are not worth writing the article. */
const SAME_RANK_HOURS = 0.5;

/** What a topic's rebuild decides about one of its articles. */
export interface ArticlePlace {
  originKey: string;
  /** Id of the earliest article of its copy group, possibly its own. */
  copyOf: number;
  /** Lists show it, because it is the first of its copy group. */
  isCard: boolean;
  /** Other articles of its group; 0 unless it is the card. */
  copyCount: number;
  hotRank: number;
}

/** An article of a topic. `place` is the stored one, null if the article is new in the topic. */
export interface TopicArticle extends Omit<TimelineArticle, 'copyGroup'> {
  categoryId: number;
  milestoneId: number | null;
  /** Its role there, as stored. */
  milestoneRole: string | null;
  place: ArticlePlace | null;
}

/** An article with its reading and its copy group. */
type GroupedArticle = TopicArticle & TimelineArticle & { reading: ArticleReading };

/**
 * The articles in published order, with readings and copy groups. Each copy group has one origin. Articles of settled milestones keep
 * theirs, because some of their copies may not be given.
 */
export function withCopyGroups(articles: readonly TopicArticle[]): GroupedArticle[] {
  const read = inPublishedOrder(articles).map((each) => ({
    ...each,
    reading: each.reading ?? readArticle(each),
  }));
  const groups = copyGroups(read.filter(({ settledIn }) => settledIn == null));
  const grouped = read.map((each) => ({
    ...each,
    copyGroup: groups.get(each.id) ?? each.place?.copyOf ?? each.id,
  }));
  const origins = copyGroupOrigins(grouped.filter(({ settledIn }) => settledIn == null));
  return grouped.map((each) =>
    each.settledIn == null ? { ...each, originKey: origins.get(each.copyGroup) ?? each.originKey } : each,
  );
}

/** What a topic's rebuild has decided before it places articles. */
export interface TopicFront {
  /** The topic's rank, which is the rank of its lead. */
  hotRank: number;
  /** The article that stands for the topic in lists. */
  leadId: number | null;
  originCount: number;
  /** Articles from before keep their rank, unless another one has become the lead. */
  rankedSince: Date;
}

/**
 * Which articles lists show, with their number of copies and their rank. All but the lead rank behind it, reports before comment of
 * the same time.
 */
export function placesOf(
  articles: readonly (TopicArticle & TimelineArticle)[],
  front: TopicFront,
): Map<number, ArticlePlace> {
  const sizes = new Map<number, number>();
  for (const { copyGroup } of articles) sizes.set(copyGroup, (sizes.get(copyGroup) ?? 0) + 1);
  const cardsOfDay = new Map<string, number>();
  const places = new Map<number, ArticlePlace>();
  for (const article of inPublishedOrder(articles).reverse()) {
    const isSettled = article.settledIn != null;
    const isCard = article.copyGroup === article.id;
    const isLead = article.id === front.leadId;
    const day = dayOf(article.publishedAt);
    const position = cardsOfDay.get(day) ?? 1;
    if (isCard && !isLead) cardsOfDay.set(day, position + 1);
    const hotRank = isLead ? front.hotRank : rankOf(article, position, front);
    if (isSettled && article.place) places.set(article.id, { ...article.place, hotRank });
    else
      places.set(article.id, {
        originKey: article.originKey,
        copyOf: article.copyGroup,
        isCard,
        copyCount: isCard ? (sizes.get(article.copyGroup) ?? 1) - 1 : 0,
        hotRank,
      });
  }
  return places;
}

function rankOf(
  { place, publishedAt, reading }: TopicArticle,
  position: number,
  { hotRank, originCount, rankedSince }: TopicFront,
): number {
  const topicOrigins = reading?.stance === 'report' ? originCount : 1;
  const behind = rankBehind({ publishedAt, topicOrigins, topicRank: hotRank }, position);
  return place !== null && publishedAt < rankedSince ? Math.min(place.hotRank, behind) : behind;
}

/** Whether the stored place is still valid. A rank within half an hour of the stored one counts as the same. */
export function samePlace(a: ArticlePlace | null, b: ArticlePlace): boolean {
  return (
    a !== null &&
    a.originKey === b.originKey &&
    a.copyOf === b.copyOf &&
    a.isCard === b.isCard &&
    a.copyCount === b.copyCount &&
    Math.abs(a.hotRank - b.hotRank) < SAME_RANK_HOURS
  );
}
