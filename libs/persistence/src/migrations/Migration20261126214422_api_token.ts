import { Migration } from '@mikro-orm/migrations';

export class Migration20261126214422_api_token extends Migration {
  override name = 'Migration20261126214422_api_token';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "api_token" ("id" serial primary key, "user_id" int not null, "name" text not null, "secret_hash" bytea not null, "scopes" text[] not null default '{}', "created_at" timestamptz not null, "expires_at" timestamptz not null, "last_used_at" timestamptz null);`,
    );
    this.addSql(`create index "api_token_user_id_index" on "api_token" ("user_id");`);
    this.addSql(
      `alter table "api_token" add constraint "api_token_secret_hash_unique" unique ("secret_hash");`,
    );
    this.addSql(`create index "api_token_expires_at_index" on "api_token" ("expires_at");`);

    this.addSql(
      `create index topic_reported on topic (last_reported_at desc, id desc, status, category_id) where is_listed;`,
    );

    this.addSql(
      `alter table "api_token" add constraint "api_token_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_scopes_known" check (scopes <@ array['follows:read', 'follows:write', 'notifications:read']::text[]);`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_expires" check (expires_at > created_at);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "api_token" cascade;`);

    this.addSql(`drop index "topic_reported";`);
  }
}
