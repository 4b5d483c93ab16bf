import { PRODUCT_NAME } from '#contract/site';
import type { CollectedMilestoneRow, CollectionRow } from '#persistence/reading';
import type { SyndicationDocument, SyndicationItem } from '../../syndication/syndication-document.js';

/** Syndicates a collection: the newest milestones of its topics. `origin` is the public origin, without a trailing slash. */
export function presentCollectionSyndication(
  collection: CollectionRow,
  milestones: readonly CollectedMilestoneRow[],
  origin: string,
): SyndicationDocument {
  return {
    title: `${collection.name} | ${PRODUCT_NAME}`,
    description: collection.description || `A collection of ${collection.owner}`,
    pageUrl: `${origin}/collections/${collection.id}`,
    selfUrl: `${origin}/api/collections/${collection.id}/rss`,
    items: milestones.map((milestone) => item(milestone, origin)),
  };
}

function item(milestone: CollectedMilestoneRow, origin: string): SyndicationItem {
  return {
    id: `milestone-${milestone.id}`,
    url: `${origin}/topics/${encodeURIComponent(milestone.topic_slug)}#milestone-${milestone.id}`,
    title: `${milestone.topic_name}: ${milestone.title}`,
    text: milestone.description,
    at: milestone.date,
    tags: [],
  };
}
