import { Migration } from '@mikro-orm/migrations';
import { updateInBatches } from './in-batches.js';

/** Each development keeps one notification per reader, the newest. Its position is its id. */
export class Migration20261123033507_notices extends Migration {
  override name = 'Migration20261123033507_notices';

  // Each statement may be repeated, as in `up`. The indexes as they are now stand last, where their test looks for them.
  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "notification_of_development";`);
    this.addSql(`drop index if exists "notification_unread";`);
    this.addSql(`create index notification_unread on notification (user_id) where read_at is null;`);
    this.addSql(`drop index if exists "notification_newest";`);
    this.addSql(`create index notification_newest on notification (user_id, id desc);`);
    this.addSql(
      `alter table "notification" drop column if exists "story_count", drop column if exists "position";`,
    );
    this.addSql(
      `alter table "follow" drop column if exists "muted_since", drop column if exists "muted_until";`,
    );
    this.addSql(`alter table "user_account" drop column if exists "wants_weekly_digest";`);
  }

  /** Statements commit one by one: readers and workers go on. Each may be repeated. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "user_account" add column if not exists "wants_weekly_digest" boolean not null default false;`,
    );
    this.addSql(
      `alter table "follow" add column if not exists "muted_since" timestamptz null, add column if not exists "muted_until" timestamptz null;`,
    );
    this.addSql(
      `alter table "notification" add column if not exists "story_count" int null, add column if not exists "position" int null;`,
    );
    const dropEarlier = `delete from notification where id in (
         select id from (select id, row_number() over (partition by user_id, milestone_id order by id desc) as nth
                           from notification where milestone_id is not null) each
          where nth > 1);`;
    this.addSql(dropEarlier);
    const changes = 'position = id, story_count = jsonb_array_length(items)';
    this.addSql(updateInBatches('notification', changes, 'position is null'));
    // With a valid check, the table is not read again while it is locked.
    this.addSql(`alter table "notification" drop constraint if exists "notification_has_position";`);
    this.addSql(
      `do $$ begin
         lock table notification in access exclusive mode;
         ${dropEarlier}
         update notification set ${changes} where position is null;
         alter table "notification" add constraint "notification_has_position" check ("position" is not null) not valid;
         drop index if exists notification_of_development;
         create unique index notification_of_development on notification (user_id, milestone_id) where milestone_id is not null;
       end $$;`,
    );
    this.addSql(`alter table "notification" validate constraint "notification_has_position";`);
    this.addSql(`alter table "notification" alter column "position" set not null;`);
    this.addSql(`alter table "notification" drop constraint "notification_has_position";`);
    this.addSql(`drop index if exists notification_newest, notification_unread;`);
    this.addSql(`create index notification_newest on notification (user_id, position desc);`);
    this.addSql(
      `create index notification_unread on notification (user_id, position desc) where read_at is null;`,
    );
  }
}
