import { Migration } from '@mikro-orm/migrations';

export class Migration20261121193224_trust_and_search extends Migration {
  override name = 'Migration20261121193224_trust_and_search';

  override up(): void | Promise<void> {
    // Ships with PostgreSQL and may be made by any owner of the database: searches find Zürich by 'zurich'.
    this.addSql(`create extension if not exists unaccent;`);
    this.addSql(
      `create table "article_search" ("article_id" int not null, "source_id" int not null, "published_at" timestamptz not null, "stemmer" text not null, "words" tsvector not null, primary key ("article_id"));`,
    );
    this.addSql(`create index article_search_words on article_search using gin (words);`);
    this.addSql(`create index article_search_newest on article_search (published_at desc, article_id desc);`);
    this.addSql(
      `create index article_search_of_source on article_search (source_id, published_at desc, article_id desc);`,
    );

    this.addSql(
      `create table "source_vote" ("user_id" int not null, "source_id" int not null, "is_up" boolean not null, "voted_at" timestamptz not null, primary key ("user_id", "source_id"));`,
    );
    this.addSql(`create index "source_vote_source_id_index" on "source_vote" ("source_id");`);

    this.addSql(`alter table "feed" add "disclosures" text[] not null default '{}';`);

    this.addSql(`alter table "article" add "item_categories" text[] not null default '{}';`);

    this.addSql(
      `alter table "trust_assessment" add "cause" text not null default 'evidence', add "evidence" jsonb null;`,
    );
    this.addSql(
      `alter table "trust_assessment" add constraint "trust_assessment_cause_check" check ("cause" in ('first', 'evidence', 'quarter', 'operator'));`,
    );

    this.addSql(
      `alter table "follow" add "muted_words" text[] not null default '{}', add "hidden_source_ids" int[] not null default '{}';`,
    );

    this.addSql(
      `alter table "article_search" add constraint "article_search_article_id_foreign" foreign key ("article_id") references "article" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "article_search" add constraint "article_search_source_id_foreign" foreign key ("source_id") references "source" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "source_vote" add constraint "source_vote_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "source_vote" add constraint "source_vote_source_id_foreign" foreign key ("source_id") references "source" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "article_search" cascade;`);
    this.addSql(`drop table if exists "source_vote" cascade;`);

    this.addSql(`alter table "article" drop column "item_categories";`);

    this.addSql(`alter table "feed" drop column "disclosures";`);

    this.addSql(`alter table "follow" drop column "muted_words", drop column "hidden_source_ids";`);

    this.addSql(`alter table "trust_assessment" drop constraint "trust_assessment_cause_check";`);
    this.addSql(`alter table "trust_assessment" drop column "cause", drop column "evidence";`);
  }
}
