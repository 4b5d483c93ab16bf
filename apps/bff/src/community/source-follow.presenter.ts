import type { FollowedSource } from '#contract/reading';
import type { FollowedSourceRow } from '#persistence/sources';
import { credibility } from '../cards/card.presenter.js';

export function presentFollowedSource(row: FollowedSourceRow): FollowedSource {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    credibilityScore: credibility(row.trust_score),
    url: row.url,
    followerCount: row.follower_count,
  };
}
