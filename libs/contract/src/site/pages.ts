/** Who sees a page. Developers are admins, and everyone in development. The server guards its calls on its own. */
export type PageAccess = 'everyone' | 'readers' | 'admins' | 'developers';

/** The groups of links in the sidebar, the mobile menu and the footer. */
export type MenuGroup = 'navigation' | 'community' | 'admin' | 'information';

export interface Page {
  /** `:slug` and `:id` match one part of an address; `*` matches what no other page has. */
  path: string;
  /** The title of the browser's tab; `{name}` stands for the name of what the page shows. */
  title: string;
  /** False for pages of one reader and for lists made of what a reader typed. */
  isIndexed: boolean;
  who: PageAccess;
  menu?: MenuGroup;
  /** The menu's word if it differs from the title. */
  label?: string;
  /** Other addresses, with the same parameters, that redirect here. */
  aliases?: readonly string[];
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

  profile: { path: '/profile', title: 'My Profile', isIndexed: false, who: 'readers', menu: 'community' },
  collections: { path: '/collections', title: 'My Collections', isIndexed: false, who: 'readers' },
  /** Its owner decides who sees it; until it is loaded it has no name. */
  collection: { path: '/collections/:id', title: 'Collection', isIndexed: false, who: 'everyone' },
  unsubscribe: { path: '/unsubscribe', title: 'Unsubscribe', isIndexed: false, who: 'everyone' },
  auth: { path: '/auth', title: 'Sign In', isIndexed: false, who: 'everyone' },
  forgot: { path: '/auth/forgot', title: 'Forgotten Password', isIndexed: false, who: 'everyone' },
  reset: { path: '/auth/reset', title: 'New Password', isIndexed: false, who: 'everyone' },
  confirm: { path: '/auth/confirm', title: 'Confirm Email', isIndexed: false, who: 'everyone' },
  'auth-debug': { path: '/auth-debug', title: 'Auth Debug', isIndexed: false, who: 'developers' },

  'admin-dashboard': {
    path: '/admin/dashboard',
    title: 'Admin Dashboard',
    isIndexed: false,
    who: 'admins',
    menu: 'admin',
    label: 'Dashboard',
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

  about: { path: '/about', title: 'About', isIndexed: true, who: 'everyone', menu: 'information' },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    isIndexed: true,
    who: 'everyone',
    menu: 'information',
  },
  terms: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    isIndexed: true,
    who: 'everyone',
    menu: 'information',
  },
  contact: {
    path: '/contact-us',
    title: 'Contact Us',
    isIndexed: true,
    who: 'everyone',
    menu: 'information',
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

/** A page's title without the product's name. @param shown the name of what it shows */
export function titleOf(name: PageName, shown = ''): string {
  return PAGES[name].title.replace('{name}', () => shown);
}
