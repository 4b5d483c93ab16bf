/** What stands in the head of a page that shows nothing of the database. */
export interface PlainPage {
  /** The file that shows it in the web app is `{file}-page.tsx`. */
  file: string;
  title: string;
  /** False for pages of one reader, and for lists that are made of what a reader typed: no search engine keeps them. */
  isIndexed: boolean;
  description?: string;
}

const open = (file: string, title: string, description?: string): PlainPage => ({
  file,
  title,
  isIndexed: true,
  ...(description && { description }),
});
const own = (file: string, title: string): PlainPage => ({ file, title, isIndexed: false });

/** By their path, with the titles that the web app gives them. */
export const PLAIN_PAGES: ReadonlyMap<string, PlainPage> = new Map([
  [
    '/discover',
    open('discover', 'Discover', 'Topics in the news, the liveliest first, and the top headlines.'),
  ],
  ['/search', own('search', 'Search News')],
  [
    '/about',
    open(
      'about',
      'About',
      'How stories are followed until they end, and how sources earn their trust score.',
    ),
  ],
  ['/community', open('community', 'Community', 'The topics and sources that readers follow most.')],
  [
    '/community/most-followed',
    open('most-followed', 'Most Followed Topics', 'The topics that most readers follow.'),
  ],
  [
    '/community/favorite-sources',
    open('favorite-sources', 'Favorite Sources', 'The sources that most readers follow.'),
  ],
  ['/subscription', open('subscription', 'Subscription')],
  ['/privacy-policy', open('privacy', 'Privacy Policy')],
  ['/terms-of-service', open('terms', 'Terms of Service')],
  ['/contact-us', open('contact', 'Contact Us')],
  ['/saved', own('saved', 'Saved')],
  ['/history', own('history', 'History')],
  ['/collections', own('collections', 'My Collections')],
  ['/profile', own('profile', 'My Profile')],
  ['/unsubscribe', own('unsubscribe', 'Unsubscribe')],
  ['/auth', own('auth', 'Sign In')],
  ['/auth/forgot', own('forgot', 'Forgotten Password')],
  ['/auth/reset', own('reset', 'New Password')],
  ['/auth/confirm', own('confirm', 'Confirm Email')],
  ['/auth-debug', own('auth-debug', 'Auth Debug')],
  ['/admin/dashboard', own('admin-dashboard', 'Admin Dashboard')],
  ['/admin/member-management', own('member-management', 'Member Management')],
  ['/admin-promotion', own('admin-promotion', 'Admin Promotion')],
]);
