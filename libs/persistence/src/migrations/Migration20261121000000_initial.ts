import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000000_initial extends Migration {
  override name = 'Migration20261121000000_initial';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "category" ("id" serial primary key, "slug" text not null, "name" text not null, "color_class" text not null);`,
    );
    this.addSql(`alter table "category" add constraint "category_slug_unique" unique ("slug");`);
    this.addSql(`alter table "category" add constraint "category_name_unique" unique ("name");`);

    this.addSql(
      `create table "counter" ("name" text not null, "value" int not null default 0, primary key ("name"));`,
    );

    this.addSql(
      `create table "host" ("host_key" text not null, "next_allowed_at" timestamptz not null default now(), "leased_until" timestamptz null, "lease_id" uuid null, primary key ("host_key"));`,
    );

    this.addSql(
      `create table "keeper" ("id" int not null, "epoch" int not null default 0, "holder" text null, "heartbeat_at" timestamptz null, primary key ("id"));`,
    );

    this.addSql(
      `create table "news_clock" ("id" int not null, "mode" text not null, "recording_name" text null, "fictional" boolean not null default false, "recorded_from" timestamptz null, "recorded_to" timestamptz null, "backfill_until" timestamptz null, "replay_at" timestamptz null, "wall_at" timestamptz null, "speed" double precision not null default 0, "ready_at" timestamptz null, primary key ("id"));`,
    );

    this.addSql(`create table "owner" ("id" serial primary key, "name" text not null);`);
    this.addSql(`alter table "owner" add constraint "owner_name_unique" unique ("name");`);

    this.addSql(
      `create table "source" ("id" serial primary key, "domain" text not null, "slug" text not null, "name" text not null, "url" text not null, "owner_id" int null, "country" text null, "language" text null, "media_type" text null, "category" text not null, "description" text not null, "bias" text null, "bias_agreed" boolean null, "bias_origin" text null, "pc1" real null, "pc1_observed" int not null default 0, "wikipedia_status" text null, "added_by" text not null default 'directory', "operator_fields" text[] not null default '{}', "disabled_reason" text null, "trust_score" real null, "trust_coverage" real not null default 0, "follower_count" int not null default 0, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "source" add constraint "source_domain_unique" unique ("domain");`);
    this.addSql(`alter table "source" add constraint "source_slug_unique" unique ("slug");`);
    this.addSql(`create index "source_owner_id_index" on "source" ("owner_id");`);

    this.addSql(
      `create table "feed" ("id" serial primary key, "source_id" int not null, "host_key" text not null, "url" text not null, "categories" text[] not null default '{}', "state" text not null, "state_reason" text null, "recording" text null, "title" text null, "etag" text null, "last_modified" text null, "next_check_at" timestamptz not null, "next_check_reason" text not null default 'new', "last_checked_at" timestamptz null, "last_success_at" timestamptz null, "last_outcome" text null, "last_detail" text null, "failure_count" int not null default 0, "document_hash" text null, "documents_parsed" int not null default 0, "documents_unreadable" int not null default 0, "items_dropped" int not null default 0, "redirect_url" text null, "redirect_sightings" int not null default 0);`,
    );
    this.addSql(`create index "feed_source_id_index" on "feed" ("source_id");`);
    this.addSql(`alter table "feed" add constraint "feed_url_unique" unique ("url");`);
    this.addSql(`create index feed_due on feed (host_key, next_check_at) where state = 'active';`);

    this.addSql(
      `create table "topic" ("id" serial primary key, "slug" text not null, "name" text not null, "description" text null, "category_id" int null, "language" text not null, "status" text not null default 'ongoing', "resolved_at" timestamptz null, "resolution_summary" text null, "resolution_article_ids" int[] not null default '{}', "estimated_completion_percent" int not null default 0, "completion_reason" text not null default '', "follower_count" int not null default 0, "article_count" int not null default 0, "source_count" int not null default 0, "origin_count" int not null default 0, "milestone_count" int not null default 0, "multi_source_updates" int not null default 0, "update_frequency" text not null default 'none', "is_listed" boolean not null default false, "first_reported_at" timestamptz not null, "last_reported_at" timestamptz not null, "last_milestone_at" timestamptz null, "hot_rank" double precision not null default 0, "version" int not null default 1, "editor_fields" text[] not null default '{}', "created_at" timestamptz not null, "updated_at" timestamptz not null);`,
    );
    this.addSql(`alter table "topic" add constraint "topic_slug_unique" unique ("slug");`);
    this.addSql(`create index topic_lively on topic (hot_rank desc, id desc) where is_listed;`);
    this.addSql(`create index topic_of_category on topic (category_id, hot_rank desc) where is_listed;`);
    this.addSql(
      `create index topic_to_review on topic (updated_at, id) where status = 'developing' or (status = 'ongoing' and estimated_completion_percent = 95);`,
    );
    this.addSql(`create index topic_recent on topic (last_reported_at desc);`);

    this.addSql(
      `create table "article" ("id" serial primary key, "slug" text not null, "source_id" int not null, "feed_id" int null, "identity_key" text not null, "guid" text null, "url" text not null, "title" text not null, "excerpt" text not null, "content" text null, "image_url" text null, "author" text null, "language" text not null, "published_at" timestamptz not null, "published_from" text not null, "first_seen_at" timestamptz not null, "updated_at" timestamptz not null, "content_hash" text not null, "raw_hash" text not null, "tags" text[] not null, "category_id" int not null, "topic_id" int null, "origin_key" text null, "copy_of_id" int null, "is_card" boolean not null default false, "copy_count" int not null default 0, "hot_rank" double precision not null default 0);`,
    );
    this.addSql(`alter table "article" add constraint "article_slug_unique" unique ("slug");`);
    this.addSql(`create index "article_feed_id_index" on "article" ("feed_id");`);
    this.addSql(
      `alter table "article" add constraint "article_identity_key_unique" unique ("identity_key");`,
    );
    this.addSql(`create index "article_category_id_index" on "article" ("category_id");`);
    this.addSql(`create index "article_copy_of_id_index" on "article" ("copy_of_id");`);
    this.addSql(`create index article_waiting on article (published_at, id) where topic_id is null;`);
    this.addSql(`create index article_placed on article (published_at, id) where topic_id is not null;`);
    this.addSql(`create index article_cards on article (hot_rank desc, id desc) where is_card;`);
    this.addSql(`create index article_of_topic on article (topic_id, published_at desc, id desc);`);
    this.addSql(`create index article_of_source on article (source_id, published_at desc);`);
    this.addSql(`create index article_url on article using hash (url);`);

    this.addSql(
      `create table "milestone" ("id" serial primary key, "topic_id" int not null, "anchor_article_id" int not null, "title" text not null, "description" text not null, "date" timestamptz not null, "impact_value" real not null, "is_significant" boolean not null, "significance" text not null, "confirmation_level" text not null, "origin_count" int not null, "outlet_count" int not null, "multiple_at" timestamptz null, "verified_at" timestamptz null, "retracted_at" timestamptz null, "image_url" text null, "editor_fields" text[] not null default '{}', "created_at" timestamptz not null, "updated_at" timestamptz not null);`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_anchor_article_id_unique" unique ("anchor_article_id");`,
    );
    this.addSql(`create index milestone_of_topic on milestone (topic_id, date, id);`);

    this.addSql(
      `create table "milestone_quote" ("id" serial primary key, "milestone_id" int not null, "position" int not null, "article_id" int not null, "text" text not null, "speaker" text null);`,
    );
    this.addSql(`create index "milestone_quote_article_id_index" on "milestone_quote" ("article_id");`);
    this.addSql(
      `alter table "milestone_quote" add constraint "milestone_quote_milestone_id_position_unique" unique ("milestone_id", "position");`,
    );

    this.addSql(
      `create table "milestone_article" ("article_id" int not null, "milestone_id" int not null, "origin_key" text not null, "role" text not null, primary key ("article_id"));`,
    );
    this.addSql(
      `create index "milestone_article_milestone_id_index" on "milestone_article" ("milestone_id");`,
    );

    this.addSql(
      `create table "article_revision" ("id" serial primary key, "article_id" int not null, "title" text not null, "excerpt" text not null, "content_hash" text not null, "replaced_at" timestamptz not null);`,
    );
    this.addSql(
      `alter table "article_revision" add constraint "article_revision_article_id_content_hash_replaced_at_unique" unique ("article_id", "content_hash", "replaced_at");`,
    );

    this.addSql(
      `create table "topic_event" ("id" serial primary key, "topic_id" int not null, "kind" text not null, "milestone_id" int null, "fact_key" text not null, "payload" jsonb not null default '{}', "at" timestamptz not null, "written_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "topic_event_milestone_id_index" on "topic_event" ("milestone_id");`);
    this.addSql(`create index topic_event_log on topic_event (topic_id, at, id);`);
    this.addSql(
      `alter table "topic_event" add constraint "topic_event_topic_id_fact_key_unique" unique ("topic_id", "fact_key");`,
    );

    this.addSql(
      `create table "topic_redirect" ("id" serial primary key, "old_topic_id" int not null, "old_slug" text not null, "topic_id" int not null, "created_at" timestamptz not null);`,
    );
    this.addSql(
      `alter table "topic_redirect" add constraint "topic_redirect_old_topic_id_unique" unique ("old_topic_id");`,
    );
    this.addSql(
      `alter table "topic_redirect" add constraint "topic_redirect_old_slug_unique" unique ("old_slug");`,
    );
    this.addSql(`create index "topic_redirect_topic_id_index" on "topic_redirect" ("topic_id");`);

    this.addSql(
      `create table "trust_assessment" ("id" serial primary key, "source_id" int not null, "assessed_at" timestamptz not null, "score" real null, "coverage" real not null, "factors" jsonb not null);`,
    );
    this.addSql(
      `alter table "trust_assessment" add constraint "trust_assessment_source_id_assessed_at_unique" unique ("source_id", "assessed_at");`,
    );

    this.addSql(`alter table "counter" add constraint "counter_positive" check (value >= 0);`);

    this.addSql(
      `alter table "host" add constraint "host_lease_whole" check ((leased_until is null) = (lease_id is null));`,
    );

    this.addSql(`alter table "keeper" add constraint "keeper_is_one" check (id = 1);`);

    this.addSql(`alter table "news_clock" add constraint "news_clock_is_one" check (id = 1);`);
    this.addSql(`alter table "news_clock" add constraint "news_clock_speed_positive" check (speed >= 0);`);
    this.addSql(
      `alter table "news_clock" add constraint "news_clock_recording_whole" check (mode = 'live' or num_nulls(recording_name, recorded_from, recorded_to, backfill_until, replay_at, wall_at) = 0);`,
    );
    this.addSql(
      `alter table "news_clock" add constraint "news_clock_mode_check" check ("mode" in ('live', 'recorded'));`,
    );

    this.addSql(
      `alter table "source" add constraint "source_owner_id_foreign" foreign key ("owner_id") references "owner" ("id") on delete set null;`,
    );
    this.addSql(`alter table "source" add constraint "source_pc1_range" check (pc1 between 0 and 1);`);
    this.addSql(
      `alter table "source" add constraint "source_pc1_observed_positive" check (pc1_observed >= 0);`,
    );
    this.addSql(
      `alter table "source" add constraint "source_trust_score_range" check (trust_score between 0 and 100);`,
    );
    this.addSql(
      `alter table "source" add constraint "source_trust_coverage_range" check (trust_coverage between 0 and 1);`,
    );
    this.addSql(
      `alter table "source" add constraint "source_follower_count_positive" check (follower_count >= 0);`,
    );
    this.addSql(`alter table "source" add constraint "source_slug_not_digits" check (slug !~ '^[0-9]+$');`);
    this.addSql(
      `alter table "source" add constraint "source_category_check" check ("category" in ('global', 'national', 'technology', 'finance', 'sports', 'entertainment', 'international', 'specialized', 'independent'));`,
    );
    this.addSql(
      `alter table "source" add constraint "source_bias_check" check ("bias" in ('left', 'center-left', 'center', 'center-right', 'right'));`,
    );
    this.addSql(
      `alter table "source" add constraint "source_wikipedia_status_check" check ("wikipedia_status" in ('generally-reliable', 'no-consensus', 'generally-unreliable', 'deprecated'));`,
    );
    this.addSql(
      `alter table "source" add constraint "source_added_by_check" check ("added_by" in ('directory', 'recording', 'operator'));`,
    );

    this.addSql(
      `alter table "feed" add constraint "feed_source_id_foreign" foreign key ("source_id") references "source" ("id");`,
    );
    this.addSql(
      `alter table "feed" add constraint "feed_host_key_foreign" foreign key ("host_key") references "host" ("host_key");`,
    );
    this.addSql(
      `alter table "feed" add constraint "feed_counts_positive" check (failure_count >= 0 and documents_parsed >= 0 and documents_unreadable >= 0 and items_dropped >= 0 and redirect_sightings >= 0);`,
    );
    this.addSql(
      `alter table "feed" add constraint "feed_disabled_has_reason" check (state <> 'disabled' or state_reason is not null);`,
    );
    this.addSql(
      `alter table "feed" add constraint "feed_state_check" check ("state" in ('active', 'waiting', 'disabled'));`,
    );
    this.addSql(
      `alter table "feed" add constraint "feed_next_check_reason_check" check ("next_check_reason" in ('new', 'freshness', 'default', 'backoff', 'retry_after'));`,
    );
    this.addSql(
      `alter table "feed" add constraint "feed_last_outcome_check" check ("last_outcome" in ('ok', 'not_modified', 'moved', 'gone', 'throttled', 'server_error', 'unauthorised', 'not_found', 'unreachable', 'too_large', 'unreadable'));`,
    );

    this.addSql(
      `alter table "topic" add constraint "topic_category_id_foreign" foreign key ("category_id") references "category" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "topic" add constraint "topic_completion_range" check (estimated_completion_percent between 0 and 100);`,
    );
    this.addSql(
      `alter table "topic" add constraint "topic_counts_positive" check (article_count >= 0 and source_count >= 0 and origin_count >= 0 and follower_count >= 0 and milestone_count >= 0 and multi_source_updates >= 0);`,
    );
    this.addSql(
      `alter table "topic" add constraint "topic_resolved_has_reason" check (status <> 'resolved' or (resolved_at is not null and resolution_summary is not null));`,
    );
    this.addSql(`alter table "topic" add constraint "topic_slug_not_digits" check (slug !~ '^[0-9]+$');`);
    this.addSql(
      `alter table "topic" add constraint "topic_status_check" check ("status" in ('ongoing', 'developing', 'resolved'));`,
    );
    this.addSql(
      `alter table "topic" add constraint "topic_update_frequency_check" check ("update_frequency" in ('frequent', 'moderate', 'slow', 'none'));`,
    );

    this.addSql(
      `alter table "article" add constraint "article_source_id_foreign" foreign key ("source_id") references "source" ("id");`,
    );
    this.addSql(
      `alter table "article" add constraint "article_feed_id_foreign" foreign key ("feed_id") references "feed" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "article" add constraint "article_category_id_foreign" foreign key ("category_id") references "category" ("id");`,
    );
    this.addSql(
      `alter table "article" add constraint "article_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete no action;`,
    );
    this.addSql(
      `alter table "article" add constraint "article_copy_of_id_foreign" foreign key ("copy_of_id") references "article" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "article" add constraint "article_card_is_placed" check (not is_card or topic_id is not null);`,
    );
    this.addSql(`alter table "article" add constraint "article_slug_not_digits" check (slug !~ '^[0-9]+$');`);
    this.addSql(
      `alter table "article" add constraint "article_has_a_tag" check (cardinality(tags) between 1 and 9);`,
    );
    this.addSql(
      `alter table "article" add constraint "article_tags_known" check (tags <@ array['sports', 'entertainment', 'politics', 'technology', 'business', 'environment', 'health', 'science', 'general']::text[]);`,
    );
    this.addSql(
      `alter table "article" add constraint "article_copy_count_positive" check (copy_count >= 0);`,
    );
    this.addSql(
      `alter table "article" add constraint "article_published_from_check" check ("published_from" in ('feed', 'first_seen', 'future_clamped'));`,
    );

    this.addSql(
      `alter table "milestone" add constraint "milestone_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_anchor_article_id_foreign" foreign key ("anchor_article_id") references "article" ("id");`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_impact_range" check (impact_value between 0 and 10);`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_significant_by_impact" check (is_significant = (impact_value >= 7));`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_counts" check (origin_count >= 1 and outlet_count >= 1);`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_level_fits_origins" check (confirmation_level = case when origin_count > 2 then 'verified' when origin_count = 2 then 'multiple' else 'single' end);`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_significance_check" check ("significance" in ('critical', 'high', 'medium', 'low'));`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_confirmation_level_check" check ("confirmation_level" in ('single', 'multiple', 'verified'));`,
    );

    this.addSql(
      `alter table "milestone_quote" add constraint "milestone_quote_milestone_id_foreign" foreign key ("milestone_id") references "milestone" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "milestone_quote" add constraint "milestone_quote_article_id_foreign" foreign key ("article_id") references "article" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "milestone_quote" add constraint "milestone_quote_position" check (position between 0 and 2);`,
    );

    this.addSql(
      `alter table "milestone_article" add constraint "milestone_article_article_id_foreign" foreign key ("article_id") references "article" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "milestone_article" add constraint "milestone_article_milestone_id_foreign" foreign key ("milestone_id") references "milestone" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "milestone_article" add constraint "milestone_article_role_check" check ("role" in ('first', 'confirms', 'repeats', 'copy'));`,
    );

    this.addSql(
      `alter table "article_revision" add constraint "article_revision_article_id_foreign" foreign key ("article_id") references "article" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "topic_event" add constraint "topic_event_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "topic_event" add constraint "topic_event_milestone_id_foreign" foreign key ("milestone_id") references "milestone" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "topic_event" add constraint "topic_event_kind_check" check ("kind" in ('created', 'milestone_added', 'level_raised', 'milestone_retracted', 'status_changed', 'merged', 'split', 'edited'));`,
    );

    this.addSql(
      `alter table "topic_redirect" add constraint "topic_redirect_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "trust_assessment" add constraint "trust_assessment_source_id_foreign" foreign key ("source_id") references "source" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "trust_assessment" add constraint "trust_score_range" check (score between 0 and 100);`,
    );
    this.addSql(
      `alter table "trust_assessment" add constraint "trust_coverage_range" check (coverage between 0 and 1);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "topic" drop constraint "topic_category_id_foreign";`);
    this.addSql(`alter table "article" drop constraint "article_category_id_foreign";`);
    this.addSql(`alter table "feed" drop constraint "feed_host_key_foreign";`);
    this.addSql(`alter table "source" drop constraint "source_owner_id_foreign";`);
    this.addSql(`alter table "feed" drop constraint "feed_source_id_foreign";`);
    this.addSql(`alter table "article" drop constraint "article_source_id_foreign";`);
    this.addSql(`alter table "trust_assessment" drop constraint "trust_assessment_source_id_foreign";`);
    this.addSql(`alter table "article" drop constraint "article_feed_id_foreign";`);
    this.addSql(`alter table "article" drop constraint "article_topic_id_foreign";`);
    this.addSql(`alter table "milestone" drop constraint "milestone_topic_id_foreign";`);
    this.addSql(`alter table "topic_event" drop constraint "topic_event_topic_id_foreign";`);
    this.addSql(`alter table "topic_redirect" drop constraint "topic_redirect_topic_id_foreign";`);
    this.addSql(`alter table "article" drop constraint "article_copy_of_id_foreign";`);
    this.addSql(`alter table "milestone" drop constraint "milestone_anchor_article_id_foreign";`);
    this.addSql(`alter table "milestone_quote" drop constraint "milestone_quote_article_id_foreign";`);
    this.addSql(`alter table "milestone_article" drop constraint "milestone_article_article_id_foreign";`);
    this.addSql(`alter table "article_revision" drop constraint "article_revision_article_id_foreign";`);
    this.addSql(`alter table "milestone_quote" drop constraint "milestone_quote_milestone_id_foreign";`);
    this.addSql(`alter table "milestone_article" drop constraint "milestone_article_milestone_id_foreign";`);
    this.addSql(`alter table "topic_event" drop constraint "topic_event_milestone_id_foreign";`);

    this.addSql(`drop table if exists "category" cascade;`);
    this.addSql(`drop table if exists "counter" cascade;`);
    this.addSql(`drop table if exists "host" cascade;`);
    this.addSql(`drop table if exists "keeper" cascade;`);
    this.addSql(`drop table if exists "news_clock" cascade;`);
    this.addSql(`drop table if exists "owner" cascade;`);
    this.addSql(`drop table if exists "source" cascade;`);
    this.addSql(`drop table if exists "feed" cascade;`);
    this.addSql(`drop table if exists "topic" cascade;`);
    this.addSql(`drop table if exists "article" cascade;`);
    this.addSql(`drop table if exists "milestone" cascade;`);
    this.addSql(`drop table if exists "milestone_quote" cascade;`);
    this.addSql(`drop table if exists "milestone_article" cascade;`);
    this.addSql(`drop table if exists "article_revision" cascade;`);
    this.addSql(`drop table if exists "topic_event" cascade;`);
    this.addSql(`drop table if exists "topic_redirect" cascade;`);
    this.addSql(`drop table if exists "trust_assessment" cascade;`);
  }
}
