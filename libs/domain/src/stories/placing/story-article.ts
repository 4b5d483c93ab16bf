/** An article for placing: plain text, language (ISO 639-1), and the publication time if it is known. */
export interface StoryArticle {
  title: string;
  summary: string;
  language: string;
  publishedAt: Date | null;
}

/** Where an article belongs: a topic's key, or null for a new topic. `reason` is readable text. */
export interface Placement {
  topic: string | null;
  /** Probability of the join, 0–1; for a new topic, that of the best rejected topic. */
  score: number;
  reason: string;
}
