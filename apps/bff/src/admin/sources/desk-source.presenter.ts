import type { DeskSource, DeskSourcePage, SourceLabel } from '#contract/desk';
import { labelOrigins } from '#domain/trust';
import type { CaredSourceRow, DeskSourceRow, domainsOfSource } from '#persistence/sources';

export function presentSourceRow(row: DeskSourceRow): DeskSource {
  return {
    id: row.id,
    domain: row.domain,
    slug: row.slug,
    name: row.name,
    owner: row.owner,
    country: row.country,
    bias: row.bias,
    category: row.category,
    feeds: row.feeds,
    disabledReason: row.disabled_reason,
  };
}

/** The column of each label, and what `labelOrigins` calls it. */
export const LABEL_COLUMNS = {
  name: 'name',
  owner: 'owner_id',
  bias: 'bias',
  category: 'category',
  country: 'country',
  language: 'language',
  mediaType: 'media_type',
  url: 'url',
  description: 'description',
} as const satisfies Record<SourceLabel, string>;

const CALLED: Readonly<Record<SourceLabel, string>> = {
  name: 'Name',
  owner: 'Owner',
  bias: 'Bias',
  category: 'Category',
  country: 'Country',
  language: 'Language',
  mediaType: 'Media type',
  url: 'Address',
  description: 'Description',
};

interface Parts {
  domains: Awaited<ReturnType<typeof domainsOfSource>>;
  storedToday: number;
  seen: number;
}

export function presentSourcePage(
  row: CaredSourceRow,
  { domains, storedToday, seen }: Parts,
): DeskSourcePage {
  const origins = new Map(labelOrigins(row).map(({ label, origin }) => [label, origin]));
  const labels = Object.entries(LABEL_COLUMNS) as [SourceLabel, string][];
  return {
    id: row.id,
    domain: row.domain,
    slug: row.slug,
    name: row.name,
    owner: row.owner,
    country: row.country,
    bias: row.bias,
    category: row.category,
    feeds: row.feeds,
    disabledReason: row.disabledReason,
    labels: labels.map(([label, column]) => ({
      label,
      value: row[label],
      origin: origins.get(CALLED[label]) ?? '',
      isSet: row.operatorFields.includes(column),
    })),
    domains,
    quotas: { visit: row.visitQuota, day: row.dayQuota, page: row.pageQuota },
    storedToday,
    seen,
  };
}
