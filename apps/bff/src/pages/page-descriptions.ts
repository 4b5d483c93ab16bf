import type { PageName } from '#contract/site';

/** What search engines and shared links say of a page. Pages without a line here carry the product's. */
export const PAGE_DESCRIPTIONS: Readonly<Partial<Record<PageName, string>>> = {
  discover: 'Topics in the news, the liveliest first, and the top headlines.',
  about: 'How stories are followed until they end, and how sources earn their trust score.',
  community: 'The topics and sources that readers follow most.',
  'most-followed': 'The topics that most readers follow.',
  'favorite-sources': 'The sources that most readers follow.',
};
