/** What stands in the head of a page that shows nothing of the database. */
export interface PlainPage {
  title: string;
  /** False for pages of one reader, and for lists that are made of what a reader typed: no search engine keeps them. */
  isIndexed: boolean;
  description?: string;
}

const open = (title: string, description?: string): PlainPage => ({
  title,
  isIndexed: true,
  ...(description && { description }),
});
const own = (title: string): PlainPage => ({ title, isIndexed: false });

/** By their path, with the titles that the web app gives them. */
export const PLAIN_PAGES: ReadonlyMap<string, PlainPage> = new Map([
  ['/discover', open('Discover', 'Topics in the news, the liveliest first, and the top headlines.')],
  ['/search', own('Search News')],
  [
    '/about',
    open('About', 'How stories are followed until they end, and how sources earn their trust score.'),
  ],
  ['/community', open('Community', 'The topics and sources that readers follow most.')],
  ['/community/most-followed', open('Most Followed Topics', 'The topics that most readers follow.')],
  ['/community/favorite-sources', open('Favorite Sources', 'The sources that most readers follow.')],
  ['/subscription', open('Subscription')],
  ['/privacy-policy', open('Privacy Policy')],
  ['/terms-of-service', open('Terms of Service')],
  ['/contact-us', open('Contact Us')],
  ['/saved', own('Saved')],
  ['/history', own('History')],
  ['/collections', own('My Collections')],
  ['/profile', own('My Profile')],
  ['/unsubscribe', own('Unsubscribe')],
  ['/auth', own('Sign In')],
  ['/auth/forgot', own('Forgotten Password')],
  ['/auth/reset', own('New Password')],
  ['/auth/confirm', own('Confirm Email')],
  ['/auth-debug', own('Auth Debug')],
  ['/admin/dashboard', own('Admin Dashboard')],
  ['/admin/member-management', own('Member Management')],
  ['/admin-promotion', own('Admin Promotion')],
]);
