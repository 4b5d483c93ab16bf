const MAX_SLUG = 80;

/**
 * The slug of a name: ASCII words with hyphens, at most 80 characters, never empty and never digits only. Slugs are
 * not unique: the caller appends a suffix.
 */
export function slugify(name: string): string {
  const slug = name
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/gu, '')
    .replace(/ß/gu, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const cut =
    slug.length > MAX_SLUG
      ? slug.slice(0, slug.lastIndexOf('-', MAX_SLUG) > 40 ? slug.lastIndexOf('-', MAX_SLUG) : MAX_SLUG)
      : slug;
  if (cut === '') return 'story';
  return /^[\d-]+$/.test(cut) ? `story-${cut}` : cut;
}
