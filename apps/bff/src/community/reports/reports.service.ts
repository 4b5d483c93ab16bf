import { Injectable } from '@nestjs/common';
import { type NewReport, REPORTS_OPEN_MOST, type Report, type ReportsQuery } from '#contract/community';
import { lockReader } from '#persistence/accounts';
import {
  addReport,
  countReportsOf,
  openReportsOf,
  type ReportedRow,
  reportByTrackingId,
  reportedThing,
  reportsOf,
} from '#persistence/community';
import { Database, type Queryable } from '#persistence/database';
import { systemClock } from '#platform/runtime';
import { notFound, signedOut, tooMany } from '../../http/errors.js';
import { type Charge, LimitsService } from '../../limits/limits.service.js';
import { presentReport } from './report.presenter.js';
import { newTrackingId } from './tracking-id.js';

/** Inaccuracies that readers report, each with a tracking id. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
  ) {}

  /**
   * A report that is refused does not count towards the limit.
   * @throws ApiError 404 if its subject does not exist, 409 if too many reports of the reader are open
   */
  async create(userId: number, report: NewReport): Promise<Report> {
    const { db } = this;
    const subject = await reportedThing(db, report.subject, report.subjectId);
    if (subject === null) throw notFound(`This ${report.subject}`);
    const charges: Charge[] = [{ limit: 'report', key: String(userId) }];
    await this.limits.charge(charges);
    try {
      const trackingId = await db.transaction((tx) => store(tx, userId, report, subject));
      return await this.show(userId, trackingId);
    } catch (error) {
      await this.limits.refund(charges);
      throw error;
    }
  }

  async list(userId: number, page: ReportsQuery): Promise<{ reports: Report[]; total: number }> {
    const [rows, total] = await Promise.all([
      reportsOf(this.db, userId, page),
      countReportsOf(this.db, userId),
    ]);
    return { reports: rows.map(presentReport), total };
  }

  async show(userId: number, trackingId: string): Promise<Report> {
    const row = await reportByTrackingId(this.db, userId, trackingId);
    if (row === null) throw notFound('This report');
    return presentReport(row);
  }
}

async function store(
  tx: Queryable,
  userId: number,
  { subject, type, text, links }: NewReport,
  { id: subjectId, name: subjectName }: ReportedRow,
): Promise<string> {
  if (!(await lockReader(tx, userId))) throw signedOut();
  if ((await openReportsOf(tx, userId, REPORTS_OPEN_MOST)) >= REPORTS_OPEN_MOST)
    throw tooMany(
      `${REPORTS_OPEN_MOST} of your reports wait for an editor. Please wait for an answer first.`,
    );
  const at = systemClock.now();
  for (;;) {
    const trackingId = newTrackingId();
    const report = { trackingId, userId, subject, subjectId, subjectName, type, text, links, at };
    if (await addReport(tx, report)) return trackingId;
  }
}
