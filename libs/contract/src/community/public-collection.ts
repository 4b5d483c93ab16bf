import { z } from 'zod';
import { limit, offset } from '../site/paging.js';

export const PUBLIC_COLLECTIONS_PAGE = 24;
/** The directory is counted and paged up to this number. */
export const PUBLIC_COLLECTIONS_MOST = 2_400;
/** Topics that each collection names. */
export const PUBLIC_COLLECTION_TOPICS = 3;

export const PublicCollectionsQuery = z.object({ limit: limit(PUBLIC_COLLECTIONS_PAGE), offset });
export type PublicCollectionsQuery = z.infer<typeof PublicCollectionsQuery>;

/** A public collection in the directory. */
export const PublicCollection = z.object({
  id: z.int().positive(),
  name: z.string(),
  description: z.string().nullable(),
  owner: z.string(),
  topicCount: z.int().min(1),
  /** The topics added last. */
  topics: z.array(z.object({ slug: z.string(), name: z.string(), language: z.string() })),
  updatedAt: z.iso.datetime(),
});
export type PublicCollection = z.infer<typeof PublicCollection>;
export const PublicCollections = z.array(PublicCollection);
