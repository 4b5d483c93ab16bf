import { Injectable } from '@nestjs/common';
import type { ReviewEvidence } from '#contract/desk';
import { type ReportRow, reportById } from '#persistence/community';
import { Database } from '#persistence/database';
import {
  articlesById,
  milestonesOfArticles,
  newestArticles,
  newestMilestones,
  proposalReason,
  type ReviewEntryRow,
  sideTopics,
} from '#persistence/desk';
import { newestChange } from '#persistence/stories/orders';
import { systemClock } from '#platform/runtime';
import { type Compared, presentEvidence } from './review-evidence.presenter.js';

const MILESTONES = 5;
const ARTICLES = 12;

/** What an editor compares before deciding. */
@Injectable()
export class EvidenceService {
  constructor(private readonly db: Database) {}

  /** `seen` is read first, so that a decision on older facts is refused. */
  async of(entry: ReviewEntryRow, editorId: number): Promise<ReviewEvidence> {
    const topics = topicIdsOf(entry);
    const seen = await newestChange(this.db, topics);
    const [compared, report, reason] = await Promise.all([
      this.compare(entry, topics),
      this.reportOf(entry),
      entry.kind === 'resolution' && entry.other_id !== null ? proposalReason(this.db, entry.other_id) : null,
    ]);
    return presentEvidence(entry, { ...compared, report, reason, seen, editorId, now: systemClock.now() });
  }

  private async compare({ kind, article_ids }: ReviewEntryRow, ids: number[]): Promise<Compared> {
    const { db } = this;
    const isSplit = kind === 'split';
    const isShown = isSplit || kind === 'resolution' || kind === 'milestone';
    const [topics, milestones, articles, partMilestones, partArticles] = await Promise.all([
      sideTopics(db, ids),
      newestMilestones(db, ids, MILESTONES),
      newestArticles(db, ids, { each: ARTICLES, without: isSplit ? article_ids : [] }),
      isSplit ? milestonesOfArticles(db, article_ids, MILESTONES) : [],
      isShown ? articlesById(db, article_ids, ARTICLES) : [],
    ]);
    return { topics, milestones, articles, partMilestones, partArticles };
  }

  private async reportOf({ kind, other_id }: ReviewEntryRow): Promise<ReportRow | null> {
    return kind === 'report' && other_id !== null ? reportById(this.db, other_id) : null;
  }
}

/** The topics that an entry compares, and whose histories its decision must know. */
export function topicIdsOf({ kind, topic_id, other_id }: ReviewEntryRow): number[] {
  return [topic_id, kind === 'merge' ? other_id : null].flatMap((id) => id ?? []);
}
