import { Migration } from '@mikro-orm/migrations';

export class Migration20261126182501_web_push extends Migration {
  override name = 'Migration20261126182501_web_push';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "push_subscription" ("id" serial primary key, "user_id" int not null, "session_id" int not null, "endpoint" text not null, "p256dh" bytea not null, "auth" bytea not null, "server_key" bytea not null, "failures" int not null default 0, "failing_since" timestamptz null, "leased_until" timestamptz null, "created_at" timestamptz not null);`,
    );
    this.addSql(`create index "push_subscription_user_id_index" on "push_subscription" ("user_id");`);
    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_session_id_unique" unique ("session_id");`,
    );
    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_endpoint_unique" unique ("endpoint");`,
    );

    this.addSql(
      `create table "push_delivery" ("subscription_id" int not null, "notification_id" int not null, "ordered_at" timestamptz not null, "sent_at" timestamptz null, "dropped_at" timestamptz null, primary key ("subscription_id", "notification_id"));`,
    );
    this.addSql(`create index "push_delivery_notification_id_index" on "push_delivery" ("notification_id");`);
    this.addSql(
      `create index push_delivery_waiting on push_delivery (subscription_id, notification_id) where sent_at is null and dropped_at is null;`,
    );
    this.addSql(
      `create index push_delivery_sent on push_delivery (subscription_id, sent_at) where sent_at is not null;`,
    );

    this.addSql(
      `alter table "user_account" add "time_zone" text null, add "quiet_from" int not null default 22, add "quiet_to" int not null default 7, add "pushes_per_week" int not null default 20;`,
    );

    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "push_delivery" add constraint "push_delivery_subscription_id_foreign" foreign key ("subscription_id") references "push_subscription" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "push_delivery" add constraint "push_delivery_notification_id_foreign" foreign key ("notification_id") references "notification" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "push_delivery" drop constraint "push_delivery_subscription_id_foreign";`);

    this.addSql(`drop table if exists "push_subscription" cascade;`);
    this.addSql(`drop table if exists "push_delivery" cascade;`);

    this.addSql(
      `alter table "user_account" drop column "time_zone", drop column "quiet_from", drop column "quiet_to", drop column "pushes_per_week";`,
    );
  }
}
