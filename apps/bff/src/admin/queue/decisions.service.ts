import { Injectable } from '@nestjs/common';
import { REVIEW_RULES_OF_REASON, type ReviewChoice, type ReviewEntry } from '#contract/desk';
import { decisionProblem } from '#domain/desk';
import { audit } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import {
  decideEntry,
  lockReviewEntry,
  type ReviewEntryRow,
  reopenEntry,
  reviewEntry,
  skipEntry,
} from '#persistence/desk';
import { systemClock } from '#platform/runtime';
import { ApiError, notFound } from '../../http/errors.js';
import { OrdersService } from '../topics/orders.service.js';
import { sendAccepted, settleAccepted, settleRefused } from './effects.js';
import { presentEntry } from './review-entry.presenter.js';
import { reviewError } from './review-problem.js';
import { standingOf } from './standing.js';

/** A reader is always told why a report was declined. */
const LEAST_ANSWER = 10;

/**
 * Decides entries. The decision, its audit entry and the order to the story-keeper are one transaction. If the story-keeper
 * refuses the order, the entry is open again.
 */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
  ) {}

  /** @throws ApiError 409 if it was decided, claimed or changed meanwhile, or the order was refused */
  async decide(editorId: number, id: number, choice: ReviewChoice): Promise<ReviewEntry> {
    const command = await this.db.transaction((tx) => this.record(tx, editorId, id, choice));
    if (command !== null) await this.carryOut(command, editorId, id);
    const entry = await reviewEntry(this.db, id);
    if (entry === null) throw notFound('This entry');
    return presentEntry(entry, editorId, systemClock.now());
  }

  /** Returns the command that carries the decision out. */
  private async record(
    tx: Queryable,
    editorId: number,
    id: number,
    { decision, reason, version, seen }: ReviewChoice,
  ): Promise<number | null> {
    const at = systemClock.now();
    const entry = await lockReviewEntry(tx, id);
    if (entry === null) throw notFound('This entry');
    const problem = decisionProblem(standingOf(entry), editorId, version, at);
    if (problem) throw reviewError(problem, entry, at);
    if (decision === 'skip') {
      await skipEntry(tx, id, { editorId, reason, at });
      await log(tx, { at, editorId, entry, action: 'review_skipped', reason });
      return null;
    }
    if (decision === 'refuse') {
      checkAnswer(entry, reason);
      await settleRefused(tx, entry, { reason, at });
      await decideEntry(tx, id, { state: 'refused', editorId, reason, at, commandId: null });
      await log(tx, { at, editorId, entry, action: 'review_refused', reason });
      return null;
    }
    if (entry.kind !== 'report') await this.orders.needKeeper();
    await settleAccepted(tx, entry, { reason, at });
    const commandId = await sendAccepted(tx, entry, { userId: editorId, seen });
    await decideEntry(tx, id, { state: 'accepted', editorId, reason, at, commandId });
    await log(tx, { at, editorId, entry, action: 'review_accepted', reason, commandId });
    return commandId;
  }

  private async carryOut(command: number, editorId: number, id: number): Promise<void> {
    try {
      await this.orders.done(command);
    } catch (error) {
      if (error instanceof ApiError) await this.stop(command, editorId, id, error.code);
      throw error;
    }
  }

  /** The order was refused: the entry is open again, unless the worker was faster. */
  private async stop(command: number, editorId: number, id: number, refusal: string): Promise<void> {
    const at = systemClock.now();
    await this.db.transaction(async (tx) => {
      const entry = await lockReviewEntry(tx, id);
      if (entry?.state !== 'accepted' || entry.command_id !== command) return;
      await settleAccepted(tx, entry, null);
      await reopenEntry(tx, id);
      const object = { kind: 'review', id } as const;
      const change = { before: { state: 'accepted' }, after: { state: 'open' } };
      await audit(tx, {
        ...{ at, actorId: editorId, action: 'review_stopped', object },
        ...{ payload: { refusal }, ...change },
      });
    });
  }
}

function checkAnswer({ kind }: ReviewEntryRow, reason: string): void {
  if (kind !== 'report' || reason.length >= LEAST_ANSWER) return;
  const message = REVIEW_RULES_OF_REASON.declined;
  throw new ApiError(400, 'invalid', message, [{ path: 'reason', message }]);
}

interface Logged {
  at: Date;
  editorId: number;
  entry: ReviewEntryRow;
  action: 'review_accepted' | 'review_refused' | 'review_skipped';
  reason: string;
  commandId?: number | null;
}

async function log(
  tx: Queryable,
  { at, editorId, entry, action, reason, commandId = null }: Logged,
): Promise<void> {
  const { id, kind, rule, topic_id: topic, other_id: other } = entry;
  await audit(tx, {
    ...{ at, actorId: editorId, action, object: { kind: 'review', id } },
    payload: { kind, rule, topic, other, command: commandId },
    before: { state: entry.state },
    after: { state: STATE_AFTER[action], reason: kind === 'report' ? '' : reason },
  });
}

const STATE_AFTER = {
  review_accepted: 'accepted',
  review_refused: 'refused',
  review_skipped: 'open',
} as const;
