import { parsedUrl } from '../../../text/parsed-url.js';

interface Language {
  articles: number;
  readonly sites: Map<string, Outlet>;
}

/** What is remembered of one site in one language. */
export interface Outlet {
  articles: number;
  readonly site: string;
  readonly language: Language;
}

/** How many of the remembered articles each site has. Sites without any are forgotten. */
export class Outlets {
  private readonly languages = new Map<string, Language>();

  /** The outlet of an article. Counts nothing. */
  of({ url, language }: { url: string; language: string }): Outlet {
    const own = this.languages.get(language) ?? { articles: 0, sites: new Map<string, Outlet>() };
    this.languages.set(language, own);
    const site = parsedUrl(url)?.host.replace(/^www\./, '') ?? '';
    return own.sites.get(site) ?? keep({ articles: 0, site, language: own });
  }

  /** The sites with articles, and those asked for since. */
  get size(): number {
    return [...this.languages.values()].reduce((sum, { sites }) => sum + sites.size, 0);
  }
}

/** Counts an article of an outlet. */
export function countArticle(outlet: Outlet): void {
  outlet.articles += 1;
  outlet.language.articles += 1;
  keep(outlet);
}

/** Takes back what `countArticle` counted. */
export function discountArticle(outlet: Outlet): void {
  const { site, language } = outlet;
  outlet.articles -= 1;
  language.articles -= 1;
  if (outlet.articles === 0) language.sites.delete(site);
}

/** Its share of the articles of its language, 0–1. */
export function shareOf({ articles, language }: Outlet): number {
  return language.articles === 0 ? 1 : articles / language.articles;
}

function keep(outlet: Outlet): Outlet {
  outlet.language.sites.set(outlet.site, outlet);
  return outlet;
}
