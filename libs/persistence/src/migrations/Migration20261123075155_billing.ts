import { Migration } from '@mikro-orm/migrations';

export class Migration20261123075155_billing extends Migration {
  override name = 'Migration20261123075155_billing';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "payment_event" ("id" text not null, "type" text not null, "customer_id" text null, "received_at" timestamptz not null, "handled_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `create index payment_event_customer on payment_event (customer_id) where customer_id is not null;`,
    );
    this.addSql(`create index payment_event_handled on payment_event (handled_at);`);

    this.addSql(
      `create table "billing_account" ("user_id" int not null, "request_key" uuid not null default gen_random_uuid(), "customer_id" text null, "subscription_id" text null, "status" text null, "price_id" text null, "period_end" timestamptz null, "cancel_at" timestamptz null, "asked" int not null default 0, "shown" int not null default 0, "checkout_at" timestamptz null, "checked_at" timestamptz null, "created_at" timestamptz not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "billing_account" add constraint "billing_account_customer_id_unique" unique ("customer_id");`,
    );

    this.addSql(`alter table "user_account" drop column "subscription_active";`);
    this.addSql(`alter table "user_account" add "premium_until" timestamptz null;`);

    this.addSql(
      `alter table "billing_account" add constraint "billing_account_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "billing_account" add constraint "billing_account_subscription" check ((subscription_id is null) = (status is null) and (status is null or period_end is not null));`,
    );
    this.addSql(
      `alter table "billing_account" add constraint "billing_account_shown" check (shown between 0 and asked);`,
    );
    this.addSql(
      `alter table "billing_account" add constraint "billing_account_status_check" check ("status" in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled', 'unknown'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "payment_event" cascade;`);
    this.addSql(`drop table if exists "billing_account" cascade;`);

    this.addSql(`alter table "user_account" drop column "premium_until";`);
    this.addSql(`alter table "user_account" add "subscription_active" boolean not null default false;`);
  }
}
