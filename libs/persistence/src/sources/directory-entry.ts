import type { Bias, SourceCategory, WikipediaStatus } from '#vocabulary';

export interface DirectoryFeed {
  url: string;
  categories: string[];
  /** Active from the first start. Other feeds wait for an operator. */
  activeAtFirst: boolean;
}

/** One source of the bundled directory, with its feeds. */
export interface DirectoryEntry {
  domain: string;
  /** Unique, not only digits. */
  slug: string;
  name: string;
  url: string;
  /** ISO 3166-1 alpha-2. Null for international outlets or an unknown country. */
  country: string | null;
  /** BCP 47, from the feed lists. */
  language: string | null;
  mediaType: string | null;
  category: SourceCategory;
  /** Derived from facts: 'Newspaper, United Kingdom'. */
  description: string;
  /** The owner group, or null if the outlet has none. */
  ownerName: string | null;
  bias: Bias | null;
  /** Whether the public ratings agree. Null if fewer than two are known. */
  biasAgreed: boolean | null;
  /** The origin of the bias label, or null. */
  biasOrigin: string | null;
  /** 0–1, or null if no rating set rated the source. */
  pc1: number | null;
  pc1Observed: number;
  wikipediaStatus: WikipediaStatus | null;
  feeds: DirectoryFeed[];
}
