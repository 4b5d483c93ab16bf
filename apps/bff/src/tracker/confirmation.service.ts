import { Injectable } from '@nestjs/common';
import { CONFIRMATION_ORIGINS_MAX, CONFIRMATION_REPORTS_MAX } from '#contract/site';
import { type MilestoneConfirmation } from '#contract/timeline';
import { Database } from '#persistence/database';
import { milestoneById, reportsOfMilestone } from '#persistence/timeline';
import { notFound } from '../http/errors.js';
import { presentConfirmation } from './confirmation.presenter.js';

const MOST = { origins: CONFIRMATION_ORIGINS_MAX, reports: CONFIRMATION_REPORTS_MAX };

/** The independent origins behind a milestone, and the articles that depend on each. */
@Injectable()
export class ConfirmationService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 */
  async show(milestoneId: number): Promise<MilestoneConfirmation> {
    const [milestone, reports] = await Promise.all([
      milestoneById(this.db, milestoneId),
      reportsOfMilestone(this.db, milestoneId, MOST),
    ]);
    if (!milestone) throw notFound('This milestone');
    return presentConfirmation(milestone, reports);
  }
}
