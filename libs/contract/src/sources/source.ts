import { z } from 'zod';
import { BIAS_GROUPS, BIASES } from '#vocabulary';

export const Bias = z.enum(BIASES);
export type Bias = z.infer<typeof Bias>;

export const BiasGroup = z.enum(BIAS_GROUPS);
export type BiasGroup = z.infer<typeof BiasGroup>;

/** The range in which a score lies in two of three cases, 0–10 with one decimal. */
export const TrustRange = z.object({
  low: z.number().min(0).max(10),
  high: z.number().min(0).max(10),
  /** The evidence is too little for a word: the range is shown instead of the score. */
  isFirstEstimate: z.boolean(),
});
export type TrustRange = z.infer<typeof TrustRange>;

/** A source beside an article or in a milestone. */
export const SourceBrief = z.object({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string(),
  /** 0–10 with one decimal; null without enough evidence. */
  credibilityScore: z.number().min(0).max(10).nullable(),
  /** Null without a score. */
  trustRange: TrustRange.nullable(),
});
export type SourceBrief = z.infer<typeof SourceBrief>;

export const SourceView = SourceBrief.extend({
  url: z.string(),
  description: z.string(),
  country: z.string().nullable(),
  owner: z.string().nullable(),
  bias: Bias.nullable(),
  /** 0–1: the share of the weighted evidence that is available. */
  trustCoverage: z.number().min(0).max(1),
});
export type SourceView = z.infer<typeof SourceView>;
