import { Migration } from '@mikro-orm/migrations';

/**
 * Articles form events, and events form topics. So far each topic was one event: the articles of a topic become one
 * event with the topic's id and memory.
 */
export class Migration20261122192425_events_of_topics extends Migration {
  override name = 'Migration20261122192425_events_of_topics';

  override up(): void {
    this.addSql(
      `create table "event" ("id" serial primary key, "article_count" int not null default 0, "last_reported_at" timestamptz not null, "memory" bytea null, "memory_count" int not null default 0, "memory_format" int not null default 0);`,
    );
    this.addSql(`alter table "article" add "event_id" int null;`);
    this.addSql(
      `insert into "event" ("id", "article_count", "last_reported_at")
       select "topic_id", count(*), max("published_at") from "article" where "topic_id" is not null group by "topic_id";`,
    );
    this.addSql(
      `update "event" e set "memory" = m."memory", "memory_count" = m."article_count", "memory_format" = m."format"
         from "topic_memory" m where m."topic_id" = e."id";`,
    );
    this.addSql(`update "article" set "event_id" = "topic_id" where "topic_id" is not null;`);
    this.addSql(
      `select setval(pg_get_serial_sequence('event', 'id'), coalesce((select max("id") from "event"), 0) + 1, false);`,
    );
    this.addSql(`drop table "topic_memory";`);
    this.addSql(
      `alter table "article" add constraint "article_event_id_foreign" foreign key ("event_id") references "event" ("id") on delete no action;`,
    );
    this.addSql(`create index event_recent on event (last_reported_at, id);`);
    this.addSql(`create index event_remembered on event (last_reported_at) where memory is not null;`);
    this.addSql(`create index article_of_event on article (event_id, published_at desc, id desc);`);
    this.addSql(`create index topic_locked on topic (id) where 'articles' = any(editor_fields);`);
  }

  /** The story-keeper reads the topics again from their articles. */
  override down(): void {
    this.addSql(
      `create table "topic_memory" ("topic_id" int not null, "article_count" int not null, "memory" bytea not null, "format" int not null, primary key ("topic_id"));`,
    );
    this.addSql(
      `alter table "topic_memory" add constraint "topic_memory_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete cascade;`,
    );
    this.addSql(`drop index "topic_locked";`);
    this.addSql(`drop index "article_of_event";`);
    this.addSql(`alter table "article" drop constraint "article_event_id_foreign";`);
    this.addSql(`alter table "article" drop column "event_id";`);
    this.addSql(`drop table "event";`);
  }
}
