import { createHash } from 'node:crypto';

/** The longest readable part of a slug (characters). */
const WORDS_LIMIT = 70;

/** 64 bits: among a billion articles, two share a mark with a probability of 3 %. Then one gets all 40 digits. */
const MARK_DIGITS = 16;

/**
 * The slug of an article: the words of its title, then hex digits of its identity. The same article always gets the
 * same slug, and two articles with the same title get different ones. A slug is never digits only.
 */
export function articleSlug(title: string, identityKey: string, digits = MARK_DIGITS): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const cut = words.length > WORDS_LIMIT ? words.slice(0, WORDS_LIMIT).replace(/-[^-]*$/, '') : words;
  const mark = createHash('sha1').update(identityKey).digest('hex').slice(0, digits);
  return `${cut === '' || /^[\d-]+$/.test(cut) ? `article-${cut}` : cut}-${mark}`.replace(/-{2,}/g, '-');
}
