import type { FollowedSource } from '#contract/reading';
import type { FollowedSourceRow } from '#persistence/sources';
import { presentSourceBrief } from '../cards/card.presenter.js';

export function presentFollowedSource(row: FollowedSourceRow): FollowedSource {
  return {
    ...presentSourceBrief(row),
    url: row.url,
    followerCount: row.follower_count,
    wantsNotices: row.wants_notices,
  };
}
