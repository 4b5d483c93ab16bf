import { z } from 'zod';
import { Bias, SourceBrief } from '../sources/source.js';

const instant = z.iso.datetime();

/** How one source titled a development first, and what stood there before the source changed it. */
export const Headline = z.object({
  articleId: z.int().positive(),
  slug: z.string(),
  title: z.string(),
  sourceUrl: z.string(),
  publishedAt: instant,
  source: SourceBrief.extend({ bias: Bias.nullable() }),
  /** Newest first, each with the time at which it was seen to be replaced. */
  earlier: z.array(z.object({ title: z.string(), replacedAt: instant })),
});
export type Headline = z.infer<typeof Headline>;

/** The headlines of one milestone, earliest report first. */
export const MilestoneHeadlines = z.object({
  id: z.int().positive(),
  title: z.string(),
  date: instant,
  retracted: z.boolean(),
  /** Outlets that carried it; more than the headlines where those are cut. */
  outletCount: z.int().min(0),
  headlines: z.array(Headline),
});
export type MilestoneHeadlines = z.infer<typeof MilestoneHeadlines>;

/** Newest development first. */
export const TopicHeadlines = z.array(MilestoneHeadlines);

/** One wording of a development and the headlines that share it, the earliest first. */
export interface Wording {
  title: string;
  headlines: Headline[];
}

/** Headlines gathered by their words, without regard to case and spaces; in the order of their first use. */
export function wordingsOf(headlines: readonly Headline[]): Wording[] {
  const key = ({ title }: Headline) => title.trim().replace(/\s+/g, ' ').toLowerCase();
  return [...Map.groupBy(headlines, key).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ title: first.title, headlines: same }] : [];
  });
}
