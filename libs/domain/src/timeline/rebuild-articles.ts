import { hotRank } from '../reading/hot-rank.js';
import { copyGroups } from '../stories/origins/copy-groups.js';
import { copyGroupOrigins } from '../stories/origins/copy-groups-origin.js';
import { inPublishedOrder } from '../stories/origins/published-order.js';
import { readArticle } from './read/read-article.js';
import { dayOf, type TimelineArticle } from './read/timeline-article.js';

/** Writing an article costs more than so small a difference in its rank is worth. */
const SAME_RANK_HOURS = 0.5;

/** What a topic's rebuild decides about one of its articles. */
export interface ArticlePlace {
  originKey: string;
  /** Id of the earliest article of its copy group, itself included. */
  copyOf: number;
  /** Stands in lists: the first of its copy group. */
  isCard: boolean;
  /** Other articles of its group; 0 unless it is the card. */
  copyCount: number;
  hotRank: number;
}

/** An article of a topic as it was read; `place` is what was stored for it, null when it has just been placed. */
export interface TopicArticle extends Omit<TimelineArticle, 'copyGroup'> {
  categoryId: number;
  milestoneId: number | null;
  /** Its role there, as stored. */
  milestoneRole: string | null;
  place: ArticlePlace | null;
}

/** The articles, read and in published order, with their copy groups, one origin each. */
export function withCopyGroups(articles: readonly TopicArticle[]): (TopicArticle & TimelineArticle)[] {
  const read = inPublishedOrder(articles).map((each) => ({
    ...each,
    reading: each.reading ?? readArticle(each),
  }));
  const groups = copyGroups(read);
  const grouped = read.map((each) => ({
    ...each,
    copyGroup: groups.get(each.id) ?? each.id,
  }));
  const origins = copyGroupOrigins(grouped);
  return grouped.map((each) => ({ ...each, originKey: origins.get(each.copyGroup) ?? each.originKey }));
}

/**
 * Which articles stand in lists, with how many copies, and how hot. The rank of an article from before `rankedSince`
 * stays as it is.
 */
export function placesOf(
  articles: readonly (TopicArticle & TimelineArticle)[],
  topicOrigins: number,
  rankedSince: Date,
): Map<number, ArticlePlace> {
  const sizes = new Map<number, number>();
  for (const { copyGroup } of articles) sizes.set(copyGroup, (sizes.get(copyGroup) ?? 0) + 1);
  const cardsOfDay = new Map<string, number>();
  const places = new Map<number, ArticlePlace>();
  for (const article of inPublishedOrder(articles).reverse()) {
    const isCard = article.copyGroup === article.id;
    const day = dayOf(article.publishedAt);
    const position = cardsOfDay.get(day) ?? 0;
    if (isCard) cardsOfDay.set(day, position + 1);
    const keepsRank = article.place !== null && article.publishedAt < rankedSince;
    places.set(article.id, {
      originKey: article.originKey,
      copyOf: article.copyGroup,
      isCard,
      copyCount: isCard ? (sizes.get(article.copyGroup) ?? 1) - 1 : 0,
      hotRank:
        keepsRank && article.place
          ? article.place.hotRank
          : hotRank(article.publishedAt, topicOrigins, position),
    });
  }
  return places;
}

/** Whether there is anything to write; a rank within half an hour of the stored one stays. */
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
