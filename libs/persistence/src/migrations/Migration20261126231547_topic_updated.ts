import { Migration } from '@mikro-orm/migrations';

export class Migration20261126231547_topic_updated extends Migration {
  override name = 'Migration20261126231547_topic_updated';

  override up(): void | Promise<void> {
    this.addSql(`create index topic_updated on topic (updated_at, id, status, category_id) where is_listed;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "topic_updated";`);
  }
}
