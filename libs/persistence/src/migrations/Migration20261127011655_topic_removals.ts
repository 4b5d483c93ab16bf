import { Migration } from '@mikro-orm/migrations';

export class Migration20261127011655_topic_removals extends Migration {
  override name = 'Migration20261127011655_topic_removals';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "topic_removal" ("topic_id" int not null, "removed_at" timestamptz not null, primary key ("topic_id"));`,
    );
    // Which of them had been listed is not known any more. Programs ignore ids that they do not have.
    this.addSql(
      `insert into topic_removal (topic_id, removed_at) select old_topic_id, created_at from topic_redirect;`,
    );
    this.addSql(
      `insert into topic_removal (topic_id, removed_at) select id, updated_at from topic where not is_listed and ('listing' = any(editor_fields) or article_count = 0) on conflict do nothing;`,
    );
    this.addSql(`create index topic_removal_removed on topic_removal (removed_at, topic_id);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "topic_removal" cascade;`);
  }
}
