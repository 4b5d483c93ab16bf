import { Inject, Injectable } from '@nestjs/common';
import { reviewPriority } from '#domain/desk';
import { audit } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import {
  addReviewEntries,
  endCandidates,
  listingCandidates,
  lockReviewQueue,
  milestoneCandidates,
  openReviewCounts,
  openSubjects,
  reopenRefused,
  reportCandidates,
  setPriorities,
  withdrawOvertaken,
} from '#persistence/desk';
import { NewsClock } from '#persistence/news-clock';
import { type Logger, systemClock } from '#platform/runtime';
import type { ReviewKind } from '#vocabulary';
import { LOGGER } from '../setup/tokens.js';
import {
  endProposal,
  listingProposal,
  milestoneProposal,
  reportProposal,
} from './review-proposal.presenter.js';

/** The most open entries of a kind. Reports of readers are not limited. */
const MOST_OPEN = 2_000;
/** The most proposals of a kind that one round adds. */
const MOST_ADDED = 500;
const DAY_MS = 86_400_000;
/** The most open entries. */
const MOST_SUBJECTS = 20_000;

/**
 * Keeps the editors' review queue: withdraws entries that were overtaken, adds what became doubtful, and orders them. Merges
 * and splits come from the nightly review of stories.
 */
@Injectable()
export class ReviewQueueService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Safe to run in any number of workers at once: one works, the others skip their turn. */
  async round(): Promise<void> {
    const at = systemClock.now();
    const now = await this.clock.now();
    await this.db.transaction(async (tx) => {
      if (!(await lockReviewQueue(tx))) return;
      const withdrawn = await withdrawOvertaken(tx, at);
      const reopened = await reopenRefused(tx, new Date(at.getTime() - DAY_MS));
      const added = await this.add(tx, { at, now });
      await order(tx);
      const change = { before: { state: 'accepted' }, after: { state: 'open' } };
      for (const id of reopened)
        await audit(tx, {
          at,
          actorId: null,
          action: 'review_stopped',
          object: { kind: 'review', id },
          ...change,
        });
      if (withdrawn + added + reopened.length > 0)
        this.logger.info({ withdrawn, added, reopened: reopened.length }, 'review queue updated');
    });
  }

  private async add(tx: Queryable, { at, now }: { at: Date; now: Date }): Promise<number> {
    const open = await openReviewCounts(tx);
    const room = (kind: ReviewKind) => Math.max(0, Math.min(MOST_ADDED, MOST_OPEN - (open[kind] ?? 0)));
    const proposals = [
      ...(await reportCandidates(tx, MOST_ADDED)).map(reportProposal),
      ...(await endCandidates(tx, room('resolution'))).map(endProposal),
      ...(await milestoneCandidates(tx, room('milestone'))).flatMap(
        (row) => milestoneProposal(row, now) ?? [],
      ),
      ...(await listingCandidates(tx, room('listing'))).flatMap((row) => listingProposal(row) ?? []),
    ];
    await addReviewEntries(tx, proposals, at);
    return proposals.length;
  }
}

/** Followers and impact change while entries wait. */
async function order(tx: Queryable): Promise<void> {
  const subjects = await openSubjects(tx, MOST_SUBJECTS);
  const changed = subjects.flatMap(({ id, priority: stored, ...subject }) => {
    const priority = reviewPriority(subject);
    return priority === stored ? [] : [{ id, priority }];
  });
  await setPriorities(tx, changed);
}
