/** What a feed discloses of the desk behind it; the closed list that is stored with a feed. */
export const DISCLOSURES = [
  /** Most items name who wrote them. */
  'bylines',
  /** Most items state when they were published. */
  'dates',
  /** Items state when they were changed. */
  'changes',
  /** Items are labelled as opinion, analysis, sponsored or the like. */
  'labels',
  /** Items say that they correct or amend an earlier version. */
  'corrections',
  /** Most items stand under a section or subject. */
  'sections',
  /** The feed names an editor. */
  'editor',
  /** The feed names whom to write to. */
  'contact',
  /** The feed states whose the texts are. */
  'rights',
] as const;

export type Disclosure = (typeof DISCLOSURES)[number];
