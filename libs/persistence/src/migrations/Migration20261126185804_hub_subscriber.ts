import { Migration } from '@mikro-orm/migrations';

export class Migration20261126185804_hub_subscriber extends Migration {
  override name = 'Migration20261126185804_hub_subscriber';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "hub_subscriber" ("id" serial primary key, "topic" text not null, "callback" text not null, "callback_host" text not null, "secret" text null, "pending_mode" text null, "pending_secret" text null, "pending_lease" int null, "lease_until" timestamptz null, "delivered_tag" text null, "failures" int not null default 0, "due_at" timestamptz not null);`,
    );
    this.addSql(`create index "hub_subscriber_callback_host_index" on "hub_subscriber" ("callback_host");`);
    this.addSql(`create index "hub_subscriber_due_at_index" on "hub_subscriber" ("due_at");`);
    this.addSql(
      `alter table "hub_subscriber" add constraint "hub_subscriber_topic_callback_unique" unique ("topic", "callback");`,
    );

    this.addSql(
      `alter table "hub_subscriber" add constraint "hub_subscriber_pending_mode_check" check ("pending_mode" in ('subscribe', 'unsubscribe'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "hub_subscriber" cascade;`);
  }
}
