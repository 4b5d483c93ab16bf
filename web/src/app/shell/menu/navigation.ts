import { type MenuGroup, PAGE_LIST } from '#contract/site';

export interface NavigationLink {
  label: string;
  to: string;
}

/** The links of a menu group, in the order of the table of pages. */
const linksOf = (group: MenuGroup): NavigationLink[] =>
  PAGE_LIST.filter(([, { menu }]) => menu === group).map(([, { label, title, path }]) => ({
    label: label ?? title,
    to: path,
  }));

export const NAVIGATION: readonly NavigationLink[] = linksOf('navigation');
export const COMMUNITY: readonly NavigationLink[] = linksOf('community');
/** For admins only. */
export const ADMIN: readonly NavigationLink[] = linksOf('admin');
export const INFORMATION: readonly NavigationLink[] = linksOf('information');
