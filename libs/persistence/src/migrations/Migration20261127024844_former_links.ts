import { Migration } from '@mikro-orm/migrations';

export class Migration20261127024844_former_links extends Migration {
  override name = 'Migration20261127024844_former_links';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "former_target_link" ("id" serial primary key, "user_id" int not null, "link_hash" bytea not null, "mailbox_hash" bytea not null, "expires_at" timestamptz not null);`,
    );
    this.addSql(`create index "former_target_link_user_id_index" on "former_target_link" ("user_id");`);
    this.addSql(
      `alter table "former_target_link" add constraint "former_target_link_link_hash_unique" unique ("link_hash");`,
    );
    this.addSql(`create index "former_target_link_expires_at_index" on "former_target_link" ("expires_at");`);

    this.addSql(
      `alter table "former_target_link" add constraint "former_target_link_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "former_target_link" cascade;`);
  }
}
