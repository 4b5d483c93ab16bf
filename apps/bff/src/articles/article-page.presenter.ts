import { type ArticlePage, imageSrcSet } from '#contract/reading';
import { SYNTHESISED_MILESTONE_IMPACT } from '#contract/site';
import type { SourceView } from '#contract/sources';
import type { ArticleMilestone } from '#contract/timeline';
import { withShownImages } from '#domain/reading/images';
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
  return {
    article: {
      ...presentCard(rows.article, imageAddress),
      content: presentContent(rows.article.content, imageAddress),
    },
    milestones: presentArticleMilestones(rows.article, rows.milestones),
    source: presentSource(rows.source),
    topic: presentTopic(rows.topic),
    relatedArticles: presentCards(rows.related, imageAddress),
  };
}

/** The text column is 720 pixels wide, and as wide as the screen on a phone. */
const IN_TEXT = { widths: [480, 960, 1440], sizes: '(max-width: 767px) 100vw, 720px' } as const;

function presentContent(content: string | null, imageAddress: ImageAddress): string | null {
  if (content === null) return null;
  return withShownImages(content, (url) => {
    const src = imageAddress(url);
    if (src === null) return null;
    const srcset = imageSrcSet(src, IN_TEXT.widths);
    return srcset === undefined ? { src } : { src, srcset, sizes: IN_TEXT.sizes };
  });
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
