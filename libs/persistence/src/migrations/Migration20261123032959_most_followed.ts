import { Migration } from '@mikro-orm/migrations';

export class Migration20261123032959_most_followed extends Migration {
  override name = 'Migration20261123032959_most_followed';

  override up(): void | Promise<void> {
    this.addSql(
      `create index topic_most_followed on topic (follower_count desc, id desc) where is_listed and follower_count > 0;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "topic_most_followed";`);
  }
}
