import { Injectable } from '@nestjs/common';
import { ALERTS_SHOWN, type DeskAlert } from '#contract/desk';
import { alertInWords } from '#domain/ingest/health';
import { audit } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { type AlertRow, listAlerts, markAlertsRead } from '#persistence/ingest/health';
import { systemClock } from '#platform/runtime';

@Injectable()
export class AlertsService {
  constructor(private readonly db: Database) {}

  async list(all: boolean): Promise<DeskAlert[]> {
    return (await listAlerts(this.db, !all, ALERTS_SHOWN)).map(presentAlert);
  }

  async read(userId: number, ids: readonly number[]): Promise<DeskAlert[]> {
    const at = systemClock.now();
    await this.db.transaction(async (tx) => {
      const marked = await markAlertsRead(tx, ids, at);
      if (marked.length === 0) return;
      const change = { before: { unread: marked }, after: { unread: [] } };
      await audit(tx, { at, actorId: userId, action: 'alerts_read', ...change });
    });
    return this.list(false);
  }
}

function presentAlert(row: AlertRow): DeskAlert {
  const { id, kind, payload, feed_id, url, domain, created_at, read_at } = row;
  return {
    id,
    text: `${alertInWords({ kind, payload })}.`,
    feed: feed_id === null ? null : { id: feed_id, url: url ?? '', domain: domain ?? '' },
    createdAt: created_at.toISOString(),
    readAt: read_at?.toISOString() ?? null,
  };
}
