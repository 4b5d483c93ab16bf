import { escapeUTF8 } from 'entities';

/** A page by its path, which starts with a slash. */
export interface SitemapPage {
  path: string;
  changedAt?: Date;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap index (sitemaps.org). */
export function presentSitemapIndex(parts: readonly string[], origin: string): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escapeUTF8(`${origin}/sitemaps/${part}`)}</loc></sitemap>`,
  );
  return xml('sitemapindex', entries);
}

export function presentSitemap(pages: readonly SitemapPage[], origin: string): string {
  return xml(
    'urlset',
    pages.map(({ path, changedAt }) => {
      const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
      return `<url><loc>${escapeUTF8(origin + path)}</loc>${changed}</url>`;
    }),
  );
}

function xml(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${root}>\n`;
}
