import type { BiasGroup, SourceEntry, SourceStatistics } from '#contract/sources';
import type {
  BiasGroupRow,
  DirectoryCategoryRow,
  DirectoryTotalsRow,
  SourceEntryRow,
} from '#persistence/sources';
import { BIAS_GROUPS } from '#vocabulary';
import { credibility, presentSourceBrief } from '../cards/card.presenter.js';

export function presentSourceEntry(row: SourceEntryRow): SourceEntry {
  return {
    ...presentSourceBrief(row),
    url: row.url,
    category: row.category,
    country: row.country,
    description: row.description,
    bias: row.bias,
    owner: row.owner,
    trustCoverage: row.trust_coverage,
    followerCount: row.follower_count,
  };
}

export interface StatisticsRows {
  totals: DirectoryTotalsRow;
  categories: readonly DirectoryCategoryRow[];
  countries: readonly { country: string; sources: number }[];
  groups: readonly BiasGroupRow[];
}

export function presentStatistics({
  totals,
  categories,
  countries,
  groups,
}: StatisticsRows): SourceStatistics {
  return {
    sources: totals.sources,
    rated: totals.rated,
    averageScore: credibility(totals.average_score),
    countries: totals.countries,
    byCountry: countries.map(({ country, sources }) => ({ country, sources })),
    byCategory: categories.map(({ category, sources }) => ({ category, sources })),
    byBias: BIAS_GROUPS.map((bias) => presentGroup(bias, groups)),
    centerAligned: centerAligned(groups),
  };
}

function presentGroup(bias: BiasGroup, groups: readonly BiasGroupRow[]): SourceStatistics['byBias'][number] {
  const group = groups.find((row) => row.bias === bias);
  const examples = group?.names.map((name, place) => ({ name, slug: group.slugs[place] ?? '' })) ?? [];
  return { bias, sources: group?.sources ?? 0, examples };
}

function centerAligned(groups: readonly BiasGroupRow[]): number | null {
  const labelled = groups.filter(({ bias }) => bias !== 'unknown');
  const all = labelled.reduce((sum, { sources }) => sum + sources, 0);
  if (all === 0) return null;
  return Math.round((100 * (labelled.find(({ bias }) => bias === 'center')?.sources ?? 0)) / all);
}
