import { Migration } from '@mikro-orm/migrations';

export class Migration20261124003213_story_history extends Migration {
  override name = 'Migration20261124003213_story_history';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "story_change" ("id" serial primary key, "kind" text not null, "actor" text not null, "user_id" int null, "at" timestamptz not null, "written_at" timestamptz not null default now(), "undoes_id" int null, "topic_ids" int[] not null, "cells" jsonb not null);`,
    );
    this.addSql(`create index "story_change_user_id_index" on "story_change" ("user_id");`);
    this.addSql(`create index story_change_of_topic on story_change using gin (topic_ids);`);
    this.addSql(`create index story_change_hide on story_change (id) where kind = 'hide';`);
    this.addSql(`create index story_change_undoes on story_change (undoes_id) where undoes_id is not null;`);

    this.addSql(
      `alter table "topic" add "machine_fields" jsonb not null default '{}', add "next_steps" jsonb null;`,
    );

    this.addSql(
      `alter table "article" add "hidden_at" timestamptz null, add "hidden_reason" text null, add "editor_fields" text[] not null default '{}';`,
    );
    this.addSql(
      `alter table "article" add constraint "article_hidden_has_reason" check ((hidden_at is null) = (hidden_reason is null));`,
    );
    this.addSql(
      `alter table "article" add constraint "article_hidden_has_no_topic" check (hidden_at is null or topic_id is null);`,
    );

    this.addSql(
      `alter table "milestone" add "retraction_reason" text null, add "machine_fields" jsonb not null default '{}';`,
    );

    this.addSql(`alter table "milestone_article" add "is_pinned" boolean not null default false;`);

    this.addSql(`alter table "topic_command" drop constraint "topic_command_kind_check";`);
    this.addSql(
      `alter table "topic_command" add "user_id" int null, add "seen_change_id" int null, add "change_id" int null, add "kept_count" int not null default 0;`,
    );
    this.addSql(
      `alter table "topic_command" add constraint "topic_command_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null;`,
    );
    this.addSql(`create index "topic_command_user_id_index" on "topic_command" ("user_id");`);
    this.addSql(
      `alter table "topic_command" add constraint "topic_command_kind_check" check ("kind" in ('merge', 'split', 'move', 'undo', 'edit', 'release', 'edit_milestone', 'merge_milestones', 'split_milestone', 'attach', 'hide', 'unhide', 'tag'));`,
    );

    this.addSql(
      `alter table "story_change" add constraint "story_change_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "story_change" add constraint "story_change_kind_check" check ("kind" in ('merge', 'split', 'move', 'undo', 'edit', 'release', 'edit_milestone', 'merge_milestones', 'split_milestone', 'attach', 'hide', 'unhide', 'tag', 'rebuilt'));`,
    );
    this.addSql(
      `alter table "story_change" add constraint "story_change_actor_check" check ("actor" in ('machine', 'editor'));`,
    );

    this.addSql('drop index article_waiting;');
    this.addSql(ARTICLE_WAITING);
  }

  override down(): void | Promise<void> {
    this.addSql('drop index article_waiting;');
    this.addSql('create index article_waiting on article (published_at, id) where topic_id is null;');
    this.addSql(`drop table if exists "story_change" cascade;`);

    this.addSql(`alter table "topic_command" drop constraint "topic_command_user_id_foreign";`);

    this.addSql(`alter table "article" drop constraint "article_hidden_has_reason";`);
    this.addSql(`alter table "article" drop constraint "article_hidden_has_no_topic";`);
    this.addSql(
      `alter table "article" drop column "hidden_at", drop column "hidden_reason", drop column "editor_fields";`,
    );

    this.addSql(`alter table "milestone" drop column "retraction_reason", drop column "machine_fields";`);

    this.addSql(`alter table "milestone_article" drop column "is_pinned";`);

    this.addSql(`alter table "topic" drop column "machine_fields", drop column "next_steps";`);

    this.addSql(`drop index "topic_command_user_id_index";`);
    this.addSql(`alter table "topic_command" drop constraint "topic_command_kind_check";`);
    this.addSql(
      `alter table "topic_command" drop column "user_id", drop column "seen_change_id", drop column "change_id", drop column "kept_count";`,
    );
    this.addSql(
      `alter table "topic_command" add constraint "topic_command_kind_check" check ("kind" in ('merge', 'split', 'move'));`,
    );
  }
}

/** Below the old text in `down`: the newest text of an index stands last in its file (index-expressions.spec.ts). */
const ARTICLE_WAITING =
  'create index article_waiting on article (published_at, id) where topic_id is null and hidden_at is null;';
