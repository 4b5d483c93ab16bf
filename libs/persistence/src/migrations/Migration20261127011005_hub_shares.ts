import { Migration } from '@mikro-orm/migrations';

export class Migration20261127011005_hub_shares extends Migration {
  override name = 'Migration20261127011005_hub_shares';

  override up(): void | Promise<void> {
    this.addSql(`alter table "hub_subscriber" add "asked_from" text null, add "call_ms" int null;`);
    this.addSql(`create index "hub_subscriber_asked_from_index" on "hub_subscriber" ("asked_from");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "hub_subscriber_asked_from_index";`);
    this.addSql(`alter table "hub_subscriber" drop column "asked_from", drop column "call_ms";`);
  }
}
