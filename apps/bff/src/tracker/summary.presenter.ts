import type { SummarySentence, TopicSummary } from '#contract/stories';
import { plainParagraphs } from '#domain/ingest/article';
import { readArticle } from '#domain/timeline/read';
import type { StatedNumber, StorySummary, SummaryMilestone, SummaryReport } from '#domain/timeline/summary';
import type {
  CitedArticleRow,
  DifferingNumberRow,
  MilestoneRow,
  ReportToSummariseRow,
} from '#persistence/timeline';

export function summaryMilestone(
  row: Pick<MilestoneRow, 'id' | 'date' | 'impact_value' | 'origin_count' | 'retracted_at'>,
): SummaryMilestone {
  return {
    id: row.id,
    date: row.date,
    impactValue: row.impact_value,
    originCount: row.origin_count,
    isRetracted: row.retracted_at !== null,
  };
}

export function statedNumber(row: DifferingNumberRow): StatedNumber {
  return {
    milestoneId: row.milestone_id,
    kind: row.kind,
    unit: row.unit,
    value: row.value,
    atLeast: row.at_least,
    articleId: row.article_id,
    originKey: row.origin_key,
    at: row.at,
  };
}

/** Reads a report's text, as its topic's rebuild does. */
export function summaryReport(row: ReportToSummariseRow): SummaryReport {
  const { id, title, excerpt, content, url, language, country, role } = row;
  const publishedAt = row.published_at;
  const text = content === null ? null : plainParagraphs(content);
  return {
    article: { id, originKey: row.origin_key },
    voice: role === 'copy' || role === 'comment' || role === 'expects' ? role : 'own',
    title,
    publishedAt,
    reading: readArticle({
      ...{ title, excerpt, text, publishedAt, url, language, country },
      ...{ sourceName: row.source_name, originKey: row.origin_key },
    }),
  };
}

/** A summary whose sentences name their articles. A sentence whose article is gone is left out. */
export function presentSummary(
  { stands, path, disputed }: StorySummary,
  articles: readonly CitedArticleRow[],
): TopicSummary {
  const known = new Map(articles.map((article) => [article.id, article]));
  const cite = ({ text, articleId }: { text: string; articleId: number }): SummarySentence[] => {
    const article = known.get(articleId);
    if (article === undefined) return [];
    const { slug, source_name: source, published_at: publishedAt } = article;
    return [{ text, articleId, slug, source, publishedAt: publishedAt.toISOString() }];
  };
  return { stands: stands.flatMap(cite), path: path.flatMap(cite), disputed: disputed.flatMap(cite) };
}
