const LONG_NAME = 40;

/** A source's name without the slogan in its feed title: 'Example: The best news' → 'Example'. */
export function shortName(name: string, domain: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  if (plain === '') return domain;
  if (plain.length <= LONG_NAME) return plain;
  const parts = plain.split(/\s*(?: [-–—] | :: |\||: )\s*/).filter((part) => part.length > 1);
  return (parts[0] ?? plain).slice(0, 80);
}

/** A unique slug, never digits only: from the name if it has Latin letters, otherwise from the domain. */
export function sourceSlug(name: string, domain: string, taken: ReadonlySet<string>): string {
  const ofDomain = kebab(domain);
  const candidates = [/[a-z]/.test(kebab(name)) ? kebab(name) : ofDomain, ofDomain, `${ofDomain}-source`];
  const free = candidates.find((slug) => /[a-z]/.test(slug) && !taken.has(slug));
  if (!free) throw new Error(`No free slug for ${domain}`);
  return free;
}

function kebab(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}
