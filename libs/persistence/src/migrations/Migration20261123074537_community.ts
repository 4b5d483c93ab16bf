import { Migration } from '@mikro-orm/migrations';

export class Migration20261123074537_community extends Migration {
  override name = 'Migration20261123074537_community';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "inaccuracy_report" ("id" serial primary key, "tracking_id" text not null, "user_id" int not null, "subject" text not null, "subject_id" int not null, "subject_name" text not null, "type" text not null, "text" text not null, "links" text[] not null default '{}', "state" text not null default 'open', "note" text not null default '', "created_at" timestamptz not null, "decided_at" timestamptz null);`,
    );
    this.addSql(
      `alter table "inaccuracy_report" add constraint "inaccuracy_report_tracking_id_unique" unique ("tracking_id");`,
    );
    this.addSql(`create index inaccuracy_report_of_user on inaccuracy_report (user_id, id desc);`);
    this.addSql(`create index inaccuracy_report_queue on inaccuracy_report (state, id);`);

    this.addSql(
      `create table "contact_message" ("id" serial primary key, "user_id" int null, "name" text not null, "email" text not null, "subject" text not null, "message" text not null, "department" text not null default 'general', "created_at" timestamptz not null, "mail_queued_at" timestamptz null);`,
    );
    this.addSql(`create index "contact_message_user_id_index" on "contact_message" ("user_id");`);
    this.addSql(`create index "contact_message_created_at_index" on "contact_message" ("created_at");`);
    this.addSql(
      `create index contact_message_to_mail on contact_message (created_at, id) where mail_queued_at is null;`,
    );

    this.addSql(
      `create index collection_public on collection (updated_at desc, id desc) where not is_private;`,
    );

    this.addSql(
      `alter table "inaccuracy_report" add constraint "inaccuracy_report_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "inaccuracy_report" add constraint "inaccuracy_report_decided" check ((state = 'open') = (decided_at is null));`,
    );
    this.addSql(
      `alter table "inaccuracy_report" add constraint "inaccuracy_report_note" check (state <> 'declined' or note <> '');`,
    );
    this.addSql(
      `alter table "inaccuracy_report" add constraint "inaccuracy_report_subject_check" check ("subject" in ('milestone', 'topic', 'source'));`,
    );
    this.addSql(
      `alter table "inaccuracy_report" add constraint "inaccuracy_report_type_check" check ("type" in ('facts', 'date', 'wording', 'wrong_story', 'missing', 'source_facts', 'other'));`,
    );
    this.addSql(
      `alter table "inaccuracy_report" add constraint "inaccuracy_report_state_check" check ("state" in ('open', 'accepted', 'declined'));`,
    );

    this.addSql(
      `alter table "contact_message" add constraint "contact_message_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_department_check" check ("department" in ('general', 'support', 'billing', 'feedback', 'press'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "inaccuracy_report" cascade;`);
    this.addSql(`drop table if exists "contact_message" cascade;`);

    this.addSql(`drop index "collection_public";`);
  }
}
