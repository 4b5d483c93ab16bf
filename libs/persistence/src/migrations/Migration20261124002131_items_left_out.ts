import { Migration } from '@mikro-orm/migrations';

export class Migration20261124002131_items_left_out extends Migration {
  override name = 'Migration20261124002131_items_left_out';

  override up(): void | Promise<void> {
    this.addSql(`alter table "feed_visit" add "left_out" jsonb not null default '{}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "feed_visit" drop column "left_out";`);
  }
}
