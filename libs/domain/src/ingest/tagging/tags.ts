/** The closed list of tags (specification 1, section 3); `general` is the fallback and always stands alone. */
export const TAGS = [
  'sports',
  'entertainment',
  'politics',
  'technology',
  'business',
  'environment',
  'health',
  'science',
  'general',
] as const;

export type Tag = (typeof TAGS)[number];

export function isTag(value: string): value is Tag {
  return (TAGS as readonly string[]).includes(value);
}
