/** Who sees a page. Editors include admins. Developers are admins, and everyone in development. The server guards its calls on its own. */
export type PageAccess = 'everyone' | 'readers' | 'editors' | 'admins' | 'developers';

/** The groups of links in the sidebar, the mobile menu and the footer. */
export type MenuGroup = 'navigation' | 'community' | 'admin' | 'information';

export interface Page {
  /** `:slug` and `:id` match one part of an address; `*` matches what no other page has. */
  path: string;
  /** The title of the browser's tab; `{name}` stands for the name of what the page shows. */
  title: string;
  /** Titles of tabs that have one of their own, by the `tab` in the address. */
  tabTitles?: Readonly<Record<string, string>>;
  /** False for pages of one reader and for lists made of what a reader typed. */
  isIndexed: boolean;
  who: PageAccess;
  menu?: MenuGroup;
  /** The menu's word if it differs from the title. */
  label?: string;
  /** Other addresses, with the same parameters, that redirect here. */
  aliases?: readonly string[];
  /** Other addresses that redirect to one of its tabs, each with the tab. */
  tabAliases?: Readonly<Record<string, string>>;
}

/**
 * Every page by the name of its file in the web app: `about` is drawn by `about-page.tsx`. The router, the heads that
 * the server writes, the menus and the sitemap are made from this table. Menus keep its order.
 */
