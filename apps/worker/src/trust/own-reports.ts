import { type OwnReport, TRUST_SAMPLE } from '#domain/trust/factors';
import type { OwnArticleRow, OwnOrigin, RetractionRow, StoredTextRow } from '#persistence/trust';

/** All reports and retractions of milestones, by milestone. */
export interface Reported {
  storedTexts: ReadonlyMap<number, readonly StoredTextRow[]>;
  retractions: ReadonlyMap<number, RetractionRow>;
}

/** The milestones that these articles report. */
export function milestonesOf(articles: readonly OwnArticleRow[]): number[] {
  return [...new Set(articles.flatMap(({ milestoneId }) => milestoneId ?? []))];
}

/** A source's own reports, newest first like its articles, each with other origins' reports and its follow-ups. */
export function ownReports(
  { sourceId, ownKey }: OwnOrigin,
  articles: readonly OwnArticleRow[],
  { storedTexts, retractions }: Reported,
): OwnReport[] {
  return articles.slice(0, TRUST_SAMPLE.reports).flatMap((article) => {
    const { id, milestoneId, title, excerpt, language, publishedAt } = article;
    if (milestoneId === null) return [];
    const reports = storedTexts.get(milestoneId) ?? [];
    const others = reports.filter(({ isFirst, originKey }) => isFirst && originKey !== ownKey);
    const retraction = retractions.get(milestoneId);
    return {
      ...{ articleId: id, milestoneId, title, excerpt, language, publishedAt },
      originsBefore: others.filter((other) => other.publishedAt < publishedAt).length,
      others: others.slice(0, TRUST_SAMPLE.others),
      followUps: reports.filter(
        (one) => !one.isFirst && one.sourceId === sourceId && one.publishedAt > publishedAt,
      ),
      isRetracted: retraction !== undefined,
      isRetractedBySelf: retraction?.sourceId === sourceId || retraction?.originKey === ownKey,
    };
  });
}
