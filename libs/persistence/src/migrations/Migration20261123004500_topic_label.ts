import { Migration } from '@mikro-orm/migrations';

export class Migration20261123004500_topic_label extends Migration {
  override name = 'Migration20261123004500_topic_label';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "topic" add "label" text null, add "description_sources" jsonb not null default '[]', add "stands_milestone_id" int null, add "stands_text" text null, add "stands_article_ids" int[] not null default '{}';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "topic" drop column "label", drop column "description_sources", drop column "stands_milestone_id", drop column "stands_text", drop column "stands_article_ids";`,
    );
  }
}
