import { numberSlices, sliceKeys } from '../database/number-slices.js';

/** A block has 2¹⁴ = 16,384 ids, of which a third are listed stories. */
const BLOCK_BITS = 14;

/** What the indexes of `topic_search` know of a story besides its words: the block of its id, and the period of 32 blocks. */
export const STORY_KEYS = `(array[${sliceKeys(`(topic_id >> ${BLOCK_BITS})`)}])`;

/**
 * The keys of slices that cover all stories up to the id `last`, newest first. Ids follow the order in which stories began. So a search finds
 * the newest matches without reading all, and without a date that would have to be rewritten whenever a story is reported.
 */
export const storySlices = (last: number): number[][] =>
  numberSlices(0, last >> BLOCK_BITS).map(({ keys }) => keys);
