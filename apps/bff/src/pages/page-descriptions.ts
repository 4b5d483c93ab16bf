import type { PageName } from '#contract/site';

/** Descriptions for search engines and link previews. Other pages use the product's description. */
export const PAGE_DESCRIPTIONS: Readonly<Partial<Record<PageName, string>>> = {
  discover: 'Topics in the news, most active first, and the top headlines.',
  about: 'How stories are followed until they end, and how sources earn their trust score.',
  community: 'The topics and sources that readers follow most.',
  'most-followed': 'The topics that most readers follow.',
  'favorite-sources': 'The sources that most readers follow.',
};
