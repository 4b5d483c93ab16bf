/** Who changed a topic. */
export const ACTORS = ['machine', 'editor'] as const;

export type Actor = (typeof ACTORS)[number];