export const PAGES = {
  home: { path: '/', title: 'Home', isIndexed: true, who: 'everyone', menu: 'navigation' },
  discover: {
    path: '/discover',
    title: 'Discover',
    isIndexed: true,
    who: 'everyone',
    menu: 'navigation',
  },
  'stories-ended': {
    path: '/stories/ended',
    title: 'Ended Stories',
    isIndexed: true,
    who: 'everyone',
    menu: 'navigation',
  },
  search: {
    path: '/search',
    title: 'Search News',
    isIndexed: false,
    who: 'everyone',
    menu: 'navigation',
    label: 'Search',
  },
  saved: { path: '/saved', title: 'Saved', isIndexed: false, who: 'readers', menu: 'navigation' },
  history: { path: '/history', title: 'History', isIndexed: false, who: 'readers', menu: 'navigation' },
  /** Visitors see what they track on this device. */
  following: {
    path: '/following',
    title: 'Following',
    isIndexed: false,
    who: 'everyone',
    menu: 'navigation',
  },
  collections: {
    path: '/collections',
    title: 'My Collections',
    isIndexed: false,
    who: 'readers',
    menu: 'navigation',
    label: 'Collections',
  },

  topic: {
    path: '/topics/:slug',
    title: '{name}',
    isIndexed: true,
    who: 'everyone',
    aliases: ['/topic/:slug'],
  },
  'topic-timeline': {
    path: '/topics/:slug/timeline',
    title: '{name}: Timeline',
    isIndexed: true,
    who: 'everyone',
    aliases: ['/topic/:slug/timeline'],
  },
  'topic-sources': {
    path: '/topics/:slug/sources',
    title: '{name}: Sources',
    isIndexed: true,
    who: 'everyone',
    aliases: ['/topic/:slug/sources'],
  },
  article: {
    path: '/articles/:slug',
    title: '{name}',
    isIndexed: true,
    who: 'everyone',
    aliases: ['/article/:slug'],
  },
  source: {
    path: '/sources/:slug',
    title: '{name}',
    isIndexed: true,
    who: 'everyone',
    aliases: ['/source/:slug'],
  },
  story: { path: '/story/:id', title: '{name}', isIndexed: true, who: 'everyone' },

  community: {
    path: '/community',
    title: 'Community',
    isIndexed: true,
    who: 'everyone',
    menu: 'community',
    label: 'Community Hub',
  },
  'most-followed': {
    path: '/community/most-followed',
    title: 'Most Followed Topics',
    isIndexed: true,
    who: 'everyone',
    menu: 'community',
    label: 'Most Followed',
    aliases: ['/most-followed'],
  },
  'favorite-sources': {
    path: '/community/favorite-sources',
    title: 'Favorite Sources',
    isIndexed: true,
    who: 'everyone',
    menu: 'community',
    aliases: ['/favorite-sources'],
  },

  'public-collections': {
    path: '/community/collections',
    title: 'Public Collections',
    isIndexed: true,
    who: 'everyone',
  },

  profile: { path: '/profile', title: 'My Profile', isIndexed: false, who: 'readers', menu: 'community' },
  security: { path: '/profile/security', title: 'Security', isIndexed: false, who: 'readers' },
  reports: { path: '/profile/reports', title: 'My Reports', isIndexed: false, who: 'readers' },
  /** Its owner decides who sees it; until it is loaded it has no name. */
  collection: { path: '/collections/:id', title: 'Collection', isIndexed: false, who: 'everyone' },
  unsubscribe: { path: '/unsubscribe', title: 'Unsubscribe', isIndexed: false, who: 'everyone' },
  'weekly-digest': { path: '/weekly-digest', title: 'Weekly Digest', isIndexed: false, who: 'everyone' },
  'confirm-emails': { path: '/confirm-emails', title: 'Confirm Emails', isIndexed: false, who: 'everyone' },
  'stop-emails': { path: '/stop-emails', title: 'Stop Emails', isIndexed: false, who: 'everyone' },
  auth: {
    path: '/auth',
    title: 'Sign In',
    tabTitles: { 'sign-up': 'Sign Up' },
    isIndexed: false,
    who: 'everyone',
    aliases: ['/login'],
  },
  forgot: { path: '/auth/forgot', title: 'Forgotten Password', isIndexed: false, who: 'everyone' },
  reset: { path: '/auth/reset', title: 'New Password', isIndexed: false, who: 'everyone' },
  confirm: { path: '/auth/confirm', title: 'Confirm Email', isIndexed: false, who: 'everyone' },
  'auth-debug': { path: '/auth-debug', title: 'Auth Debug', isIndexed: false, who: 'developers' },

  'admin-dashboard': {
    path: '/admin/dashboard',
    title: 'Admin Dashboard',
    isIndexed: false,
    who: 'editors',
    menu: 'admin',
    label: 'Dashboard',
    aliases: ['/admin'],
  },
  'member-management': {
    path: '/admin/member-management',
    title: 'Member Management',
    isIndexed: false,
    who: 'admins',
    menu: 'admin',
  },
  'admin-promotion': {
    path: '/admin-promotion',
    title: 'Admin Promotion',
    isIndexed: false,
    who: 'readers',
  },

  about: {
    path: '/about',
    title: 'About',
    isIndexed: true,
    who: 'everyone',
    menu: 'information',
    tabAliases: { '/sources': 'sources' },
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    isIndexed: true,
    who: 'everyone',
    menu: 'information',
    aliases: ['/privacy'],
  },
  terms: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    isIndexed: true,
    who: 'everyone',
    menu: 'information',
    aliases: ['/terms'],
  },
  contact: {
    path: '/contact-us',
    title: 'Contact Us',
    isIndexed: true,
    who: 'everyone',
    menu: 'information',
    aliases: ['/contact'],
  },
  subscription: { path: '/subscription', title: 'Subscription', isIndexed: true, who: 'everyone' },

  'not-found': { path: '*', title: '404 Page Not Found', isIndexed: false, who: 'everyone' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** In the table's order. */
export const PAGE_LIST = Object.entries(PAGES) as [PageName, Page][];

/** True for a page that shows no single thing, so that its title is known before anything is loaded. */
export const isPlainPage = ({ path }: Page): boolean => !path.includes(':');

/** A page's path from the first slash. @param key the slug or id of what it shows, not encoded */
export function pagePath(name: PageName, key: string | number = ''): string {
  return PAGES[name].path.replace(/:\w+/, () => encodeURIComponent(key));
}

/**
 * A page's title without the product's name.
 * @param shown the name of what it shows
 * @param tab the `tab` in the address
 */
export function titleOf(name: PageName, shown = '', tab: unknown = null): string {
  const { title, tabTitles = {} }: Page = PAGES[name];
  const ofTab = typeof tab === 'string' && Object.hasOwn(tabTitles, tab) ? tabTitles[tab] : undefined;
  return (ofTab ?? title).replace('{name}', () => shown);
}
