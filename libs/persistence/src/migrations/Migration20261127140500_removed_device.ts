import { Migration } from '@mikro-orm/migrations';

export class Migration20261127140500_removed_device extends Migration {
  override name = 'Migration20261127140500_removed_device';

  override up(): void | Promise<void> {
    this.addSql(`alter table "session" add "push_removed_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop column "push_removed_at";`);
  }
}
