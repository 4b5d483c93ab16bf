import { Migration } from '@mikro-orm/migrations';

/** Readers get notifications, operators get alerts: the tables say so too. Rows stay as they are. */
export class Migration20261122122330_notifications_and_alerts extends Migration {
  override name = 'Migration20261122122330_notifications_and_alerts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "operator_notice" rename to "operator_alert";`);
    this.addSql(`alter sequence "operator_notice_id_seq" rename to "operator_alert_id_seq";`);
    this.addSql(
      `alter table "operator_alert" rename constraint "operator_notice_pkey" to "operator_alert_pkey";`,
    );
    this.addSql(
      `alter table "operator_alert" rename constraint "operator_notice_fact_key_unique" to "operator_alert_fact_key_unique";`,
    );
    this.addSql(
      `alter table "operator_alert" rename constraint "operator_notice_feed_id_foreign" to "operator_alert_feed_id_foreign";`,
    );
    this.addSql(
      `alter table "operator_alert" rename constraint "operator_notice_kind_check" to "operator_alert_kind_check";`,
    );
    this.addSql(`alter index "operator_notice_feed_id_index" rename to "operator_alert_feed_id_index";`);

    this.addSql(`alter table "noticed_fact" rename to "notified_fact";`);
    this.addSql(`alter table "notified_fact" rename constraint "noticed_fact_pkey" to "notified_fact_pkey";`);
    this.addSql(
      `alter table "notified_fact" rename constraint "noticed_fact_user_id_foreign" to "notified_fact_user_id_foreign";`,
    );
    this.addSql(
      `alter table "notified_fact" rename constraint "noticed_fact_event_id_foreign" to "notified_fact_event_id_foreign";`,
    );
    this.addSql(`alter index "noticed_fact_event_id_index" rename to "notified_fact_event_id_index";`);

    this.addSql(`drop index "topic_event_to_notice";`);
    this.addSql(`alter table "topic_event" rename column "noticed_at" to "notified_at";`);
    this.addSql(
      `create index topic_event_to_notify on topic_event (id) where notified_at is null and kind in ('milestone_added', 'level_raised', 'milestone_retracted', 'status_changed');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "operator_alert" rename to "operator_notice";`);
    this.addSql(`alter sequence "operator_alert_id_seq" rename to "operator_notice_id_seq";`);
    this.addSql(
      `alter table "operator_notice" rename constraint "operator_alert_pkey" to "operator_notice_pkey";`,
    );
    this.addSql(
      `alter table "operator_notice" rename constraint "operator_alert_fact_key_unique" to "operator_notice_fact_key_unique";`,
    );
    this.addSql(
      `alter table "operator_notice" rename constraint "operator_alert_feed_id_foreign" to "operator_notice_feed_id_foreign";`,
    );
    this.addSql(
      `alter table "operator_notice" rename constraint "operator_alert_kind_check" to "operator_notice_kind_check";`,
    );
    this.addSql(`alter index "operator_alert_feed_id_index" rename to "operator_notice_feed_id_index";`);

    this.addSql(`alter table "notified_fact" rename to "noticed_fact";`);
    this.addSql(`alter table "noticed_fact" rename constraint "notified_fact_pkey" to "noticed_fact_pkey";`);
    this.addSql(
      `alter table "noticed_fact" rename constraint "notified_fact_user_id_foreign" to "noticed_fact_user_id_foreign";`,
    );
    this.addSql(
      `alter table "noticed_fact" rename constraint "notified_fact_event_id_foreign" to "noticed_fact_event_id_foreign";`,
    );
    this.addSql(`alter index "notified_fact_event_id_index" rename to "noticed_fact_event_id_index";`);

    this.addSql(`drop index "topic_event_to_notify";`);
    this.addSql(`alter table "topic_event" rename column "notified_at" to "noticed_at";`);
    this.addSql(
      `create index topic_event_to_notice on topic_event (id) where noticed_at is null and kind in ('milestone_added', 'level_raised', 'milestone_retracted', 'status_changed');`,
    );
  }
}
