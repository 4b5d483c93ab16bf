import { z } from 'zod';
import { SOURCE_CATEGORIES } from '#vocabulary';
import { Bias, BiasGroup, SourceBrief } from './source.js';

/** Of the directory. */
export const SourceCategory = z.enum(SOURCE_CATEGORIES);
export type SourceCategory = z.infer<typeof SourceCategory>;

/** A source as the directory lists it. */
export const SourceEntry = SourceBrief.extend({
  url: z.string(),
  category: SourceCategory,
  /** ISO 3166-1 alpha-2, or the name of a fictional country in a recording; null if global or unknown. */
  country: z.string().nullable(),
  description: z.string(),
  bias: Bias.nullable(),
  owner: z.string().nullable(),
  /** 0–1: the share of the weighted evidence that is available. */
  trustCoverage: z.number().min(0).max(1),
  /** How many readers follow it. In the favourites, followers of stories that it reported count as well. */
  followerCount: z.int().min(0),
});
export type SourceEntry = z.infer<typeof SourceEntry>;
export const SourceEntries = z.array(SourceEntry);

const count = z.int().min(0);
const share = z.int().min(0).max(100);

/** The directory in figures, counted from its rows. */
export const SourceStatistics = z.object({
  sources: count,
  /** With a trust score of their own. */
  rated: count,
  /** Mean of these scores, 0–10; null if there are none. */
  averageScore: z.number().min(0).max(10).nullable(),
  /** Different ones. */
  countries: count,
  byCountry: z.array(z.object({ country: z.string(), sources: count })),
  /** Only categories that have sources. */
  byCategory: z.array(z.object({ category: SourceCategory, sources: count })),
  /** In the order of `BIAS_GROUPS`, each with its best-known names. */
  byBias: z.array(
    z.object({
      bias: BiasGroup,
      sources: count,
      examples: z.array(z.object({ name: z.string(), slug: z.string() })),
    }),
  ),
  /** Percentage of the labelled sources whose label is center; null if none is labelled. */
  centerAligned: share.nullable(),
});
export type SourceStatistics = z.infer<typeof SourceStatistics>;
