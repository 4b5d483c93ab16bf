import type { PageName } from '#contract/site';

/** Descriptions for search engines and link previews. Other pages use the product's description. */
export const PAGE_DESCRIPTIONS: Readonly<Partial<Record<PageName, string>>> = {
  discover: 'Stories that are moving, near an end, ended or quiet, all topics, and the top headlines.',
  'stories-ended': 'News stories that have ended, by month, each with how it ended and who reported it.',
  about: 'How stories are followed until they end, and how sources earn their trust score.',
  community: 'The topics and sources that readers follow most.',
  'most-followed': 'The topics that most readers follow.',
  'favorite-sources': 'The sources that most readers follow.',
  'public-collections': 'Collections of news stories that readers share.',
  contact: 'Write to the people who run this site.',
  privacy: 'What is stored about you, for how long, and how to download or delete it.',
  terms: 'What you can expect of this site, and what it expects of you.',
};
