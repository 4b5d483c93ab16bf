/**
 * What an article can be about. `general` is the fallback: it is never combined with another tag, and readers cannot
 * filter by it.
 */
export const INTEREST_TAGS = [
  'sports',
  'entertainment',
  'politics',
  'technology',
  'business',
  'environment',
  'health',
  'science',
] as const;
export const TAGS = [...INTEREST_TAGS, 'general'] as const;

export type InterestTag = (typeof INTEREST_TAGS)[number];
export type Tag = (typeof TAGS)[number];

/** The name of each tag's category, in the order in which categories are listed. */
export const TAG_NAMES: Record<Tag, string> = {
  politics: 'Politics',
  business: 'Business',
  technology: 'Technology',
  science: 'Science',
  health: 'Health',
  environment: 'Environment',
  sports: 'Sports',
  entertainment: 'Entertainment',
  general: 'General',
};

export function isTag(value: string): value is Tag {
  return TAGS.some((tag) => tag === value);
}
