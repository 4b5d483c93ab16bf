import type { DeskFeed, DeskFeedPage, FeedPreview } from '#contract/desk';
import { leftOutInWords } from '#domain/ingest/article';
import { explainNextCheck, feedTrouble } from '#domain/ingest/health';
import { LIVE_PACE, RECORDED_PACE } from '#domain/ingest/schedule';
import type { FeedTest } from '#domain/sources';
import {
  type DeskFeedRow,
  feedHealthOf,
  type ListedFeedRow,
  type ListedVisitRow,
} from '#persistence/ingest/health';
import { fetchStateOf } from '#persistence/ingest/schedule';
import type { FetchOutcomeKind } from '#vocabulary';

const WORKS: readonly string[] = ['ok', 'not_modified', 'moved'];

export function presentFeed(row: DeskFeedRow, now: Date): DeskFeed {
  const { level, sentence } = feedHealthOf(row, now);
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    source: { name: row.name, domain: row.domain, slug: row.slug },
    level,
    health: `${sentence}.`,
    isActive: row.state === 'active',
    lastCheckedAt: row.last_checked_at?.toISOString() ?? null,
  };
}

export function presentFeedPage(
  feed: ListedFeedRow,
  visits: readonly ListedVisitRow[],
  now: Date,
): DeskFeedPage {
  return {
    ...presentFeed({ ...feed, name: feed.source, slug: feed.source_slug }, now),
    articles: feed.articles,
    nextCheck: nextCheckOf(feed, now),
    visits: visits.map((visit) => ({
      at: visit.at.toISOString(),
      outcome: visit.outcome,
      trouble: WORKS.includes(visit.outcome) ? null : feedTrouble(visit.outcome, visit.detail),
      ms: visit.ms,
      added: visit.added,
      revised: visit.revised,
      dropped: visit.dropped,
      leftOut: leftOutInWords(visit.left_out),
    })),
  };
}

function nextCheckOf(feed: ListedFeedRow, now: Date): string {
  if (feed.state === 'waiting') return 'It waits in the directory until an operator resumes it.';
  const isLive = feed.recording === null;
  const state = fetchStateOf(feed, feed.state === 'active' ? null : feed.state_reason);
  return explainNextCheck(
    state,
    now,
    isLive ? LIVE_PACE : RECORDED_PACE,
    isLive ? feed.next_allowed_at : null,
  );
}

export function presentPreview(test: FeedTest, knownId: number | null): FeedPreview {
  return {
    url: test.url,
    isReadable: test.readable,
    trouble: test.readable ? null : feedTrouble(test.outcome as FetchOutcomeKind, test.detail),
    format: test.format,
    title: test.title,
    items: test.items,
    firstItems: test.firstItems.map(({ title, published }) => ({ title, published })),
    problems: test.problems,
    knownId,
  };
}
