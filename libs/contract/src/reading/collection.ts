import { z } from 'zod';
import { limit, offset } from '../site/paging.js';
import { isShown, plainLine } from '../site/plain-line.js';
import { Topic } from '../stories/topic.js';

export const COLLECTION_NAME_MAX = 100;
export const COLLECTION_DESCRIPTION_MAX = 500;
/** Of one reader without Premium. Subscribers may have any number. */
export const COLLECTIONS_FREE = 5;
/** One page of a reader's collections. */
export const COLLECTIONS_PAGE = 100;
/** In one collection. */
export const COLLECTION_TOPICS_MOST = 300;
/** Milestones in a public collection's RSS document, newest first. */
export const COLLECTION_SYNDICATION_ITEMS = 50;

const name = plainLine(COLLECTION_NAME_MAX).refine(isShown, { message: 'Collection name is required' });
const description = plainLine(COLLECTION_DESCRIPTION_MAX);

export const NewCollection = z.strictObject({
  name,
  description: description.nullish(),
  isPrivate: z.boolean().default(true),
});
export type NewCollection = z.infer<typeof NewCollection>;

export const CollectionChange = z.strictObject({
  name: name.optional(),
  description: description.nullish(),
  isPrivate: z.boolean().optional(),
});
export type CollectionChange = z.infer<typeof CollectionChange>;

export const CollectionTopicAdded = z.strictObject({ topicId: z.int().positive().max(2_147_483_647) });
export type CollectionTopicAdded = z.infer<typeof CollectionTopicAdded>;

export const CollectionsQuery = z.object({ limit: limit(COLLECTIONS_PAGE), offset });
export type CollectionsQuery = z.infer<typeof CollectionsQuery>;

const instant = z.iso.datetime();

export const Collection = z.object({
  id: z.int().positive(),
  name: z.string(),
  description: z.string().nullable(),
  isPrivate: z.boolean(),
  topicIds: z.array(z.int().positive()),
  createdAt: instant,
  updatedAt: instant,
});
export type Collection = z.infer<typeof Collection>;
export const Collections = z.array(Collection);

/** A collection's page. Other readers see the owner only if it is public. */
export const CollectionPage = Collection.extend({
  owner: z.string(),
  isOwner: z.boolean(),
  topics: z.array(Topic),
});
export type CollectionPage = z.infer<typeof CollectionPage>;
