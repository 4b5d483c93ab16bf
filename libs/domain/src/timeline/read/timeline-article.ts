import type { ArticleReading } from './read-article.js';

/** The fields of a topic's article that its timeline needs. */
export interface TimelineArticle {
  id: number;
  sourceId: number;
  sourceDomain: string;
  sourceName: string;
  /** Who really reported it: see `findOrigin`. */
  originKey: string;
  /** Id of the earliest article with nearly the same text: see `copyGroups`. */
  copyGroup: number;
  title: string;
  excerpt: string;
  text: string | null;
  publishedAt: Date;
  url?: string;
  imageUrl: string | null;
  /** Trust score of the source, 0–100; null when unrated. */
  sourceTrust: number | null;
  /** It is about sport or entertainment, first of all. */
  isLight?: boolean;
  /** The milestone into which an editor put it. */
  pinnedTo?: number | null;
  /** Its milestone, if that stays as it is because not all of its articles are read. */
  settledIn?: number | null;
  /** Cached from an earlier rebuild; computed if missing. */
  reading?: ArticleReading;
}

/** The UTC day of a moment, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
