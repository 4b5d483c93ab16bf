import { Migration } from '@mikro-orm/migrations';

export class Migration20261126130731_factor_owners extends Migration {
  override name = 'Migration20261126130731_factor_owners';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user_account" add "former_email" text null;`);

    this.addSql(`alter table "auth_challenge" add "identity_id" int null;`);
    this.addSql(
      `alter table "auth_challenge" add constraint "auth_challenge_identity_id_foreign" foreign key ("identity_id") references "provider_identity" ("id") on delete cascade;`,
    );
    this.addSql(`create index "auth_challenge_identity_id_index" on "auth_challenge" ("identity_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "auth_challenge" drop constraint "auth_challenge_identity_id_foreign";`);

    this.addSql(`drop index "auth_challenge_identity_id_index";`);
    this.addSql(`alter table "auth_challenge" drop column "identity_id";`);

    this.addSql(`alter table "user_account" drop column "former_email";`);
  }
}
