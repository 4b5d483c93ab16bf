import { Migration } from '@mikro-orm/migrations';

export class Migration20261126214428_notification_targets extends Migration {
  override name = 'Migration20261126214428_notification_targets';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "notification_target" ("id" serial primary key, "user_id" int not null, "kind" text not null, "name" text not null, "place" text not null, "sealed" bytea not null, "takes_all" boolean not null, "heeds_quiet" boolean not null, "confirmed_at" timestamptz null, "link_hash" bytea null, "confirm_until" timestamptz null, "paused_at" timestamptz null, "stopped_at" timestamptz null, "stop_reason" text null, "failures" int not null default 0, "failing_since" timestamptz null, "retry_at" timestamptz null, "leased_until" timestamptz null, "delivered_at" timestamptz null, "created_at" timestamptz not null);`,
    );
    this.addSql(`create index "notification_target_user_id_index" on "notification_target" ("user_id");`);
    this.addSql(
      `alter table "notification_target" add constraint "notification_target_link_hash_unique" unique ("link_hash");`,
    );

    this.addSql(
      `create table "target_delivery" ("id" serial primary key, "target_id" int not null, "notification_id" int null, "ordered_at" timestamptz not null, "due_at" timestamptz null, "attempts" int not null default 0, "tried_at" timestamptz null, "fault" text null, "sent_at" timestamptz null, "dead_at" timestamptz null, "dropped_at" timestamptz null);`,
    );
    this.addSql(
      `create index "target_delivery_notification_id_index" on "target_delivery" ("notification_id");`,
    );
    this.addSql(
      `create index target_delivery_due on target_delivery (due_at, target_id) where due_at is not null;`,
    );
    this.addSql(`create index target_delivery_newest on target_delivery (target_id, id desc);`);
    this.addSql(
      `alter table "target_delivery" add constraint "target_delivery_once" unique ("target_id", "notification_id");`,
    );

    this.addSql(`alter table "follow" add "target_ids" int[] not null default '{}';`);

    this.addSql(
      `alter table "notification_target" add constraint "notification_target_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification_target" add constraint "notification_target_kind_check" check ("kind" in ('webhook', 'ntfy', 'discord', 'slack', 'matrix', 'mail'));`,
    );
    this.addSql(
      `alter table "notification_target" add constraint "notification_target_stop_reason_check" check ("stop_reason" in ('gone', 'not_public', 'failing', 'unwanted'));`,
    );

    this.addSql(
      `alter table "target_delivery" add constraint "target_delivery_target_id_foreign" foreign key ("target_id") references "notification_target" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "target_delivery" add constraint "target_delivery_notification_id_foreign" foreign key ("notification_id") references "notification" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "target_delivery" drop constraint "target_delivery_target_id_foreign";`);

    this.addSql(`drop table if exists "notification_target" cascade;`);
    this.addSql(`drop table if exists "target_delivery" cascade;`);

    this.addSql(`alter table "follow" drop column "target_ids";`);
  }
}
