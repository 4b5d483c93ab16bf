import { t } from '@lingui/core/macro';
import { PAGES, type PageName, titleOf } from '#contract/site';
import { said } from '../language/said';

/**
 * A page's title in the language of the interface, without the product's name.
 * @param shown the name of what it shows
 * @param tab the `tab` in the address
 */
export function titleInLanguage(page: PageName, shown = '', tab: string | null = null): string {
  const [, part] = PAGES[page].title.split('{name}: ');
  if (part !== undefined) return t`${{ name: shown }}: ${{ page: said(part) }}`;
  return shown === '' ? said(titleOf(page, '', tab)) : titleOf(page, shown, tab);
}
