import { type OwnReport, TRUST_SAMPLE } from '#domain/trust/factors';
import type { OwnArticleRow, OwnOrigin, RetractionRow, TellingRow } from '#persistence/trust';

/** What others, and the sources themselves, made of milestones. */
export interface Told {
  tellings: ReadonlyMap<number, readonly TellingRow[]>;
  retractions: ReadonlyMap<number, RetractionRow>;
}

/** The milestones of which these articles are their source's own reports. */
export function milestonesOf(articles: readonly OwnArticleRow[]): number[] {
  return [...new Set(articles.flatMap(({ milestoneId }) => milestoneId ?? []))];
}

/** A source's own reports, newest first as its articles are, with what was told beside and after each. */
export function ownReports(
  { sourceId, ownKey }: OwnOrigin,
  articles: readonly OwnArticleRow[],
  { tellings, retractions }: Told,
): OwnReport[] {
  return articles.slice(0, TRUST_SAMPLE.reports).flatMap((article) => {
    const { id, milestoneId, title, excerpt, language, publishedAt } = article;
    if (milestoneId === null) return [];
    const told = tellings.get(milestoneId) ?? [];
    const others = told.filter(({ isFirst, originKey }) => isFirst && originKey !== ownKey);
    const retraction = retractions.get(milestoneId);
    return {
      ...{ articleId: id, milestoneId, title, excerpt, language, publishedAt },
      originsBefore: others.filter((other) => other.publishedAt < publishedAt).length,
      others: others.slice(0, TRUST_SAMPLE.tellings),
      followUps: told.filter(
        (one) => !one.isFirst && one.sourceId === sourceId && one.publishedAt > publishedAt,
      ),
      isRetracted: retraction !== undefined,
      isRetractedBySelf: retraction?.sourceId === sourceId || retraction?.originKey === ownKey,
    };
  });
}
