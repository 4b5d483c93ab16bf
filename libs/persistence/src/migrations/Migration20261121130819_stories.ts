import { Migration } from '@mikro-orm/migrations';

export class Migration20261121130819_stories extends Migration {
  override name = 'Migration20261121130819_stories';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "closure_proposal" ("id" serial primary key, "topic_id" int not null, "kind" text not null, "reason" text not null, "article_ids" int[] not null, "origin_count" int not null, "proposed_at" timestamptz not null, "state" text not null default 'open', "decided_at" timestamptz null);`,
    );
    this.addSql(
      `create index closure_proposal_open on closure_proposal (proposed_at desc, id desc) where state = 'open';`,
    );
    this.addSql(
      `alter table "closure_proposal" add constraint "closure_proposal_topic_id_kind_unique" unique ("topic_id", "kind");`,
    );

    this.addSql(
      `create table "milestone_claim" ("id" serial primary key, "milestone_id" int not null, "article_id" int not null, "kind" text not null, "unit" text not null default '', "value" double precision not null, "at_least" boolean not null default false, "origin_key" text not null, "at" timestamptz not null);`,
    );
    this.addSql(`create index "milestone_claim_article_id_index" on "milestone_claim" ("article_id");`);
    this.addSql(
      `alter table "milestone_claim" add constraint "milestone_claim_once" unique ("milestone_id", "kind", "unit", "article_id", "value");`,
    );

    this.addSql(
      `create table "topic_command" ("id" serial primary key, "kind" text not null, "payload" jsonb not null, "actor" text not null, "state" text not null default 'waiting', "topic_id" int null, "refusal" text null, "created_at" timestamptz not null default now(), "done_at" timestamptz null);`,
    );
    this.addSql(`create index topic_command_waiting on topic_command (id) where state = 'waiting';`);

    this.addSql(
      `create table "topic_memory" ("topic_id" int not null, "article_count" int not null, "memory" bytea not null, "format" int not null, primary key ("topic_id"));`,
    );

    this.addSql(`alter table "topic" add "status_reason" text not null default '';`);

    this.addSql(`alter table "article" add "placement" jsonb null;`);

    this.addSql(`alter table "milestone" add "date_from" text not null default 'published';`);
    this.addSql(
      `alter table "milestone" add constraint "milestone_date_from_check" check ("date_from" in ('text', 'published'));`,
    );

    this.addSql(`alter table "topic_event" drop constraint "topic_event_kind_check";`);
    this.addSql(`alter table "topic_event" add "actor" text not null default 'machine';`);
    this.addSql(
      `alter table "topic_event" add constraint "topic_event_actor_check" check ("actor" in ('machine', 'editor'));`,
    );
    this.addSql(
      `alter table "topic_event" add constraint "topic_event_kind_check" check ("kind" in ('created', 'milestone_added', 'level_raised', 'milestone_retracted', 'status_changed', 'merged', 'split', 'moved', 'edited'));`,
    );

    this.addSql(
      `alter table "closure_proposal" add constraint "closure_proposal_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "closure_proposal" add constraint "closure_proposal_state_check" check ("state" in ('open', 'accepted', 'declined', 'withdrawn'));`,
    );

    this.addSql(
      `alter table "milestone_claim" add constraint "milestone_claim_milestone_id_foreign" foreign key ("milestone_id") references "milestone" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "milestone_claim" add constraint "milestone_claim_article_id_foreign" foreign key ("article_id") references "article" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "topic_command" add constraint "topic_command_done_at" check ((state = 'waiting') = (done_at is null));`,
    );
    this.addSql(
      `alter table "topic_command" add constraint "topic_command_refusal" check ((state = 'refused') = (refusal is not null));`,
    );
    this.addSql(
      `alter table "topic_command" add constraint "topic_command_kind_check" check ("kind" in ('merge', 'split', 'move'));`,
    );
    this.addSql(
      `alter table "topic_command" add constraint "topic_command_actor_check" check ("actor" in ('machine', 'editor'));`,
    );
    this.addSql(
      `alter table "topic_command" add constraint "topic_command_state_check" check ("state" in ('waiting', 'done', 'refused'));`,
    );

    this.addSql(
      `alter table "topic_memory" add constraint "topic_memory_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(`alter table "milestone" add "retracted_by_id" int null;`);
    this.addSql(
      `alter table "milestone" add constraint "milestone_retracted_by_id_foreign" foreign key ("retracted_by_id") references "article" ("id") on delete set null;`,
    );
    this.addSql(
      `create index milestone_retracted_by on milestone (retracted_by_id) where retracted_by_id is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "milestone" drop constraint "milestone_retracted_by_id_foreign";`);
    this.addSql(`drop index "milestone_retracted_by";`);
    this.addSql(`alter table "milestone" drop column "retracted_by_id";`);

    this.addSql(`drop table if exists "closure_proposal" cascade;`);
    this.addSql(`drop table if exists "milestone_claim" cascade;`);
    this.addSql(`drop table if exists "topic_command" cascade;`);
    this.addSql(`drop table if exists "topic_memory" cascade;`);

    this.addSql(`alter table "article" drop column "placement";`);

    this.addSql(`alter table "milestone" drop constraint "milestone_date_from_check";`);
    this.addSql(`alter table "milestone" drop column "date_from";`);

    this.addSql(`alter table "topic" drop column "status_reason";`);

    this.addSql(`delete from "topic_event" where "kind" = 'moved';`);
    this.addSql(`alter table "topic_event" drop constraint "topic_event_actor_check";`);
    this.addSql(`alter table "topic_event" drop constraint "topic_event_kind_check";`);
    this.addSql(`alter table "topic_event" drop column "actor";`);
    this.addSql(
      `alter table "topic_event" add constraint "topic_event_kind_check" check ("kind" in ('created', 'milestone_added', 'level_raised', 'milestone_retracted', 'status_changed', 'merged', 'split', 'edited'));`,
    );
  }
}
