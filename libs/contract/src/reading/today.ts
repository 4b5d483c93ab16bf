import { z } from 'zod';
import { CountsByBias } from '../sources/bias-counts.js';
import { StorySummary } from '../stories/story-summary.js';

/** Headlines beneath a story of today. */
export const TODAY_HEADLINES = 3;
/** Each of the lists of ended and quiet stories. */
export const TODAY_OTHERS = 5;

/** A story of today, with what outlets make of it. */
export const TodayStory = StorySummary.extend({
  /** The outlets of its newest reports, by bias. */
  outlets: CountsByBias,
  /** The newest, each of another origin. None repeats the sentence that says where the story stands. */
  headlines: z
    .array(
      z.object({
        articleSlug: z.string(),
        title: z.string(),
        sourceName: z.string(),
        publishedAt: z.iso.datetime(),
      }),
    )
    .max(TODAY_HEADLINES),
  /** The picture of its hottest recent report that has one. */
  image: z.object({ url: z.string(), sourceName: z.string() }).nullable(),
});
export type TodayStory = z.infer<typeof TodayStory>;

/** What Home shows above the news feed. The same for every reader. */
export const Today = z.object({
  /** Null if no story was reported in the last two days. */
  lead: TodayStory.nullable(),
  stories: z.array(TodayStory).max(4),
  /** Resolved in the last seven days, those with most origins first. */
  ended: z.array(StorySummary).max(TODAY_OTHERS),
  /** Not resolved, but without a report for three days or more. */
  quiet: z.array(StorySummary).max(TODAY_OTHERS),
});
export type Today = z.infer<typeof Today>;
