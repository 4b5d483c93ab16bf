/** The categories of the source directory. */
export const SOURCE_CATEGORIES = [
  'global',
  'national',
  'technology',
  'finance',
  'sports',
  'entertainment',
  'international',
  'specialized',
  'independent',
] as const;
/** Where a source was added from. */
export const SOURCE_ADDERS = ['directory', 'recording', 'operator'] as const;
/** Why another domain is a source's: the directory or an operator states it, it was that of a double, or a feed moved there. */
export const DOMAIN_ORIGINS = ['directory', 'merged', 'moved', 'operator'] as const;
/** Wikipedia's list of perennial sources: how its editors rate a source (CC BY-SA). */
export const WIKIPEDIA_STATUSES = [
  'generally-reliable',
  'no-consensus',
  'generally-unreliable',
  'deprecated',
] as const;
/** `read`: sources with active feeds first, then by trust. */
export const SOURCE_SORTS = ['name', 'trust', 'followers', 'read'] as const;

export type SourceCategory = (typeof SOURCE_CATEGORIES)[number];
export type SourceAdder = (typeof SOURCE_ADDERS)[number];
export type WikipediaStatus = (typeof WIKIPEDIA_STATUSES)[number];
export type SourceSort = (typeof SOURCE_SORTS)[number];
