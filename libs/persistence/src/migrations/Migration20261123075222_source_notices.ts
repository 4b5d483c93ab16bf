import { Migration } from '@mikro-orm/migrations';

/** Readers may want notifications of what a followed source reports first. */
export class Migration20261123075222_source_notices extends Migration {
  override name = 'Migration20261123075222_source_notices';

  override up(): void | Promise<void> {
    this.addSql(`alter table "source_follow" add "notices_since" timestamptz null;`);
    this.addSql(
      `create index source_follow_notified on source_follow (source_id, user_id) where notices_since is not null;`,
    );

    this.addSql(`alter table "notification" add "source_id" int null;`);
    this.addSql(
      `alter table "notification" add constraint "notification_source_id_foreign" foreign key ("source_id") references "source" ("id") on delete cascade;`,
    );
    this.addSql(`create index "notification_source_id_index" on "notification" ("source_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification" drop constraint "notification_source_id_foreign";`);

    this.addSql(`drop index "notification_source_id_index";`);
    this.addSql(`alter table "notification" drop column "source_id";`);

    this.addSql(`drop index "source_follow_notified";`);
    this.addSql(`alter table "source_follow" drop column "notices_since";`);
  }
}
