import type { SourcePage } from '#contract/reading';
import { feedHealth, publicDetail } from '#domain/ingest/health';
import { labelOrigins } from '#domain/trust';
import type {
  CardRow,
  CoveredTopicRow,
  SiblingRow,
  SourceFeedRow,
  SourcePageRow,
} from '#persistence/reading';
import type { SourceVotesRow } from '#persistence/trust';
import { presentCards, presentSourceBrief } from '../cards/card.presenter.js';
import type { ImageAddress } from '../images/image-addresses.service.js';
import { isPublicFeed } from './public-feed.js';
import { presentVotes } from './source-votes.presenter.js';

export interface SourcePageParts {
  source: SourcePageRow;
  trust: SourcePage['trust'];
  siblings: readonly SiblingRow[];
  /** Null for visitors. */
  follow: { is_following: boolean; wants_notices: boolean } | null;
  votes: SourceVotesRow;
  recent: readonly CardRow[];
  topics: readonly CoveredTopicRow[];
  feeds: readonly SourceFeedRow[];
  /** News time. */
  now: Date;
  imageAddress: ImageAddress;
}

export function presentSourcePage(parts: SourcePageParts): SourcePage {
  const { source, siblings, feeds } = parts;
  return {
    ...presentSourceBrief(source),
    url: source.url,
    description: source.description,
    country: source.country,
    owner: source.owner,
    category: source.category,
    language: source.language,
    mediaType: source.media_type,
    disabledReason: source.disabled_reason,
    bias: source.bias,
    biasOrigin: source.bias_origin,
    biasAgreed: source.bias_agreed,
    labelOrigins: presentOrigins(source),
    trustCoverage: source.trust_coverage,
    trust: parts.trust,
    siblings: {
      total: siblings[0]?.total ?? 0,
      sources: siblings.map(({ id, name, slug }) => ({ id, name, slug })),
    },
    followerCount: source.follower_count,
    isFollowing: parts.follow?.is_following ?? false,
    wantsNotices: parts.follow?.wants_notices ?? false,
    votes: presentVotes(parts.votes),
    recentArticles: presentCards(parts.recent, parts.imageAddress),
    topics: parts.topics.map(({ id, slug, name, language, status, articles }) => ({
      id,
      slug,
      name,
      language,
      status,
      articles,
    })),
    feeds: { total: feeds[0]?.total ?? 0, shown: feeds.map((feed) => presentFeed(feed, parts.now)) },
  };
}

function presentOrigins(source: SourcePageRow): SourcePage['labelOrigins'] {
  return labelOrigins({
    addedBy: source.added_by,
    operatorFields: source.operator_fields,
    owner: source.owner,
    country: source.country,
    language: source.language,
    mediaType: source.media_type,
    bias: source.bias,
    biasOrigin: source.bias_origin,
  });
}

/** Everybody sees the feed's health, not its schedule (`nextCheckAt` is set to now), nor what is for operators. */
function presentFeed(row: SourceFeedRow, now: Date): SourcePage['feeds']['shown'][number] {
  const { level, sentence } = feedHealth(
    {
      state: row.state,
      stateReason: row.stateReason,
      nextCheckAt: now,
      lastCheckedAt: row.last_checked_at,
      failureCount: row.failure_count,
      failingSince: row.failing_since,
      deadSince: row.dead_since,
      rhythmMs: row.rhythm_ms,
      lastNewAt: row.last_new_at,
      lastOutcome: row.lastOutcome,
      lastDetail: publicDetail(row.lastDetail),
    },
    now,
  );
  const url = row.recording === null && isPublicFeed(row.url) ? row.url : null;
  const unnamed = row.recording === null ? 'Feed without a public address' : 'Recorded feed';
  return { title: row.title ?? url ?? unnamed, url, level, sentence };
}
