import { t } from '@lingui/core/macro';

/** 'council-votes-again' becomes 'Council votes again'; an id becomes 'Article 7'. */
export function titleFromSlug(slug: string): string {
  if (/^\d+$/.test(slug)) return t`Article ${{ id: slug }}`;
  const words = slug
    .replace(/-[0-9a-f]{8}$/, '')
    .replaceAll('-', ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
