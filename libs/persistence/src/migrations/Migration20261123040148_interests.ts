import { Migration } from '@mikro-orm/migrations';

export class Migration20261123040148_interests extends Migration {
  override name = 'Migration20261123040148_interests';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user_account" add "interests" text[] not null default '{}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user_account" drop column "interests";`);
  }
}
