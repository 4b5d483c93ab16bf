/** What a feed discloses about its newsroom. The closed list of values that are stored with a feed. */
export const DISCLOSURES = [
  /** Most items name their authors. */
  'bylines',
  /** Most items state their publication dates. */
  'dates',
  /** Items state when they were updated. */
  'changes',
  /** Items are labelled as opinion, analysis, sponsored and so on. */
  'labels',
  /** Items say that they correct or amend an earlier version. */
  'corrections',
  /** Most items have a section or subject. */
  'sections',
  /** The feed names an editor. */
  'editor',
  /** The feed names a contact. */
  'contact',
  /** The feed states its copyright. */
  'rights',
] as const;

export type Disclosure = (typeof DISCLOSURES)[number];
