/** What placing knows of an article: plain text, language (ISO 639-1), and when it was published, if it says so. */
export interface StoryArticle {
  title: string;
  summary: string;
  language: string;
  publishedAt: Date | null;
}

/** Where an article belongs: a topic's key, or null for a new topic; `reason` is a few words for people. */
export interface Placement {
  topic: string | null;
  /** How sure the join is, 0–1; for a new topic, that of the best topic refused. */
  score: number;
  reason: string;
}
