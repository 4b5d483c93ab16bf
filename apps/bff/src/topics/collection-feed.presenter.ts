import { PRODUCT_NAME } from '#contract/site';
import type { CollectedMilestoneRow, CollectionRow } from '#persistence/reading';
import type { FeedDocument, FeedItem } from '../syndication/feed-document.js';

/** A collection's feed: the newest milestones of its topics. `origin` is where readers find us, without a slash at its end. */
export function presentCollectionFeed(
  collection: CollectionRow,
  milestones: readonly CollectedMilestoneRow[],
  origin: string,
): FeedDocument {
  return {
    title: `${collection.name} | ${PRODUCT_NAME}`,
    description: collection.description || `A collection of ${collection.owner}`,
    pageUrl: `${origin}/collections/${collection.id}`,
    selfUrl: `${origin}/api/collections/${collection.id}/rss`,
    items: milestones.map((milestone) => item(milestone, origin)),
  };
}

function item(milestone: CollectedMilestoneRow, origin: string): FeedItem {
  return {
    id: `milestone-${milestone.id}`,
    url: `${origin}/topics/${encodeURIComponent(milestone.topic_slug)}#milestone-${milestone.id}`,
    title: `${milestone.topic_name}: ${milestone.title}`,
    text: milestone.description,
    at: milestone.date,
    tags: [],
  };
}
