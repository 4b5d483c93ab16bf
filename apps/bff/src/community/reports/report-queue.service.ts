import { Injectable } from '@nestjs/common';
import type { QueuedReport, ReportDecision, ReportQueueQuery } from '#contract/community';
import { claimOfOther } from '#domain/desk';
import { audit } from '#persistence/accounts';
import { countReports, decideReport, reportById, reportQueue } from '#persistence/community';
import { Database, type Queryable } from '#persistence/database';
import { decideEntryOfReport, lockEntryOfReport } from '#persistence/desk';
import { systemClock } from '#platform/runtime';
import { ApiError, notFound } from '../../http/errors.js';
import { presentQueuedReport } from './report.presenter.js';

/** Readers' reports, and editors' decisions about them. Each report is decided once. */
@Injectable()
export class ReportQueueService {
  constructor(private readonly db: Database) {}

  async list(query: ReportQueueQuery): Promise<{ reports: QueuedReport[]; total: number }> {
    const [rows, total] = await Promise.all([
      reportQueue(this.db, query),
      countReports(this.db, query.state),
    ]);
    return { reports: rows.map(presentQueuedReport), total };
  }

  /** @throws ApiError 409 if another editor was faster, or works on it in the review queue */
  async decide(editorId: number, id: number, { state, note }: ReportDecision): Promise<QueuedReport> {
    const at = systemClock.now();
    return this.db.transaction(async (tx) => {
      await holdEntry(tx, id, editorId, at);
      const isDecided = await decideReport(tx, id, { state, note, at });
      const row = await reportById(tx, id);
      if (row === null) throw notFound('This report');
      if (!isDecided) throw new ApiError(409, 'already_decided', 'This report is already decided.');
      const decided = state === 'accepted' ? 'accepted' : 'refused';
      await decideEntryOfReport(tx, id, { state: decided, editorId, reason: note, at });
      await audit(tx, {
        at,
        actorId: editorId,
        action: 'report_decided',
        object: { kind: 'report', id },
        before: { state: 'open' },
        after: { state },
      });
      return presentQueuedReport(row);
    });
  }
}

/** The report's entry of the queue is locked first, as by a decision there. */
async function holdEntry(tx: Queryable, id: number, editorId: number, now: Date): Promise<void> {
  const entry = await lockEntryOfReport(tx, id);
  if (entry === null || entry.state !== 'open') return;
  const { claimed_by_id: claimedBy, claimed_until: claimedUntil, claimed_by: name } = entry;
  if (claimOfOther({ claimedBy, claimedUntil }, editorId, now) === null) return;
  throw new ApiError(409, 'claimed', `${name ?? 'Another editor'} is working on this report in the queue.`);
}
