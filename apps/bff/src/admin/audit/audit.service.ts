import { Injectable } from '@nestjs/common';
import type { AuditPage, AuditQuery } from '#contract/desk';
import { searchAudit } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { presentAuditEntry } from './audit.presenter.js';

const DAY_MS = 86_400_000;

/** Searches the audit log. */
@Injectable()
export class AuditService {
  constructor(private readonly db: Database) {}

  async search({ from, to, limit, ...query }: AuditQuery): Promise<AuditPage> {
    const rows = await searchAudit(this.db, {
      ...query,
      since: from === undefined ? undefined : new Date(from),
      until: to === undefined ? undefined : new Date(new Date(to).getTime() + DAY_MS),
      limit: limit + 1,
    });
    const entries = rows.slice(0, limit).map(presentAuditEntry);
    return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
  }
}
