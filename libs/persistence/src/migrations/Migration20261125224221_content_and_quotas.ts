import { Migration } from '@mikro-orm/migrations';

export class Migration20261125224221_content_and_quotas extends Migration {
  override name = 'Migration20261125224221_content_and_quotas';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "source" add "visit_quota" int null, add "day_quota" int null, add "page_quota" int null;`,
    );
    this.addSql(
      `alter table "source" add constraint "source_quotas_positive" check (visit_quota > 0 and day_quota > 0 and page_quota between 1 and 100);`,
    );

    this.addSql(`alter table "operator_alert" drop constraint "operator_alert_kind_check";`);
    this.addSql(
      `alter table "operator_alert" add constraint "operator_alert_kind_check" check ("kind" in ('feed_dead', 'feed_gone', 'feed_abandoned', 'source_flooded'));`,
    );

    this.addSql(`alter table "source_domain" drop constraint "source_domain_origin_check";`);
    this.addSql(
      `alter table "source_domain" add constraint "source_domain_origin_check" check ("origin" in ('directory', 'merged', 'moved', 'operator'));`,
    );

    this.addSql(`create index article_hidden on article (published_at, id) where hidden_at is not null;`);

    this.addSql(
      `create index user_account_status on user_account (is_admin, is_editor, premium_granted, (coalesce(premium_until, '-infinity'::timestamptz)), id);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "article_hidden";`);

    this.addSql(`alter table "operator_alert" drop constraint "operator_alert_kind_check";`);
    this.addSql(
      `alter table "operator_alert" add constraint "operator_alert_kind_check" check ("kind" in ('feed_dead', 'feed_gone', 'feed_abandoned'));`,
    );

    this.addSql(`alter table "source" drop constraint "source_quotas_positive";`);
    this.addSql(
      `alter table "source" drop column "visit_quota", drop column "day_quota", drop column "page_quota";`,
    );

    this.addSql(`alter table "source_domain" drop constraint "source_domain_origin_check";`);
    this.addSql(
      `alter table "source_domain" add constraint "source_domain_origin_check" check ("origin" in ('directory', 'merged', 'moved'));`,
    );

    this.addSql(`drop index "user_account_status";`);
  }
}
