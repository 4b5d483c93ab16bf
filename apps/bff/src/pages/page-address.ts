import { PAGE_LIST, type PageName, pagePath, SlugParam } from '#contract/site';

/** The page that an address names, or the path to which it redirects. */
export type PageAddress =
  | {
      name: PageName;
      /** The slug or id in the address; empty on pages without one. */
      key: string;
    }
  | { movedTo: string };

const NOT_FOUND: PageAddress = { name: 'not-found', key: '' };

interface Route {
  name: PageName;
  parts: string[];
  isAlias: boolean;
  /** Added to the path of the page; empty for most aliases. */
  query: string;
}

const ROUTES: Route[] = PAGE_LIST.flatMap(([name, { path, aliases = [], tabAliases = {} }]) => [
  { name, parts: path.split('/'), isAlias: false, query: '' },
  ...aliases.map((alias) => ({ name, parts: alias.split('/'), isAlias: true, query: '' })),
  ...Object.entries(tabAliases).map(([alias, tab]) => ({
    name,
    parts: alias.split('/'),
    isAlias: true,
    query: `?tab=${tab}`,
  })),
]);

/** @param path as in the request, percent-encoded; a trailing slash is ignored */
export function pageAt(path: string): PageAddress {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  const parts = trimmed.split('/');
  for (const route of ROUTES) {
    const key = keyIn(parts, route.parts);
    if (key === null) continue;
    if (route.isAlias) return { movedTo: pagePath(route.name, key) + route.query };
    return { name: route.name, key };
  }
  return NOT_FOUND;
}

/** The value of the pattern's parameter, or '' if it has none. Null if the pattern does not match. */
function keyIn(parts: readonly string[], pattern: readonly string[]): string | null {
  if (parts.length !== pattern.length) return null;
  const parameter = pattern.findIndex((part) => part.startsWith(':'));
  if (pattern.some((part, at) => at !== parameter && part !== parts[at])) return null;
  return parameter === -1 ? '' : slugOf(parts[parameter] ?? '');
}

/** Null if it cannot be a slug. */
function slugOf(encoded: string): string | null {
  try {
    return SlugParam.safeParse(decodeURIComponent(encoded)).data ?? null;
  } catch {
    // Invalid percent-encoding.
    return null;
  }
}
