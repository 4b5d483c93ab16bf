import { Migration } from '@mikro-orm/migrations';

export class Migration20261123090717_story_questions extends Migration {
  override name = 'Migration20261123090717_story_questions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "story_question" ("id" serial primary key, "user_id" int not null, "topic_id" int not null, "text" text not null, "text_key" text not null, "asked_at" timestamptz not null, "settled_at" timestamptz null, "answer" text null, "article_id" int null, "sentence" text null, "day" text null, "origin_count" int null, "digested_at" timestamptz null, "removed_at" timestamptz null);`,
    );
    this.addSql(`create index "story_question_article_id_index" on "story_question" ("article_id");`);
    this.addSql(
      `create index story_question_open on story_question (topic_id, id) where settled_at is null and removed_at is null;`,
    );
    this.addSql(`create index story_question_of_topic on story_question (topic_id, user_id);`);
    this.addSql(
      `create index story_question_to_digest on story_question (user_id) where settled_at is not null and digested_at is null and removed_at is null;`,
    );
    this.addSql(
      `create index story_question_removed on story_question (removed_at) where removed_at is not null;`,
    );
    this.addSql(
      `alter table "story_question" add constraint "story_question_once" unique ("user_id", "topic_id", "text_key");`,
    );

    this.addSql(
      `alter table "story_question" add constraint "story_question_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "story_question" add constraint "story_question_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "story_question" add constraint "story_question_article_id_foreign" foreign key ("article_id") references "article" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "story_question" add constraint "story_question_settled" check ((settled_at is null) = (answer is null) and (settled_at is null) = (sentence is null));`,
    );
    this.addSql(
      `alter table "story_question" add constraint "story_question_answer_check" check ("answer" in ('yes', 'no'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "story_question" cascade;`);
  }
}
