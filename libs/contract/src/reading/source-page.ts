import { z } from 'zod';
import { EVIDENCE_SIDES, FEED_LEVELS, TRUST_CAUSES, TRUST_FACTORS } from '#vocabulary';
import { SourceView } from '../sources/source.js';
import { SourceCategory } from '../sources/source-directory.js';
import { ShownStatus } from '../stories/topic.js';
import { ArticleCards } from './article.js';

const instant = z.iso.datetime();
const count = z.int().min(0);
const share = z.number().min(0).max(1);

export const TrustFactorName = z.enum(TRUST_FACTORS);
export type TrustFactorName = z.infer<typeof TrustFactorName>;

/** Where a reader can see a piece of evidence. */
export const EvidenceLink = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('milestone'), topic: z.string(), id: z.int().positive() }),
  z.object({ kind: z.literal('article'), slug: z.string() }),
  z.object({ kind: z.literal('site'), url: z.string() }),
]);
export type EvidenceLink = z.infer<typeof EvidenceLink>;

/** One thing that a factor counted. */
export const TrustEvidenceItem = z.object({
  /** Whether it speaks for the source, against it, or is open. */
  speaks: z.enum(EVIDENCE_SIDES),
  /** What was found, such as 'Confirmed by 3 independent origins'. */
  finding: z.string(),
  /** The report, headline or disclosure; empty if the finding is complete without it. */
  text: z.string(),
  /** Of a headline (BCP 47). Null for other texts. Copies on devices may be older than this field. */
  language: z.string().nullable().default(null),
  link: EvidenceLink.nullable(),
});
export type TrustEvidenceItem = z.infer<typeof TrustEvidenceItem>;

export const TrustFactorView = z.object({
  name: TrustFactorName,
  /** 0–1, of the whole score. */
  weight: share,
  /** 0–100; null if nothing is known. Nothing is assumed. */
  value: z.number().min(0).max(100).nullable(),
  /** How many pieces of evidence it is based on. */
  n: count,
  confidence: share,
  /** What it is based on, or what is missing, in sentences. */
  words: z.array(z.string()),
  /** Examples, the most significant first. */
  evidence: z.array(TrustEvidenceItem),
});
export type TrustFactorView = z.infer<typeof TrustFactorView>;

/** One assessment of the past. */
export const TrustPoint = z.object({
  at: instant,
  /** 0–10; null if there was not enough data. */
  score: z.number().min(0).max(10).nullable(),
  coverage: share,
  cause: z.enum(TRUST_CAUSES),
});
export type TrustPoint = z.infer<typeof TrustPoint>;

export const SourceVotes = z.object({
  up: count,
  down: count,
  /** The reader's own vote; null if none, or signed out. */
  own: z.enum(['up', 'down']).nullable(),
});
export type SourceVotes = z.infer<typeof SourceVotes>;

export const SourceVote = z.strictObject({ up: z.boolean() });
export type SourceVote = z.infer<typeof SourceVote>;

/** Everything that the page of one source shows. */
export const SourcePage = SourceView.extend({
  category: SourceCategory,
  /** BCP 47. */
  language: z.string().nullable(),
  mediaType: z.string().nullable(),
  /** Why its feeds are no longer read; null if they are. */
  disabledReason: z.string().nullable(),
  /** Where the bias label comes from, and whether the ratings behind it agree; null if unknown. */
  biasOrigin: z.string().nullable(),
  biasAgreed: z.boolean().nullable(),
  /** Where each of its facts comes from. */
  labelOrigins: z.array(z.object({ label: z.string(), origin: z.string() })),
  /** The owner's other outlets, the best known first, and how many there are. */
  siblings: z.object({
    total: count,
    sources: z.array(z.object({ id: z.int().positive(), name: z.string(), slug: z.string() })),
  }),
  followerCount: count,
  /** False when signed out. */
  isFollowing: z.boolean(),
  /** False when signed out or not followed. */
  wantsNotices: z.boolean(),
  votes: SourceVotes,
  trust: z.object({
    /** Null: not assessed yet. */
    assessedAt: instant.nullable(),
    /** Below this coverage there is no score. */
    leastCoverage: share,
    factors: z.array(TrustFactorView),
    /** Oldest first. */
    history: z.array(TrustPoint),
  }),
  /** The newest first. */
  recentArticles: ArticleCards,
  /** Listed topics of its newest articles, those with most articles first. */
  topics: z.array(
    z.object({
      id: z.int().positive(),
      slug: z.string(),
      name: z.string(),
      /** Of its reports (BCP 47). Copies on devices may be older than this field. */
      language: z.string().default('en'),
      status: ShownStatus,
      /** Of this source. */
      articles: z.int().positive(),
    }),
  ),
  feeds: z.object({
    total: count,
    shown: z.array(
      z.object({
        title: z.string(),
        /** Null for the feed of a recording, and for an address within the operator's network or with a key in it. */
        url: z.string().nullable(),
        level: z.enum(FEED_LEVELS),
        sentence: z.string(),
      }),
    ),
  }),
});
export type SourcePage = z.infer<typeof SourcePage>;
