import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#persistence/database';

const EVERY_MS = 300;

export interface OrderTimes {
  orders: number;
  /** From the command to its completion (ms). */
  p50: number;
  p95: number;
  max: number;
}

/** Simulates an editor who keeps merging the two newest stories until `finish` is called. */
export class EditorOrders {
  private isOver = false;
  private readonly work: Promise<void>;

  constructor(private readonly db: Database) {
    this.work = this.giveOrders();
  }

  async finish(): Promise<OrderTimes> {
    this.isOver = true;
    await this.work;
    const [row] = await this.db.rows<OrderTimes>(
      `select count(*)::int as orders,
              round(percentile_disc(0.5) within group (order by ms))::int as p50,
              round(percentile_disc(0.95) within group (order by ms))::int as p95, round(max(ms))::int as max
         from (select 1000 * extract(epoch from done_at - created_at) as ms
                 from topic_command where actor = 'editor' and state <> 'waiting') as answered`,
    );
    if (row === undefined) throw new Error('No command was carried out.');
    return row;
  }

  private async giveOrders(): Promise<void> {
    while (!this.isOver) {
      await this.db.rows(
        `insert into topic_command (kind, payload, actor, created_at)
         select 'merge', jsonb_build_object('from', min(id), 'into', max(id)), 'editor', clock_timestamp()
           from (select id from topic order by id desc limit 2) as newest having count(*) = 2`,
      );
      await wait(EVERY_MS);
    }
  }
}
