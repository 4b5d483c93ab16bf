import { Migration } from '@mikro-orm/migrations';
import { updateInBatches } from './in-batches.js';

/** `resolved_at` becomes the day of the development that ended a topic; `closed_at` is when that was sure. */
export class Migration20261122170227_ends_and_closing extends Migration {
  override name = 'Migration20261122170227_ends_and_closing';

  /** Statements commit one by one: readers and workers go on. Each may be repeated. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`alter table "topic" add column if not exists "closed_at" timestamptz null;`);
    this.addSql(
      updateInBatches('topic', 'closed_at = resolved_at', 'closed_at is null and resolved_at is not null'),
    );
  }

  override down(): void {
    this.addSql(
      `do $$ begin
         if exists (select from pg_attribute where attrelid = 'topic'::regclass and attname = 'closed_at') then
           update "topic" set "resolved_at" = "closed_at" where "closed_at" is not null;
         end if;
       end $$;`,
    );
    this.addSql(`alter table "topic" drop column if exists "closed_at";`);
  }
}
