import { Migration } from '@mikro-orm/migrations';

export class Migration20261123234911_review_queue extends Migration {
  override name = 'Migration20261123234911_review_queue';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review_entry" ("id" serial primary key, "kind" text not null, "key" text not null, "rule" text not null, "topic_id" int null, "other_id" int null, "article_ids" int[] not null default '{}', "other_article_ids" int[] not null default '{}', "detail" jsonb not null default '{}', "priority" double precision not null default 0, "state" text not null default 'open', "version" int not null default 1, "claimed_by_id" int null, "claimed_until" timestamptz null, "skipped_at" timestamptz null, "decided_by_id" int null, "decided_at" timestamptz null, "reason" text not null default '', "command_id" int null, "proposed_at" timestamptz not null);`,
    );
    this.addSql(`alter table "review_entry" add constraint "review_entry_key_unique" unique ("key");`);
    this.addSql(`create index "review_entry_claimed_by_id_index" on "review_entry" ("claimed_by_id");`);
    this.addSql(`create index "review_entry_decided_by_id_index" on "review_entry" ("decided_by_id");`);
    this.addSql(
      `create index review_entry_open on review_entry ((skipped_at is not null), priority desc, id) where state = 'open';`,
    );
    this.addSql(`create index review_entry_of_topic on review_entry (topic_id) where state = 'open';`);
    this.addSql(
      `create index review_entry_decided on review_entry (decided_at desc, id desc) where state in ('accepted', 'refused');`,
    );

    this.addSql(
      `create index topic_to_list on topic (id desc) where not is_listed and (follower_count > 0 or article_count > 1) and not 'listing' = any(editor_fields);`,
    );

    this.addSql(
      `create index milestone_doubtful on milestone (id desc) where retracted_at is null and cardinality(editor_fields) = 0 and (is_significant and origin_count = 1 or date_from = 'text');`,
    );

    this.addSql(
      `alter table "review_entry" add constraint "review_entry_claimed_by_id_foreign" foreign key ("claimed_by_id") references "user_account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "review_entry" add constraint "review_entry_decided_by_id_foreign" foreign key ("decided_by_id") references "user_account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "review_entry" add constraint "review_entry_decided_at" check (state = 'open' or decided_at is not null);`,
    );
    this.addSql(
      `alter table "review_entry" add constraint "review_entry_claim" check (claimed_by_id is null or claimed_until is not null);`,
    );
    this.addSql(
      `alter table "review_entry" add constraint "review_entry_kind_check" check ("kind" in ('report', 'resolution', 'merge', 'split', 'milestone', 'listing'));`,
    );
    this.addSql(
      `alter table "review_entry" add constraint "review_entry_rule_check" check ("rule" in ('reader_report', 'reported_end', 'near_join', 'near_split', 'single_origin', 'distant_date', 'followed_unlisted', 'significant_unlisted'));`,
    );
    this.addSql(
      `alter table "review_entry" add constraint "review_entry_state_check" check ("state" in ('open', 'accepted', 'refused', 'withdrawn'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "review_entry" cascade;`);

    this.addSql(`drop index "milestone_doubtful";`);

    this.addSql(`drop index "topic_to_list";`);
  }
}
