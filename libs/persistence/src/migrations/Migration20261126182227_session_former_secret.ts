import { Migration } from '@mikro-orm/migrations';

export class Migration20261126182227_session_former_secret extends Migration {
  override name = 'Migration20261126182227_session_former_secret';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "session" add "former_secret_hash" bytea null, add "former_until" timestamptz null;`,
    );
    this.addSql(
      `alter table "session" add constraint "session_former_secret_hash_unique" unique ("former_secret_hash");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop constraint "session_former_secret_hash_unique";`);
    this.addSql(`alter table "session" drop column "former_secret_hash", drop column "former_until";`);
  }
}
