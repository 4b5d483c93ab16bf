import type { ReviewRule } from '#vocabulary';

/** A milestone is significant from 7. */
const SIGNIFICANT = 7;
const LEAST_ARTICLES = 2;

export interface UnlistedTopic {
  followers: number;
  articles: number;
  /** The highest impact of its milestones, 0–10. Null if it has none. */
  impact: number | null;
}

/** Why editors should decide whether a topic is listed, or null. */
export function topicToList(
  topic: UnlistedTopic,
): Extract<ReviewRule, 'followed_unlisted' | 'significant_unlisted'> | null {
  if (topic.followers > 0) return 'followed_unlisted';
  const isSignificant = topic.articles >= LEAST_ARTICLES && (topic.impact ?? 0) >= SIGNIFICANT;
  return isSignificant ? 'significant_unlisted' : null;
}
