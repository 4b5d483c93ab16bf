import { Migration } from '@mikro-orm/migrations';

export class Migration20261123033353_today_lists extends Migration {
  override name = 'Migration20261123033353_today_lists';

  override up(): void | Promise<void> {
    this.addSql(
      `create index topic_silent on topic (last_reported_at desc, id desc) where is_listed and status <> 'resolved' and origin_count >= 3;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "topic_silent";`);
  }
}
