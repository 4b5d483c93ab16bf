import { SEARCH_MESSAGES, type SyndicatedSearchQuery } from '#contract/search';
import { pagePath, pageTitle, type SyndicationFormat } from '#contract/site';
import type { CardRow } from '#persistence/reading';
import { type Addresses, articleItem } from '../syndication/syndication.presenter.js';
import type { SyndicationDocument } from '../syndication/syndication-document.js';

/** The newest results of a search. */
export function presentSearchSyndication(
  cards: readonly CardRow[],
  query: SyndicatedSearchQuery,
  addresses: Omit<Addresses, 'hub'>,
  format: SyndicationFormat,
): SyndicationDocument {
  const { origin } = addresses;
  const path = pagePath('search');
  const parameters = searchParameters(query);
  return {
    title: pageTitle(`Search: ${query.q}`),
    description: SEARCH_MESSAGES.syndicated(query.q),
    pageUrl: `${origin}${path}?${parameters}`,
    selfUrl: `${origin}${path}/feed.${format}?${parameters}`,
    items: cards.map((card) => articleItem(card, addresses)),
  };
}

/** The same search in one spelling: an address, and the key of its cached document. */
export function searchParameters({ q, sources, from, to, kind }: SyndicatedSearchQuery): string {
  const filled = Object.entries({ q, sources: sources?.join(','), from, to, kind }).filter(
    ([, value]) => value,
  );
  return new URLSearchParams(filled as [string, string][]).toString();
}
