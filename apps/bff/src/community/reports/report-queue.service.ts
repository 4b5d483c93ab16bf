import { Injectable } from '@nestjs/common';
import type { QueuedReport, ReportDecision, ReportQueueQuery } from '#contract/community';
import { audit } from '#persistence/accounts';
import { countReports, decideReport, reportById, reportQueue } from '#persistence/community';
import { Database } from '#persistence/database';
import { decideEntryOfReport } from '#persistence/desk';
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

  /** @throws ApiError 409 if another editor was faster */
  async decide(editorId: number, id: number, { state, note }: ReportDecision): Promise<QueuedReport> {
    const at = systemClock.now();
    return this.db.transaction(async (tx) => {
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
        payload: { report: id, state },
      });
      return presentQueuedReport(row);
    });
  }
}
