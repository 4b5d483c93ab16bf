import type { ArticlePage } from '#contract/reading';
import { SYNTHESISED_MILESTONE_IMPACT } from '#contract/site';
import type { SourceView } from '#contract/sources';
import type { ArticleMilestone } from '#contract/timeline';
import { withImageAddresses } from '#domain/reading/images';
import type { ArticleRow, CardRow } from '#persistence/reading';
import type { SourceRow } from '#persistence/sources';
import type { TopicRow } from '#persistence/stories';
import type { MilestoneRow } from '#persistence/timeline';
import { credibility, presentCard, presentCards, trustRange } from '../cards/card.presenter.js';
import type { ImageAddress } from '../images/image-addresses.service.js';
import { presentTopic } from '../topics/topic.presenter.js';

export interface ArticlePageRows {
  article: ArticleRow;
  source: SourceRow;
  topic: TopicRow;
  milestones: readonly MilestoneRow[];
  related: readonly CardRow[];
}

export function presentArticlePage(rows: ArticlePageRows, imageAddress: ImageAddress): ArticlePage {
  const { content } = rows.article;
  return {
    article: {
      ...presentCard(rows.article, imageAddress),
      content: content === null ? null : withImageAddresses(content, imageAddress),
    },
    milestones: presentArticleMilestones(rows.article, rows.milestones),
    source: presentSource(rows.source),
    topic: presentTopic(rows.topic),
    relatedArticles: presentCards(rows.related, imageAddress),
  };
}

function presentSource(row: SourceRow): SourceView {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    url: row.url,
    description: row.description,
    country: row.country,
    owner: row.owner,
    bias: row.bias,
    credibilityScore: credibility(row.trust_score),
    trustRange: trustRange(row),
    trustCoverage: row.trust_coverage,
  };
}

/** Ascending by date. If the topic has none yet, the article's own publication replaces them. */
function presentArticleMilestones(article: ArticleRow, rows: readonly MilestoneRow[]): ArticleMilestone[] {
  if (rows.length === 0) {
    return [
      {
        id: 0,
        title: 'Article Published',
        description: article.title,
        date: article.published_at.toISOString(),
        isSignificant: true,
        impactValue: SYNTHESISED_MILESTONE_IMPACT,
      },
    ];
  }
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    date: row.date.toISOString(),
    isSignificant: row.is_significant,
    impactValue: row.impact_value,
  }));
}
