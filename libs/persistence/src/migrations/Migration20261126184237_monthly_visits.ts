import { Migration } from '@mikro-orm/migrations';

/**
 * Makes `feed_visit` a table of monthly partitions. What it holds becomes the first of them as it is, without being copied. Writers
 * wait while the index of the new primary key is built; readers wait for one scan of the table.
 */
export class Migration20261126184237_monthly_visits extends Migration {
  override name = 'Migration20261126184237_monthly_visits';

  override up(): void | Promise<void> {
    // In the order in which workers lock them, who write the feed and then its visit.
    this.addSql(`lock table feed, feed_visit in share row exclusive mode;`);
    this.addSql(`create unique index feed_visit_first_pkey on feed_visit (id, wall_at);`);
    // The first partition ends with the month, or with the next one if a clock was a little ahead. Visits further ahead wait elsewhere.
    this.addSql(`do $$
      declare
        month_end constant timestamptz := (
          select (date_trunc('month', greatest(now(), max(wall_at)) at time zone 'utc') + interval '1 month') at time zone 'utc'
            from feed_visit
           where wall_at < (date_trunc('month', now() at time zone 'utc') + interval '2 months') at time zone 'utc');
      begin
        alter table feed_visit rename to feed_visit_first;
        alter index feed_visit_of_feed rename to feed_visit_first_of_feed;
        alter index feed_visit_age rename to feed_visit_first_age;
        alter table feed_visit_first drop constraint feed_visit_pkey;
        alter table feed_visit_first add primary key using index feed_visit_first_pkey;
        create table feed_visit (like feed_visit_first including defaults including constraints) partition by range (wall_at);
        alter sequence feed_visit_id_seq owned by feed_visit.id;
        alter table feed_visit add primary key (id, wall_at);
        create index feed_visit_of_feed on feed_visit (feed_id, id);
        create index feed_visit_age on feed_visit using brin (wall_at);
        alter table feed_visit add constraint feed_visit_feed_id_foreign
          foreign key (feed_id) references feed (id) on delete cascade;
        create table feed_visit_other partition of feed_visit default;
        with ahead as (delete from feed_visit_first where wall_at >= month_end returning *)
        insert into feed_visit select * from ahead;
        execute format('alter table feed_visit attach partition feed_visit_first for values from (minvalue) to (%L)', month_end);
      end $$;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table feed_visit rename to feed_visit_months;`);
    this.addSql(`alter index feed_visit_pkey rename to feed_visit_months_pkey;`);
    this.addSql(`alter index feed_visit_of_feed rename to feed_visit_months_of_feed;`);
    this.addSql(`alter index feed_visit_age rename to feed_visit_months_age;`);
    this.addSql(`create table feed_visit (like feed_visit_months including defaults including constraints);`);
    this.addSql(`alter sequence feed_visit_id_seq owned by feed_visit.id;`);
    this.addSql(`insert into feed_visit select * from feed_visit_months;`);
    this.addSql(`drop table feed_visit_months;`);
    this.addSql(`alter table feed_visit add primary key (id);`);
    this.addSql(`create index feed_visit_of_feed on feed_visit (feed_id, id);`);
    this.addSql(`create index feed_visit_age on feed_visit using brin (wall_at);`);
    this.addSql(
      `alter table feed_visit add constraint feed_visit_feed_id_foreign foreign key (feed_id) references feed (id) on delete cascade;`,
    );
  }
}
