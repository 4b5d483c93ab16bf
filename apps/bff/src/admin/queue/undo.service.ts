import { Injectable } from '@nestjs/common';
import type { ReviewEntry } from '#contract/desk';
import { undoProblem } from '#domain/desk';
import { audit } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import {
  decideEntry,
  lockReviewEntry,
  type ReviewEntryRow,
  reopenEntry,
  reviewEntry,
} from '#persistence/desk';
import { orderTopicCommand, topicCommandAnswer } from '#persistence/stories';
import { newestChange, storyChange } from '#persistence/stories/orders';
import { systemClock } from '#platform/runtime';
import { ApiError, notFound } from '../../http/errors.js';
import { OrdersService } from '../topics/orders.service.js';
import { settleAccepted, settleRefused } from './effects.js';
import { presentEntry } from './review-entry.presenter.js';
import { reviewError } from './review-problem.js';
import { standingOf } from './standing.js';

/** Takes back an editor's own decision, with what it changed in a story. */
@Injectable()
export class UndoService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
  ) {}

  /** @throws ApiError 403 for the decision of another editor, 409 if the story-keeper refuses */
  async undo(editorId: number, id: number, version: number): Promise<ReviewEntry> {
    const { before, command } = await this.db.transaction((tx) => this.takeBack(tx, editorId, id, version));
    if (command !== null) {
      try {
        await this.orders.done(command);
      } catch (error) {
        if (error instanceof ApiError) await this.restore(before, editorId);
        throw error;
      }
    }
    const entry = await reviewEntry(this.db, id);
    if (entry === null) throw notFound('This entry');
    return presentEntry(entry, editorId, systemClock.now());
  }

  private async takeBack(tx: Queryable, editorId: number, id: number, version: number) {
    const at = systemClock.now();
    const before = await lockReviewEntry(tx, id);
    if (before === null) throw notFound('This entry');
    const problem = undoProblem(standingOf(before), editorId, version);
    if (problem) throw reviewError(problem, before, at);
    if (before.state === 'accepted') await settleAccepted(tx, before, null);
    if (before.state === 'refused') await settleRefused(tx, before, null);
    const command = before.state === 'accepted' ? await this.undoOrder(tx, before, editorId) : null;
    await reopenEntry(tx, id);
    await audit(tx, {
      ...{ at, actorId: editorId, action: 'review_undone', object: { kind: 'review', id } },
      payload: { kind: before.kind, rule: before.rule, command },
      before: { state: before.state },
      after: { state: 'open' },
    });
    return { before, command };
  }

  /** The order that undoes what an accepted entry changed. Null if it changed no story. */
  private async undoOrder(
    tx: Queryable,
    { command_id }: ReviewEntryRow,
    userId: number,
  ): Promise<number | null> {
    if (command_id === null) return null;
    await this.orders.needKeeper();
    const change = (await topicCommandAnswer(tx, command_id))?.change_id ?? null;
    if (change === null)
      throw new ApiError(409, 'nothing_to_undo', 'This decision is too old to be taken back.');
    // What changed since stays: the undo takes back the rest.
    const seen = await newestChange(tx, (await storyChange(tx, change))?.topic_ids ?? []);
    return orderTopicCommand(tx, { kind: 'undo', payload: { change } }, 'editor', { userId, seen });
  }

  /** The story-keeper refused: the decision stands. */
  private async restore(before: ReviewEntryRow, editorId: number): Promise<void> {
    const { id, reason, command_id: commandId } = before;
    const at = before.decided_at ?? systemClock.now();
    await this.db.transaction(async (tx) => {
      const entry = await lockReviewEntry(tx, id);
      if (entry?.state !== 'open') return;
      await settleAccepted(tx, before, { reason, at });
      await decideEntry(tx, id, { state: 'accepted', editorId, reason, at, commandId });
      const object = { kind: 'review', id } as const;
      const change = { before: { state: 'open' }, after: { state: 'accepted' } };
      await audit(tx, {
        at: systemClock.now(),
        actorId: editorId,
        action: 'review_stopped',
        object,
        ...change,
      });
    });
  }
}
