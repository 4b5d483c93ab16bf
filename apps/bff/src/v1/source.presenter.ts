import type { Source } from '#contract/v1';
import type { SourceEntryRow } from '#persistence/sources';
import { presentSourceBrief } from '../cards/card.presenter.js';

/** `origin` is the public origin, without a trailing slash. */
export function presentSource(row: Omit<SourceEntryRow, 'trust_coverage'>, origin: string): Source {
  const { credibilityScore: score, trustRange: range } = presentSourceBrief(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    url: row.url,
    page: `${origin}/sources/${row.slug}`,
    description: row.description,
    country: row.country,
    category: row.category,
    owner: row.owner,
    bias: row.bias,
    trust:
      score === null || range === null
        ? null
        : { score, low: range.low, high: range.high, isFirstEstimate: range.isFirstEstimate },
    followerCount: row.follower_count,
  };
}
