import { Migration } from '@mikro-orm/migrations';

export class Migration20261123033516_stories_and_searches extends Migration {
  override name = 'Migration20261123033516_stories_and_searches';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "topic_search" ("topic_id" int not null, "stemmer" text not null, "words" tsvector not null, "name_words" tsvector not null, primary key ("topic_id"));`,
    );
    this.addSql(`create index topic_search_words on topic_search using gin (words);`);
    this.addSql(`create index topic_search_name_words on topic_search using gin (name_words);`);

    this.addSql(
      `create table "followed_search" ("id" serial primary key, "user_id" int not null, "q" text not null, "sources" text not null default '', "kind" text null, "followed_at" timestamptz not null, "seen_at" timestamptz not null);`,
    );
    this.addSql(
      `create unique index followed_search_once on followed_search (user_id, q, sources, coalesce(kind, ''));`,
    );

    this.addSql(
      `alter table "topic_search" add constraint "topic_search_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "followed_search" add constraint "followed_search_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "followed_search" add constraint "followed_search_kind_check" check ("kind" in ('report', 'comment'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "topic_search" cascade;`);
    this.addSql(`drop table if exists "followed_search" cascade;`);
  }
}
