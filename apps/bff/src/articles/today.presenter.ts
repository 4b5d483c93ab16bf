import { TODAY_HEADLINES, type TodayStory } from '#contract/reading';
import { headlinesOf } from '#domain/reading';
import type { OutletsOfTopicRow, StoryReportRow } from '#persistence/reading';
import type { StorySummaryRow } from '#persistence/stories';
import { forEachBias } from '#vocabulary';
import { presentStorySummary } from '../cards/story-summary.presenter.js';
import type { ImageAddress } from '../images/image-addresses.service.js';

/** `reports` are the newest of the story, newest first. */
export function presentTodayStory(
  row: StorySummaryRow,
  reports: readonly StoryReportRow[],
  outlets: readonly OutletsOfTopicRow[],
  imageAddress: ImageAddress,
): TodayStory {
  return {
    ...presentStorySummary(row),
    outlets: forEachBias((bias) => outlets.find((each) => each.bias === bias)?.outlets ?? 0),
    headlines: presentHeadlines(row, reports),
    image: presentImage(reports, imageAddress),
  };
}

function presentHeadlines(
  { name, stands_text }: StorySummaryRow,
  reports: readonly StoryReportRow[],
): TodayStory['headlines'] {
  const read = reports.map((report) => ({ ...report, originKey: report.origin_key }));
  return headlinesOf(read, [name, stands_text ?? ''], TODAY_HEADLINES).map((report) => ({
    articleSlug: report.slug,
    title: report.title,
    sourceName: report.source_name,
    publishedAt: report.published_at.toISOString(),
  }));
}

function presentImage(reports: readonly StoryReportRow[], imageAddress: ImageAddress): TodayStory['image'] {
  const [hottest] = reports
    .flatMap(({ image_url, source_name: sourceName, hot_rank: rank }) => {
      const url = imageAddress(image_url);
      return url === null ? [] : [{ url, sourceName, rank }];
    })
    .sort((a, b) => b.rank - a.rank);
  return hottest === undefined ? null : { url: hottest.url, sourceName: hottest.sourceName };
}
