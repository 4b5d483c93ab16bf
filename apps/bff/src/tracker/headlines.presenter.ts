import type { Headline, MilestoneHeadlines } from '#contract/stories';
import type { ComparedMilestoneRow, EarlierTitleRow, HeadlineRow } from '#persistence/timeline';
import { presentSourceBrief } from '../cards/card.presenter.js';

export function presentHeadlines(
  milestones: readonly ComparedMilestoneRow[],
  headlines: readonly HeadlineRow[],
  earlier: readonly EarlierTitleRow[],
): MilestoneHeadlines[] {
  const headlinesOf = Map.groupBy(headlines, (row) => row.milestone_id);
  const earlierOf = Map.groupBy(earlier, (row) => row.article_id);
  return milestones.map((row) => ({
    id: row.id,
    title: row.title,
    date: row.date.toISOString(),
    retracted: row.retracted_at !== null,
    outletCount: row.outlet_count,
    headlines: (headlinesOf.get(row.id) ?? []).map((one) =>
      presentHeadline(one, earlierOf.get(one.id) ?? []),
    ),
  }));
}

function presentHeadline(row: HeadlineRow, earlier: readonly EarlierTitleRow[]): Headline {
  const { source_id: id, source_name: name, source_slug: slug } = row;
  const { trust_score, trust_low, trust_high } = row;
  return {
    articleId: row.id,
    slug: row.slug,
    title: row.title,
    sourceUrl: row.url,
    publishedAt: row.published_at.toISOString(),
    source: { ...presentSourceBrief({ id, name, slug, trust_score, trust_low, trust_high }), bias: row.bias },
    earlier: earlier.map(({ title, replaced_at }) => ({ title, replacedAt: replaced_at.toISOString() })),
  };
}
