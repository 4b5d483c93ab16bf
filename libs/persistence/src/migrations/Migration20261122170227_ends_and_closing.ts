import { Migration } from '@mikro-orm/migrations';

/** `resolved_at` becomes the day of the development that ended a topic; `closed_at` is when that was sure. */
export class Migration20261122170227_ends_and_closing extends Migration {
  override name = 'Migration20261122170227_ends_and_closing';

  override up(): void {
    this.addSql(`alter table "topic" add "closed_at" timestamptz null;`);
    this.addSql(`update "topic" set "closed_at" = "resolved_at";`);
  }

  override down(): void {
    this.addSql(`update "topic" set "resolved_at" = "closed_at" where "closed_at" is not null;`);
    this.addSql(`alter table "topic" drop column "closed_at";`);
  }
}
