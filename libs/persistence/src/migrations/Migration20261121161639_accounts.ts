import { Migration } from '@mikro-orm/migrations';

export class Migration20261121161639_accounts extends Migration {
  override name = 'Migration20261121161639_accounts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "digest_run" ("key" text not null, "last_user_id" int not null default 0, "until" timestamptz not null, "finished_at" timestamptz null, primary key ("key"));`,
    );

    this.addSql(
      `create table "rate_limit" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );
    this.addSql(`create index "rate_limit_expire_index" on "rate_limit" ("expire");`);

    this.addSql(
      `create table "user_account" ("id" serial primary key, "username" text not null, "username_key" text not null, "email" text not null, "email_key" text not null, "email_confirmed_at" timestamptz null, "password_hash" text not null, "first_name" text null, "last_name" text null, "profile_image_url" text null, "is_admin" boolean not null default false, "subscription_active" boolean not null default false, "premium_granted" boolean not null default false, "default_frequency" text not null default 'daily', "wants_email" boolean not null default false, "wants_browser" boolean not null default false, "wants_milestones" boolean not null default true, "wants_resolutions" boolean not null default true, "wants_updates" boolean not null default true, "wants_recommended" boolean not null default false, "keeps_history" boolean not null default true, "created_at" timestamptz not null);`,
    );
    this.addSql(
      `alter table "user_account" add constraint "user_account_username_key_unique" unique ("username_key");`,
    );
    this.addSql(
      `alter table "user_account" add constraint "user_account_email_key_unique" unique ("email_key");`,
    );
    this.addSql(`create index user_account_recommended on user_account (id) where wants_recommended;`);

    this.addSql(
      `create table "source_follow" ("user_id" int not null, "source_id" int not null, "followed_at" timestamptz not null, primary key ("user_id", "source_id"));`,
    );
    this.addSql(`create index "source_follow_source_id_index" on "source_follow" ("source_id");`);

    this.addSql(
      `create table "session" ("id" serial primary key, "user_id" int not null, "kind" text not null, "secret_hash" bytea not null, "device" text not null, "created_at" timestamptz not null, "last_seen_at" timestamptz not null, "expires_at" timestamptz not null);`,
    );
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);
    this.addSql(`alter table "session" add constraint "session_secret_hash_unique" unique ("secret_hash");`);
    this.addSql(`create index "session_expires_at_index" on "session" ("expires_at");`);

    this.addSql(
      `create table "saved_article" ("user_id" int not null, "article_id" int not null, "saved_at" timestamptz not null, primary key ("user_id", "article_id"));`,
    );
    this.addSql(`create index "saved_article_article_id_index" on "saved_article" ("article_id");`);
    this.addSql(
      `create index saved_article_newest on saved_article (user_id, saved_at desc, article_id desc);`,
    );

    this.addSql(
      `create table "read_article" ("user_id" int not null, "article_id" int not null, "read_at" timestamptz not null, primary key ("user_id", "article_id"));`,
    );
    this.addSql(`create index "read_article_article_id_index" on "read_article" ("article_id");`);
    this.addSql(`create index read_article_newest on read_article (user_id, read_at desc, article_id desc);`);

    this.addSql(
      `create table "one_time_link" ("id" serial primary key, "user_id" int not null, "purpose" text not null, "secret_hash" bytea not null, "email" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null);`,
    );
    this.addSql(`create index "one_time_link_user_id_index" on "one_time_link" ("user_id");`);
    this.addSql(
      `alter table "one_time_link" add constraint "one_time_link_secret_hash_unique" unique ("secret_hash");`,
    );
    this.addSql(`create index "one_time_link_expires_at_index" on "one_time_link" ("expires_at");`);

    this.addSql(
      `create table "notification" ("id" serial primary key, "user_id" int not null, "type" text not null, "title" text not null, "message" text not null, "topic_id" int null, "milestone_id" int null, "digest_key" text null, "items" jsonb null, "read_at" timestamptz null, "mailed_at" timestamptz null, "created_at" timestamptz not null);`,
    );
    this.addSql(`create index "notification_topic_id_index" on "notification" ("topic_id");`);
    this.addSql(`create index "notification_milestone_id_index" on "notification" ("milestone_id");`);
    this.addSql(`create index notification_newest on notification (user_id, id desc);`);
    this.addSql(`create index notification_unread on notification (user_id) where read_at is null;`);
    this.addSql(
      `alter table "notification" add constraint "notification_digest_once" unique ("user_id", "digest_key");`,
    );

    this.addSql(
      `create table "noticed_fact" ("user_id" int not null, "event_id" int not null, primary key ("user_id", "event_id"));`,
    );
    this.addSql(`create index "noticed_fact_event_id_index" on "noticed_fact" ("event_id");`);

    this.addSql(
      `create table "follow" ("user_id" int not null, "topic_id" int not null, "priority" text not null default 'normal', "notification_frequency" text not null default 'daily', "followed_at" timestamptz not null, "seen_at" timestamptz not null, primary key ("user_id", "topic_id"));`,
    );
    this.addSql(`create index follow_of_topic on follow (topic_id, user_id);`);

    this.addSql(
      `create table "collection" ("id" serial primary key, "user_id" int not null, "name" text not null, "description" text null, "is_private" boolean not null default true, "created_at" timestamptz not null, "updated_at" timestamptz not null);`,
    );
    this.addSql(`create index "collection_user_id_index" on "collection" ("user_id");`);

    this.addSql(
      `create table "collection_topic" ("collection_id" int not null, "topic_id" int not null, "added_at" timestamptz not null, primary key ("collection_id", "topic_id"));`,
    );
    this.addSql(`create index "collection_topic_topic_id_index" on "collection_topic" ("topic_id");`);

    this.addSql(
      `create table "audit_entry" ("id" serial primary key, "at" timestamptz not null, "actor_id" int null, "pseudonym" text not null default '', "action" text not null, "payload" jsonb not null default '{}');`,
    );
    this.addSql(`create index "audit_entry_at_index" on "audit_entry" ("at");`);
    this.addSql(`create index "audit_entry_actor_id_index" on "audit_entry" ("actor_id");`);

    this.addSql(`alter table "topic_event" add "noticed_at" timestamptz null;`);
    // Nobody followed anything yet: what happened before is noticed by nobody.
    this.addSql(`update "topic_event" set "noticed_at" = "written_at";`);
    this.addSql(
      `create index topic_event_to_notice on topic_event (id) where noticed_at is null and kind in ('milestone_added', 'level_raised', 'milestone_retracted', 'status_changed');`,
    );

    this.addSql(
      `alter table "user_account" add constraint "user_account_default_frequency_check" check ("default_frequency" in ('immediate', 'daily', 'weekly', 'major_only', 'resolution_only'));`,
    );

    this.addSql(
      `alter table "source_follow" add constraint "source_follow_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "source_follow" add constraint "source_follow_source_id_foreign" foreign key ("source_id") references "source" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "session" add constraint "session_kind_check" check ("kind" in ('session', 'token'));`,
    );

    this.addSql(
      `alter table "saved_article" add constraint "saved_article_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "saved_article" add constraint "saved_article_article_id_foreign" foreign key ("article_id") references "article" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "read_article" add constraint "read_article_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "read_article" add constraint "read_article_article_id_foreign" foreign key ("article_id") references "article" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "one_time_link" add constraint "one_time_link_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "one_time_link" add constraint "one_time_link_purpose_check" check ("purpose" in ('password_reset', 'email_confirmation', 'unsubscribe'));`,
    );

    this.addSql(
      `alter table "notification" add constraint "notification_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_milestone_id_foreign" foreign key ("milestone_id") references "milestone" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_type_check" check ("type" in ('article', 'topic', 'alert', 'other'));`,
    );

    this.addSql(
      `alter table "noticed_fact" add constraint "noticed_fact_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "noticed_fact" add constraint "noticed_fact_event_id_foreign" foreign key ("event_id") references "topic_event" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "follow" add constraint "follow_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "follow" add constraint "follow_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "follow" add constraint "follow_priority_check" check ("priority" in ('low', 'normal', 'high'));`,
    );
    this.addSql(
      `alter table "follow" add constraint "follow_notification_frequency_check" check ("notification_frequency" in ('immediate', 'daily', 'weekly', 'major_only', 'resolution_only'));`,
    );

    this.addSql(
      `alter table "collection" add constraint "collection_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "collection_topic" add constraint "collection_topic_collection_id_foreign" foreign key ("collection_id") references "collection" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "collection_topic" add constraint "collection_topic_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_actor_id_foreign" foreign key ("actor_id") references "user_account" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "source_follow" drop constraint "source_follow_user_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "saved_article" drop constraint "saved_article_user_id_foreign";`);
    this.addSql(`alter table "read_article" drop constraint "read_article_user_id_foreign";`);
    this.addSql(`alter table "one_time_link" drop constraint "one_time_link_user_id_foreign";`);
    this.addSql(`alter table "notification" drop constraint "notification_user_id_foreign";`);
    this.addSql(`alter table "noticed_fact" drop constraint "noticed_fact_user_id_foreign";`);
    this.addSql(`alter table "follow" drop constraint "follow_user_id_foreign";`);
    this.addSql(`alter table "collection" drop constraint "collection_user_id_foreign";`);
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_actor_id_foreign";`);
    this.addSql(`alter table "collection_topic" drop constraint "collection_topic_collection_id_foreign";`);

    this.addSql(`drop table if exists "digest_run" cascade;`);
    this.addSql(`drop table if exists "rate_limit" cascade;`);
    this.addSql(`drop table if exists "user_account" cascade;`);
    this.addSql(`drop table if exists "source_follow" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "saved_article" cascade;`);
    this.addSql(`drop table if exists "read_article" cascade;`);
    this.addSql(`drop table if exists "one_time_link" cascade;`);
    this.addSql(`drop table if exists "notification" cascade;`);
    this.addSql(`drop table if exists "noticed_fact" cascade;`);
    this.addSql(`drop table if exists "follow" cascade;`);
    this.addSql(`drop table if exists "collection" cascade;`);
    this.addSql(`drop table if exists "collection_topic" cascade;`);
    this.addSql(`drop table if exists "audit_entry" cascade;`);

    this.addSql(`drop index "topic_event_to_notice";`);
    this.addSql(`alter table "topic_event" drop column "noticed_at";`);
  }
}
