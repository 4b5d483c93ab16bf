import { Injectable } from '@nestjs/common';
import type {
  ReviewEntry,
  ReviewEvidence,
  ReviewQueue,
  ReviewQueueQuery,
  RulePrecision,
} from '#contract/desk';
import { CLAIM_MS, claimProblem, precisionOf } from '#domain/desk';
import { Database } from '#persistence/database';
import {
  claimEntry,
  decidedEntries,
  decisionsPerRule,
  lockReviewEntry,
  openEntries,
  openReviewCounts,
  releaseEntry,
  reviewEntry,
} from '#persistence/desk';
import { systemClock } from '#platform/runtime';
import { REVIEW_RULES } from '#vocabulary';
import { notFound } from '../../http/errors.js';
import { EvidenceService } from './evidence.service.js';
import { presentEntry } from './review-entry.presenter.js';
import { reviewError } from './review-problem.js';
import { standingOf } from './standing.js';

const YEAR_MS = 365 * 86_400_000;

/** The review queue, and who works on which entry. */
@Injectable()
export class QueueService {
  constructor(
    private readonly db: Database,
    private readonly evidence: EvidenceService,
  ) {}

  async list(editorId: number, { state, kind = undefined, ...page }: ReviewQueueQuery): Promise<ReviewQueue> {
    const entries = state === 'open' ? openEntries : decidedEntries;
    const [rows, open] = await Promise.all([
      entries(this.db, { kind: kind ?? null, ...page }),
      openReviewCounts(this.db),
    ]);
    const now = systemClock.now();
    return { entries: rows.map((row) => presentEntry(row, editorId, now)), open };
  }

  async show(editorId: number, id: number): Promise<ReviewEvidence> {
    const entry = await reviewEntry(this.db, id);
    if (entry === null) throw notFound('This entry');
    return this.evidence.of(entry, editorId);
  }

  /** Claims an entry, or shows that its editor is still there. @throws ApiError 409 if another editor has it */
  async claim(editorId: number, id: number): Promise<ReviewEntry> {
    const now = systemClock.now();
    return this.db.transaction(async (tx) => {
      const entry = await lockReviewEntry(tx, id);
      if (entry === null) throw notFound('This entry');
      const problem = claimProblem(standingOf(entry), editorId, now);
      if (problem) throw reviewError(problem, entry, now);
      await claimEntry(tx, id, editorId, new Date(now.getTime() + CLAIM_MS));
      const claimed = await reviewEntry(tx, id);
      if (claimed === null) throw notFound('This entry');
      return presentEntry(claimed, editorId, now);
    });
  }

  release(editorId: number, id: number): Promise<void> {
    return releaseEntry(this.db, id, editorId);
  }

  /** Of the last year. */
  async precision(): Promise<RulePrecision[]> {
    const rows = await decisionsPerRule(this.db, new Date(systemClock.now().getTime() - YEAR_MS));
    return REVIEW_RULES.map((rule) => {
      const months = rows.filter((row) => row.rule === rule);
      const accepted = sum(months.map((month) => month.accepted));
      const refused = sum(months.map((month) => month.refused));
      return {
        ...{ rule, accepted, refused, precision: precisionOf({ accepted, refused }) },
        months: months.slice(-12).map((each) => ({
          ...{ month: each.month, accepted: each.accepted, refused: each.refused },
        })),
      };
    });
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0);
}
