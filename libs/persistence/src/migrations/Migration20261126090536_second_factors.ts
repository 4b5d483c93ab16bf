import { Migration } from '@mikro-orm/migrations';

export class Migration20261126090536_second_factors extends Migration {
  override name = 'Migration20261126090536_second_factors';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "recovery_code" ("id" serial primary key, "user_id" int not null, "salt" bytea not null, "hash" bytea not null, "created_at" timestamptz not null, "used_at" timestamptz null);`,
    );
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_user_id_hash_unique" unique ("user_id", "hash");`,
    );

    this.addSql(
      `create table "passkey" ("id" serial primary key, "user_id" int not null, "name" text not null, "credential_id" bytea not null, "public_key" bytea not null, "counter" bigint not null default '0', "transports" text[] not null default '{}', "created_at" timestamptz not null, "last_used_at" timestamptz null);`,
    );
    this.addSql(`create index "passkey_user_id_index" on "passkey" ("user_id");`);
    this.addSql(
      `alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`,
    );

    this.addSql(
      `create table "authenticator_app" ("user_id" int not null, "sealed_secret" bytea not null, "last_step" int null, "confirmed_at" timestamptz null, "created_at" timestamptz not null, primary key ("user_id"));`,
    );

    this.addSql(
      `create table "auth_challenge" ("id" serial primary key, "purpose" text not null, "secret_hash" bytea not null, "user_id" int null, "kind" text null, "created_at" timestamptz not null, "expires_at" timestamptz not null);`,
    );
    this.addSql(
      `alter table "auth_challenge" add constraint "auth_challenge_secret_hash_unique" unique ("secret_hash");`,
    );
    this.addSql(`create index "auth_challenge_user_id_index" on "auth_challenge" ("user_id");`);
    this.addSql(`create index "auth_challenge_expires_at_index" on "auth_challenge" ("expires_at");`);

    this.addSql(`alter table "session" add "proven_at" timestamptz null;`);

    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "authenticator_app" add constraint "authenticator_app_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "auth_challenge" add constraint "auth_challenge_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "auth_challenge" add constraint "auth_challenge_purpose_check" check ("purpose" in ('second_step', 'passkey_new', 'passkey_sign_in', 'passkey_proof'));`,
    );
    this.addSql(
      `alter table "auth_challenge" add constraint "auth_challenge_kind_check" check ("kind" in ('session', 'token'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "passkey" cascade;`);
    this.addSql(`drop table if exists "authenticator_app" cascade;`);
    this.addSql(`drop table if exists "auth_challenge" cascade;`);

    this.addSql(`alter table "session" drop column "proven_at";`);
  }
}
