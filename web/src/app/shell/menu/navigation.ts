import { pages } from '../../../lib/urls';

export interface NavigationLink {
  label: string;
  to: string;
}

export const NAVIGATION: readonly NavigationLink[] = [
  { label: 'Home', to: pages.home },
  { label: 'Discover', to: pages.discover() },
  { label: 'Search', to: pages.search() },
  { label: 'Saved', to: pages.saved },
  { label: 'History', to: pages.history },
];

export const COMMUNITY: readonly NavigationLink[] = [
  { label: 'Community Hub', to: pages.community },
  { label: 'Most Followed', to: pages.mostFollowed },
  { label: 'Favorite Sources', to: pages.favoriteSources },
  { label: 'My Profile', to: pages.profile },
];

/** For admins only. */
export const ADMIN: readonly NavigationLink[] = [
  { label: 'Dashboard', to: pages.adminDashboard },
  { label: 'Member Management', to: pages.memberManagement },
];

export const INFORMATION: readonly NavigationLink[] = [
  { label: 'About', to: pages.about },
  { label: 'Privacy Policy', to: pages.privacy },
  { label: 'Terms of Service', to: pages.terms },
  { label: 'Contact Us', to: pages.contact },
];
