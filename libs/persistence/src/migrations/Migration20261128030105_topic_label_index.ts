import { Migration } from '@mikro-orm/migrations';

export class Migration20261128030105_topic_label_index extends Migration {
  override name = 'Migration20261128030105_topic_label_index';

  override up(): void | Promise<void> {
    this.addSql(`create index topic_label on topic (label) where is_listed;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "topic_label";`);
  }
}
