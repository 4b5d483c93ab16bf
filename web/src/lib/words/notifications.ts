import { plural, t } from '@lingui/core/macro';
import { NEW_ARTICLES_COUNTED } from '#contract/notifications';

export { badgeText } from '#contract/notifications';

/** '3 new articles', '999+ new articles'. */
export function newArticlesText(count: number): string {
  if (count >= NEW_ARTICLES_COUNTED) return t`${NEW_ARTICLES_COUNTED - 1}+ new articles`;
  return plural(count, { one: '# new article', other: '# new articles' });
}
