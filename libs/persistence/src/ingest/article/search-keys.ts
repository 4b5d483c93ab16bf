import { TIME_KEYS } from './time-slices.js';

/** One article in so many is in the sample. A prime: no rhythm of feeds or batches falls in step with it. */
export const SAMPLED_OF = 61;
/** Far above all keys of times. */
export const SAMPLE_KEY = 2_000_000;

/**
 * What the index of words knows of an article besides its words: its day and period, its source, and whether it is in the sample.
 * So the index itself finds the matches of a slice of time, of a source or of the sample, and the rows of all others are not read.
 */
export const SEARCH_KEYS = `(array[${TIME_KEYS}, -source_id] || case when article_id % ${SAMPLED_OF} = 0 then array[${SAMPLE_KEY}] else '{}' end)`;

/** One of these keys has each article of these sources. */
export const sourceKeys = (sourceIds: readonly number[]): number[] => sourceIds.map((id) => -id);
