import type { Bias, SourceCategory, WikipediaStatus } from '#vocabulary';

export interface DirectoryFeed {
  url: string;
  categories: string[];
  /** Active from the first start; the others wait for an operator. */
  activeAtFirst: boolean;
}

/** One source of the bundled directory, with its feeds. */
export interface DirectoryEntry {
  domain: string;
  /** Unique, never digits only. */
  slug: string;
  name: string;
  url: string;
  /** ISO 3166-1 alpha-2; null for outlets of the whole world or of an unknown country. */
  country: string | null;
  /** BCP 47, as the feed lists state it. */
  language: string | null;
  mediaType: string | null;
  category: SourceCategory;
  /** Made from facts: 'Newspaper, United Kingdom'. */
  description: string;
  /** The owner group; null: the outlet stands for itself. */
  ownerName: string | null;
  bias: Bias | null;
  /** Whether the public ratings agree; null where fewer than two are known. */
  biasAgreed: boolean | null;
  /** Where the bias label comes from; null without one. */
  biasOrigin: string | null;
  /** 0–1; null where no rating set really rated the source. */
  pc1: number | null;
  pc1Observed: number;
  wikipediaStatus: WikipediaStatus | null;
  feeds: DirectoryFeed[];
}
