import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090506_server_key extends Migration {
  override name = 'Migration20261126090506_server_key';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "server_key" ("purpose" text not null, "secret" bytea not null, "created_at" timestamptz not null, primary key ("purpose"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "server_key" cascade;`);
  }
}
