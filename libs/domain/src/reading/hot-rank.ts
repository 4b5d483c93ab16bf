const HOUR_MS = 3_600_000;
const EPOCH_MS = Date.UTC(2000, 0, 1);
/** Doubling a story's independent origins raises its articles as much as six hours of freshness. */
const HOURS_PER_DOUBLING = 6;
/** Each further article of a story on the same day ranks as if it were eight hours older. */
const HOURS_PER_PLACE = 8;
const PLACES_MAX = 12;

/**
 * The rank that sorts the timeline, in hours since 2000. Newer articles rank higher. Independent origins of the topic raise
 * the rank. The article's place among its topic's articles of that day (0 = newest) lowers it, so that one story does not
 * fill the page. Time is a plain summand, so the order of two articles does not change as time passes.
 */
export function hotRank(publishedAt: Date, topicOrigins: number, placeInDay: number): number {
  const fresh = (publishedAt.getTime() - EPOCH_MS) / HOUR_MS;
  const lift = HOURS_PER_DOUBLING * Math.log2(Math.max(1, topicOrigins));
  return fresh + lift - HOURS_PER_PLACE * Math.min(PLACES_MAX, Math.max(0, placeInDay));
}

/** The rank of a topic on the same scale: its newest report, raised by its origins. */
export function topicHotRank(lastReportedAt: Date, topicOrigins: number): number {
  return hotRank(lastReportedAt, topicOrigins, 0);
}
