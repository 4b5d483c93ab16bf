import type { User } from '#contract/accounts';
import { type MenuGroup, PAGE_LIST, type Page } from '#contract/site';

export interface NavigationLink {
  /** In English, as the table of pages has it. */
  label: string;
  to: string;
}

/** The links of a menu group, in the order of the table of pages. */
const linksOf = (group: MenuGroup, shown: (page: Page) => boolean = () => true): NavigationLink[] =>
  PAGE_LIST.filter(([, page]) => page.menu === group && shown(page)).map(([, { label, title, path }]) => ({
    label: label ?? title,
    to: path,
  }));

export const NAVIGATION: readonly NavigationLink[] = linksOf('navigation');
export const COMMUNITY: readonly NavigationLink[] = linksOf('community');
const ADMIN: readonly NavigationLink[] = linksOf('admin');
const EDITOR: readonly NavigationLink[] = linksOf('admin', ({ who }) => who === 'editors');

/** The admin pages that a reader may open. */
export function adminLinks(reader: User | null): readonly NavigationLink[] {
  if (reader?.isAdmin) return ADMIN;
  return reader?.isEditor ? EDITOR : [];
}
export const INFORMATION: readonly NavigationLink[] = linksOf('information');
