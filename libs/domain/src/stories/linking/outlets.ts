import { parsedUrl } from '../../text/parsed-url.js';

/** What is remembered of one site in one language. */
export interface Outlet {
  articles: number;
  readonly language: { articles: number };
}

/** How many of the remembered articles each site has. */
export class Outlets {
  private readonly languages = new Map<string, { articles: number; sites: Map<string, Outlet> }>();

  /** The outlet of an article. Counts nothing. */
  of({ url, language }: { url: string; language: string }): Outlet {
    const own = this.languages.get(language) ?? { articles: 0, sites: new Map<string, Outlet>() };
    this.languages.set(language, own);
    const site = parsedUrl(url)?.host.replace(/^www\./, '') ?? '';
    const outlet = own.sites.get(site) ?? { articles: 0, language: own };
    own.sites.set(site, outlet);
    return outlet;
  }
}

/** Counts an article of an outlet, or with −1 takes one back. */
export function countArticle(outlet: Outlet, by: 1 | -1): void {
  outlet.articles += by;
  outlet.language.articles += by;
}

/** Its share of the articles of its language, 0–1. */
export function shareOf({ articles, language }: Outlet): number {
  return language.articles === 0 ? 1 : articles / language.articles;
}
