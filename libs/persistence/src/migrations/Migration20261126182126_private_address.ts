import { Migration } from '@mikro-orm/migrations';

export class Migration20261126182126_private_address extends Migration {
  override name = 'Migration20261126182126_private_address';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "private_address" ("user_id" int not null, "secret_hash" bytea not null, "created_at" timestamptz not null, "used_at" timestamptz null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "private_address" add constraint "private_address_secret_hash_unique" unique ("secret_hash");`,
    );

    this.addSql(`alter table "announced_step" add "changed_at" timestamptz not null default now();`);
    this.addSql(`create index announced_step_by_day on announced_step (day, id);`);

    this.addSql(
      `alter table "private_address" add constraint "private_address_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "private_address" cascade;`);

    this.addSql(`drop index "announced_step_by_day";`);
    this.addSql(`alter table "announced_step" drop column "changed_at";`);
  }
}
