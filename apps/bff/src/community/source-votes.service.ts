import { Injectable } from '@nestjs/common';
import type { SourceVote, SourceVotes } from '#contract/reading';
import { lockReader } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { lockSource } from '#persistence/sources';
import { removeSourceVote, setSourceVote, votesOnSource } from '#persistence/trust';
import { systemClock } from '#platform/runtime';
import { notFound, signedOut } from '../http/errors.js';
import { LimitsService } from '../limits/limits.service.js';
import { presentVotes } from './source-votes.presenter.js';

/** Readers' votes on sources. Each reader has one vote and can change it. */
@Injectable()
export class SourceVotesService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
  ) {}

  /** `id` may be that of a source that was merged into another. */
  vote(userId: number, id: number, { up }: SourceVote): Promise<SourceVotes> {
    const at = systemClock.now();
    return this.change(userId, id, (tx, sourceId) => setSourceVote(tx, { userId, sourceId, isUp: up, at }));
  }

  takeBack(userId: number, id: number): Promise<SourceVotes> {
    return this.change(userId, id, (tx, sourceId) => removeSourceVote(tx, userId, sourceId));
  }

  private async change(
    userId: number,
    id: number,
    write: (tx: Queryable, sourceId: number) => Promise<void>,
  ): Promise<SourceVotes> {
    await this.limits.charge([{ limit: 'sourceVote', key: String(userId) }]);
    return this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      const sourceId = await lockSource(tx, id);
      if (sourceId === null) throw notFound('This source');
      await write(tx, sourceId);
      return presentVotes(await votesOnSource(tx, sourceId, userId));
    });
  }
}
