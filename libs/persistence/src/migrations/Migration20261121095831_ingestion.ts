import { Migration } from '@mikro-orm/migrations';

export class Migration20261121095831_ingestion extends Migration {
  override name = 'Migration20261121095831_ingestion';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "import_run" ("file_hash" text not null, "file_name" text not null, "lines_done" int not null default 0, "added" int not null default 0, "dropped" int not null default 0, "started_at" timestamptz not null, "updated_at" timestamptz not null, "finished_at" timestamptz null, primary key ("file_hash"));`,
    );

    this.addSql(
      `create table "operator_notice" ("id" serial primary key, "kind" text not null, "fact_key" text not null, "feed_id" int null, "payload" jsonb not null, "created_at" timestamptz not null, "read_at" timestamptz null);`,
    );
    this.addSql(
      `alter table "operator_notice" add constraint "operator_notice_fact_key_unique" unique ("fact_key");`,
    );
    this.addSql(`create index "operator_notice_feed_id_index" on "operator_notice" ("feed_id");`);

    this.addSql(
      `create table "feed_visit" ("id" bigserial primary key, "feed_id" int not null, "at" timestamptz not null, "wall_at" timestamptz not null, "outcome" text not null, "detail" text null, "ms" int not null, "bytes" int not null default 0, "added" int not null default 0, "revised" int not null default 0, "dropped" int not null default 0);`,
    );
    this.addSql(`create index feed_visit_of_feed on feed_visit (feed_id, id);`);
    this.addSql(`create index feed_visit_age on feed_visit using brin (wall_at);`);

    this.addSql(
      `create table "article_tombstone" ("identity_key" text not null, "source_id" int not null, "url" text not null, "title_key" text null, "removed_at" timestamptz not null, "reason" text not null, primary key ("identity_key"));`,
    );
    this.addSql(`create index article_tombstone_url on article_tombstone using hash (url);`);
    this.addSql(
      `create index article_tombstone_title_key on article_tombstone (source_id, title_key) where title_key is not null;`,
    );

    this.addSql(
      `create table "websub_subscription" ("feed_id" int not null, "hub_url" text not null, "topic_url" text not null, "token" uuid not null, "secret" text not null, "state" text not null default 'requested', "detail" text null, "requested_at" timestamptz not null, "confirmed_at" timestamptz null, "lease_until" timestamptz null, "last_push_at" timestamptz null, primary key ("feed_id"));`,
    );
    this.addSql(
      `alter table "websub_subscription" add constraint "websub_subscription_token_unique" unique ("token");`,
    );

    this.addSql(`alter table "feed" drop constraint "feed_next_check_reason_check";`);
    this.addSql(
      `alter table "feed" add "failing_since" timestamptz null, add "dead_since" timestamptz null, add "rhythm_ms" int null, add "stated_interval_ms" int null, add "skip_hours" smallint[] not null default '{}', add "skip_days" smallint[] not null default '{}', add "last_new_at" timestamptz null, add "hub_url" text null, add "self_url" text null;`,
    );
    this.addSql(`create index feed_next_check on feed (next_check_at) where state = 'active';`);
    this.addSql(
      `alter table "feed" add constraint "feed_dead_is_failing" check (dead_since is null or failing_since is not null);`,
    );
    this.addSql(
      `alter table "feed" add constraint "feed_intervals_positive" check (rhythm_ms > 0 and stated_interval_ms > 0);`,
    );
    this.addSql(
      `alter table "feed" add constraint "feed_next_check_reason_check" check ("next_check_reason" in ('new', 'freshness', 'default', 'backoff', 'retry_after', 'rhythm', 'skipped', 'dead', 'pushed', 'operator'));`,
    );

    this.addSql(`alter table "article" add "title_key" text null, add "credit" text null;`);
    this.addSql(`create unique index article_title_key on article (source_id, title_key);`);

    this.addSql(
      `alter table "import_run" add constraint "import_run_counts_positive" check (lines_done >= 0 and added >= 0 and dropped >= 0);`,
    );

    this.addSql(
      `alter table "operator_notice" add constraint "operator_notice_feed_id_foreign" foreign key ("feed_id") references "feed" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "operator_notice" add constraint "operator_notice_kind_check" check ("kind" in ('feed_dead', 'feed_gone', 'feed_abandoned'));`,
    );

    this.addSql(
      `alter table "feed_visit" add constraint "feed_visit_feed_id_foreign" foreign key ("feed_id") references "feed" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "feed_visit" add constraint "feed_visit_counts_positive" check (ms >= 0 and bytes >= 0 and added >= 0 and revised >= 0 and dropped >= 0);`,
    );
    this.addSql(
      `alter table "feed_visit" add constraint "feed_visit_outcome_check" check ("outcome" in ('ok', 'not_modified', 'moved', 'gone', 'throttled', 'server_error', 'unauthorised', 'not_found', 'unreachable', 'too_large', 'unreadable'));`,
    );

    this.addSql(
      `alter table "article_tombstone" add constraint "article_tombstone_source_id_foreign" foreign key ("source_id") references "source" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "article_tombstone" add constraint "article_tombstone_reason_check" check ("reason" in ('archived', 'removed'));`,
    );

    this.addSql(
      `alter table "websub_subscription" add constraint "websub_subscription_feed_id_foreign" foreign key ("feed_id") references "feed" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "websub_subscription" add constraint "websub_active_is_leased" check (state <> 'active' or (confirmed_at is not null and lease_until is not null));`,
    );
    this.addSql(
      `alter table "websub_subscription" add constraint "websub_subscription_state_check" check ("state" in ('requested', 'active', 'denied', 'failed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "import_run" cascade;`);
    this.addSql(`drop table if exists "operator_notice" cascade;`);
    this.addSql(`drop table if exists "feed_visit" cascade;`);
    this.addSql(`drop table if exists "article_tombstone" cascade;`);
    this.addSql(`drop table if exists "websub_subscription" cascade;`);

    this.addSql(`drop index "article_title_key";`);
    this.addSql(`alter table "article" drop column "title_key", drop column "credit";`);

    this.addSql(`drop index "feed_next_check";`);
    this.addSql(`alter table "feed" drop constraint "feed_dead_is_failing";`);
    this.addSql(`alter table "feed" drop constraint "feed_intervals_positive";`);
    this.addSql(`alter table "feed" drop constraint "feed_next_check_reason_check";`);
    this.addSql(
      `alter table "feed" drop column "failing_since", drop column "dead_since", drop column "rhythm_ms", drop column "stated_interval_ms", drop column "skip_hours", drop column "skip_days", drop column "last_new_at", drop column "hub_url", drop column "self_url";`,
    );
    this.addSql(
      `alter table "feed" add constraint "feed_next_check_reason_check" check ("next_check_reason" in ('new', 'freshness', 'default', 'backoff', 'retry_after'));`,
    );
  }
}
