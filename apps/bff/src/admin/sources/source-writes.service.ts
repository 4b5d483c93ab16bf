import { Injectable } from '@nestjs/common';
import { audit, auditAuthor, newestAuditOf } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { type CaredSourceRow, caredSourceById, lockSource } from '#persistence/sources';
import { systemClock } from '#platform/runtime';
import type { AuditAction } from '#vocabulary';
import { ApiError, notFound } from '../../http/errors.js';
import { ago } from '../topics/ago.js';

type Values = Record<string, string | number | null>;

interface Change {
  userId: number;
  id: number;
  /** The newest entry of the audit log that the admin saw. */
  seen: number;
  action: AuditAction;
}

/** One change of a source and its entry in the audit log, in one transaction. A change on older values is refused. */
@Injectable()
export class SourceWrites {
  constructor(private readonly db: Database) {}

  /**
   * @param work makes the change and returns what was changed, or null if nothing was
   * @throws ApiError 404 without such a source, 409 if somebody else changed it since
   */
  async write(
    { userId, id, seen, action }: Change,
    work: (tx: Queryable, source: CaredSourceRow) => Promise<{ before: Values; after: Values } | null>,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      await lockSource(tx, id);
      const source = await caredSourceById(tx, id);
      if (source === null) throw notFound('This source');
      await refuseStale(tx, id, seen);
      const changed = await work(tx, source);
      if (changed === null) return;
      const object = { kind: 'source', id } as const;
      await audit(tx, { at: systemClock.now(), actorId: userId, action, object, ...changed });
    });
  }
}

async function refuseStale(tx: Queryable, id: number, seen: number): Promise<void> {
  const newest = await newestAuditOf(tx, 'source', id);
  if (newest <= seen) return;
  const author = await auditAuthor(tx, newest);
  const who = author?.username ?? 'an operator';
  const when = author === null ? 'meanwhile' : ago(author.at, systemClock.now());
  throw new ApiError(409, 'stale', `Changed by ${who} ${when}.`);
}
