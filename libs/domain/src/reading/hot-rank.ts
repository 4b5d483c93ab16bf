const HOUR_MS = 3_600_000;
const EPOCH_MS = Date.UTC(2000, 0, 1);
/** Doubling a story's independent origins lifts its articles as much as six hours of freshness. */
const HOURS_PER_DOUBLING = 6;
/** Each further article of the same story on the same day stands eight hours behind the one before it. */
const HOURS_PER_PLACE = 8;
const PLACES_MAX = 12;

/**
 * The rank by which the feed is sorted, in hours since 2000: newer is higher, lifted by the topic's independent
 * origins, lowered by the article's place among its topic's articles of that day (0 = newest), so that one story does
 * not fill the page. Because time is a plain summand the order of two articles never changes by waiting alone.
 */
export function hotRank(publishedAt: Date, topicOrigins: number, placeInDay: number): number {
  const fresh = (publishedAt.getTime() - EPOCH_MS) / HOUR_MS;
  const lift = HOURS_PER_DOUBLING * Math.log2(Math.max(1, topicOrigins));
  return fresh + lift - HOURS_PER_PLACE * Math.min(PLACES_MAX, Math.max(0, placeInDay));
}

/** The liveliness of a topic, on the same scale: its newest report, lifted by its origins. */
export function topicHotRank(lastReportedAt: Date, topicOrigins: number): number {
  return hotRank(lastReportedAt, topicOrigins, 0);
}
