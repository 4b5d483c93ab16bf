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

const ROUTES = PAGE_LIST.flatMap(([name, { path, aliases = [] }]) =>
  [path, ...aliases].map((pattern) => ({ name, parts: pattern.split('/'), isAlias: pattern !== path })),
);

/** @param path as in the request, percent-encoded; a trailing slash is ignored */
export function pageAt(path: string): PageAddress {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  const parts = trimmed.split('/');
  for (const route of ROUTES) {
    const key = keyIn(parts, route.parts);
    if (key === null) continue;
    return route.isAlias ? { movedTo: pagePath(route.name, key) } : { name: route.name, key };
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
