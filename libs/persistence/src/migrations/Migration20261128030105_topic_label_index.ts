import { Migration } from '@mikro-orm/migrations';

/** Finds the listed stories that have a label. Built while the site runs. */
export class Migration20261128030105_topic_label_index extends Migration {
  override name = 'Migration20261128030105_topic_label_index';

  /** Statements commit one by one, and all may be repeated. */
  override isTransactional(): boolean {
    return false;
  }

  override down(): void {
    this.addSql(`drop index concurrently if exists topic_label;`);
  }

  override up(): void {
    // A build that failed leaves an invalid index.
    this.addSql(`drop index concurrently if exists topic_label;`);
    // It waits for transactions that began before it.
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`create index concurrently topic_label on topic (label) where is_listed;`);
    this.addSql(`reset lock_timeout;`);
  }
}
