import { agencyKey, KnownOrigins } from './find-origin-known.js';

const BUILT_IN = new KnownOrigins();

/** The outlet that printed an article and its origin key: see `findOrigin`. */
export interface CreditedArticle {
  sourceName?: string;
  originKey?: string;
}

/**
 * Whether a name in an article's dateline is that of a built-in agency, the agency that reported it or its own outlet. One of
 * several is enough: 'Tidewire/Norrend Dispatch'.
 */
export function isCredit(names: string, { sourceName, originKey }: CreditedArticle): boolean {
  const own = sourceName ? agencyKey(sourceName) : null;
  return names.split(/[/,;]/u).some((name) => {
    const key = agencyKey(name);
    return BUILT_IN.byName(name) !== null || key === own || key === originKey;
  });
}
