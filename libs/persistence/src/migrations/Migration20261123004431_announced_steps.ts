import { Migration } from '@mikro-orm/migrations';

export class Migration20261123004431_announced_steps extends Migration {
  override name = 'Migration20261123004431_announced_steps';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "announced_step" ("id" serial primary key, "topic_id" int not null, "anchor_article_id" int not null, "day" text not null, "precision" text not null, "text" text not null, "article_ids" int[] not null, "announced_at" timestamptz not null, "moved_from" text[] not null default '{}', "met_milestone_id" int null, "called_off_by_id" int null, "called_off_text" text null);`,
    );
    this.addSql(`create index announced_step_of_topic on announced_step (topic_id, day, id);`);
    this.addSql(
      `create index announced_step_met on announced_step (met_milestone_id) where met_milestone_id is not null;`,
    );
    this.addSql(
      `create index announced_step_called_off on announced_step (called_off_by_id) where called_off_by_id is not null;`,
    );
    this.addSql(
      `alter table "announced_step" add constraint "announced_step_anchor_article_id_day_unique" unique ("anchor_article_id", "day");`,
    );

    this.addSql(
      `alter table "announced_step" add constraint "announced_step_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "announced_step" add constraint "announced_step_anchor_article_id_foreign" foreign key ("anchor_article_id") references "article" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "announced_step" add constraint "announced_step_met_milestone_id_foreign" foreign key ("met_milestone_id") references "milestone" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "announced_step" add constraint "announced_step_called_off_by_id_foreign" foreign key ("called_off_by_id") references "article" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "announced_step" add constraint "announced_step_day" check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');`,
    );
    this.addSql(
      `alter table "announced_step" add constraint "announced_step_precision_check" check ("precision" in ('day', 'week'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "announced_step" cascade;`);
  }
}
