import { z } from 'zod';
import { Bias, SourceBrief } from '../sources/source.js';

const instant = z.iso.datetime();

/** One source's headline of a development, and its earlier wordings. */
export const Headline = z.object({
  articleId: z.int().positive(),
  slug: z.string(),
  title: z.string(),
  sourceUrl: z.string(),
  publishedAt: instant,
  source: SourceBrief.extend({ bias: Bias.nullable() }),
  /** Newest first, each with the time at which its replacement was seen. */
  earlier: z.array(z.object({ title: z.string(), replacedAt: instant })),
});
export type Headline = z.infer<typeof Headline>;

/** The headlines of one milestone, earliest report first. */
export const MilestoneHeadlines = z.object({
  id: z.int().positive(),
  title: z.string(),
  date: instant,
  retracted: z.boolean(),
  /** Outlets that published it. More than `headlines` if those are cut. */
  outletCount: z.int().min(0),
  headlines: z.array(Headline),
});
export type MilestoneHeadlines = z.infer<typeof MilestoneHeadlines>;

/** Newest development first. */
export const TopicHeadlines = z.array(MilestoneHeadlines);

/** One wording of a development and the headlines that use it, earliest first. */
export interface Wording {
  title: string;
  headlines: Headline[];
}

/** Groups headlines by wording, ignoring case and spaces, in the order of first use. */
export function wordingsOf(headlines: readonly Headline[]): Wording[] {
  const key = ({ title }: Headline) => title.trim().replace(/\s+/g, ' ').toLowerCase();
  return [...Map.groupBy(headlines, key).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ title: first.title, headlines: same }] : [];
  });
}
