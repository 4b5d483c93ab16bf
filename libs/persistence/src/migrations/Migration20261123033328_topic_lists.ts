import { Migration } from '@mikro-orm/migrations';

export class Migration20261123033328_topic_lists extends Migration {
  override name = 'Migration20261123033328_topic_lists';

  override up(): void | Promise<void> {
    this.addSql(`alter table "topic" add "place" text null;`);
    this.addSql('drop index topic_lively;');
    this.addSql(
      'create index topic_lively on topic (hot_rank desc, id desc, status, category_id, place) where is_listed;',
    );
    this.addSql(
      `create index topic_moving on topic (last_milestone_at desc, id desc) where is_listed and status = 'developing';`,
    );
    this.addSql(
      `create index topic_near_end on topic (estimated_completion_percent, id) where is_listed and status <> 'resolved' and estimated_completion_percent >= 80;`,
    );
    this.addSql(
      `create index topic_ended on topic (resolved_at desc, id desc, category_id, place) where is_listed and status = 'resolved';`,
    );
    this.addSql(
      `create index topic_quiet on topic (origin_count desc, id desc, last_reported_at, category_id, place) where is_listed and status <> 'resolved';`,
    );
    this.addSql(`create index topic_without_place on topic (id) where place is null;`);
    this.addSql(
      `alter table "topic" add constraint "topic_place" check (place ~ '^[A-Z]{2}$' or place = 'world');`,
    );

    this.addSql(
      `create index announced_step_pending on announced_step (day, topic_id) where met_milestone_id is null and called_off_by_id is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "announced_step_pending";`);

    this.addSql(`drop index "topic_lively";`);
    this.addSql(`create index if not exists topic_lively on topic (hot_rank desc, id desc) where is_listed;`);
    this.addSql(`drop index "topic_moving";`);
    this.addSql(`drop index "topic_near_end";`);
    this.addSql(`drop index "topic_ended";`);
    this.addSql(`drop index "topic_quiet";`);
    this.addSql(`drop index "topic_without_place";`);
    this.addSql(`alter table "topic" drop constraint "topic_place";`);
    this.addSql(`alter table "topic" drop column "place";`);
  }
}
