import { Migration } from '@mikro-orm/migrations';

export class Migration20261127012457_ended_addresses extends Migration {
  override name = 'Migration20261127012457_ended_addresses';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ended_address" ("id" serial primary key, "user_id" int not null, "mailbox_hash" bytea not null, "ended_at" timestamptz not null);`,
    );
    this.addSql(
      `alter table "ended_address" add constraint "ended_address_user_id_mailbox_hash_unique" unique ("user_id", "mailbox_hash");`,
    );

    this.addSql(
      `alter table "ended_address" add constraint "ended_address_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ended_address" cascade;`);
  }
}
