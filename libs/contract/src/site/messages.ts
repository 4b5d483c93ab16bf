import { PREMIUM_PRICE_USD, PRODUCT_NAME } from './constants.js';

/** Texts that are used in more than one place. Most are specified word for word. */
export const MESSAGES = {
  newsFeedFailed: 'Error loading articles. Please try again.',
  newsFeedEmpty: 'No articles available at the moment.',
  newsFeedNoMatch: 'No articles found for the selected topics.',
  newsFeedNoMatchHint: 'Try selecting different topics or clearing the filters.',
  searchFailed: 'Error searching news',
  searchFailedHint: 'Please try again with different search terms',
  searchEmpty: 'No results found',
  searchEmptyHint: 'Try different keywords or adjust your filters',
  topicsEmpty: 'No topics found',
  mostFollowedEmpty: 'No topics available at this time.',
  newsFeedEnd: "You've reached the end of available articles",
  followedSignedOut: 'Sign in to see followed stories',
  trackedSignedOut: 'Sign in to view your tracked stories',
  followedEmpty: 'No followed stories yet',
  followedEmptyHint: 'Follow stories to receive continuing updates',
  noImage: 'No image',
  noDescription: 'No description available.',
  recently: 'Recently',
  general: 'General',
  topicLoading: 'Loading topic information...',
  topicNotFound: 'Topic Not Found',
  topicNotFoundHint: "The topic you're looking for doesn't exist or has been removed.",
  topicFailed: 'This topic could not be loaded',
  topicFailedHint: 'The server could not be reached, or it could not answer. The topic may still exist.',
  temporarilyUnavailable: 'Temporarily Unavailable',
  milestonesEmpty: 'No milestones have been recorded yet.',
  storyNotFound: 'Story Not Found',
  storyNotFoundHint: "The story you're looking for doesn't exist or couldn't be loaded.",
  sourceNotFound: 'Source Not Found',
  sourceNotFoundHint: "The source you're looking for doesn't exist or has been removed.",
  sourcesEmpty: 'Begin following articles to get started!',
  sourceNoDescription: 'A trusted news source that many members follow.',
  pageNotFoundHint: 'Did you forget to add the page to the router?',
  notEnoughData: 'Not enough data yet: default score',
  followingEmpty: "You're not following any topics yet.",
  articleFailed: 'Database Connection Issue',
  relatedFailed: "Couldn't load related content.",
  relatedEmpty: 'No related stories found',
  headlinesEmpty: 'No development has two sources or a changed headline yet.',
  headlinesFailed: 'The headlines could not be loaded.',
  offline: 'You are offline',
  offlineHint: 'What is missing loads by itself when the connection is back.',
  premiumOffer: `AI summaries, unlimited custom collections, AI-powered analysis and no ads for $${PREMIUM_PRICE_USD} a month.`,
} as const;

/** The browser tab's title of a page. */
export function pageTitle(page: string): string {
  return `${page} | ${PRODUCT_NAME}`;
}
