import { Migration } from '@mikro-orm/migrations';
import { updateInBatches } from './in-batches.js';

/**
 * Articles form events, and events form topics. So far each topic was one event: the articles of a topic become one
 * event with the topic's id and memory.
 */
export class Migration20261122192425_events_of_topics extends Migration {
  override name = 'Migration20261122192425_events_of_topics';

  /** Statements commit one by one: readers and workers go on. Each may be repeated. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      `create table if not exists "event" ("id" serial primary key, "article_count" int not null default 0, "last_reported_at" timestamptz not null, "memory" bytea null, "memory_count" int not null default 0, "memory_format" int not null default 0);`,
    );
    this.addSql(`alter table "article" add column if not exists "event_id" int null;`);
    this.addSql(
      `insert into "event" ("id", "article_count", "last_reported_at")
       select "topic_id", count(*), max("published_at") from "article" where "topic_id" is not null group by "topic_id"
       on conflict ("id") do nothing;`,
    );
    this.addSql(
      `do $$ begin
         if to_regclass('topic_memory') is not null then
           update "event" e set "memory" = m."memory", "memory_count" = m."article_count", "memory_format" = m."format"
             from "topic_memory" m where m."topic_id" = e."id";
         end if;
       end $$;`,
    );
    this.addSql(
      updateInBatches(
        'article',
        'event_id = topic_id',
        'event_id is null and exists (select from event where event.id = article.topic_id)',
      ),
    );
    // Stories that began meanwhile, and articles that joined others.
    this.addSql(
      `do $$ begin
         insert into "event" ("id", "article_count", "last_reported_at")
         select "topic_id", count(*), max("published_at") from "article"
          where "topic_id" is not null and "event_id" is null group by "topic_id"
         on conflict ("id") do nothing;
         update "article" set "event_id" = "topic_id"
          where "event_id" is null and exists (select from "event" where "event"."id" = "article"."topic_id");
         update "event" e set "article_count" = own.n, "last_reported_at" = own.last
           from (select "event_id", count(*)::int as n, max("published_at") as last from "article" where "event_id" is not null group by 1) own
          where own."event_id" = e."id" and (e."article_count", e."last_reported_at") is distinct from (own.n, own.last);
       end $$;`,
    );
    this.addSql(
      `select setval(pg_get_serial_sequence('event', 'id'), coalesce((select max("id") from "event"), 0) + 1, false);`,
    );
    this.addSql(`drop table if exists "topic_memory";`);
    this.addSql(`alter table "article" drop constraint if exists "article_event_id_foreign";`);
    this.addSql(
      `alter table "article" add constraint "article_event_id_foreign" foreign key ("event_id") references "event" ("id") on delete no action not valid;`,
    );
    this.addSql(`alter table "article" validate constraint "article_event_id_foreign";`);
    this.addSql(`drop index if exists event_recent, event_remembered, article_of_event, topic_locked;`);
    this.addSql(`create index event_recent on event (last_reported_at, id);`);
    this.addSql(`create index event_remembered on event (last_reported_at) where memory is not null;`);
    this.addSql(`create index article_of_event on article (event_id, published_at desc, id desc);`);
    this.addSql(`create index topic_locked on topic (id) where 'articles' = any(editor_fields);`);
  }

  /** The story-keeper reads the topics again from their articles. Each statement may be repeated, as in `up`. */
  override down(): void {
    this.addSql(
      `create table if not exists "topic_memory" ("topic_id" int not null, "article_count" int not null, "memory" bytea not null, "format" int not null, primary key ("topic_id"));`,
    );
    this.addSql(`alter table "topic_memory" drop constraint if exists "topic_memory_topic_id_foreign";`);
    this.addSql(
      `alter table "topic_memory" add constraint "topic_memory_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete cascade;`,
    );
    this.addSql(`drop index if exists "topic_locked";`);
    this.addSql(`drop index if exists "article_of_event";`);
    this.addSql(`alter table "article" drop constraint if exists "article_event_id_foreign";`);
    this.addSql(`alter table "article" drop column if exists "event_id";`);
    this.addSql(`drop table if exists "event";`);
  }
}
