import { Migration } from '@mikro-orm/migrations';

export class Migration20261124003524_desk extends Migration {
  override name = 'Migration20261124003524_desk';

  override up(): void | Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(
      `create table "mail_hour" ("hour" timestamptz not null, "sent" int not null default 0, primary key ("hour"));`,
    );

    this.addSql(
      `create table "setting" ("name" text not null, "value" jsonb not null, "changed_at" timestamptz not null, "changed_by_id" int null, primary key ("name"));`,
    );
    this.addSql(`create index "setting_changed_by_id_index" on "setting" ("changed_by_id");`);

    this.addSql(`create index user_account_created on user_account (created_at, id);`);
    this.addSql(
      `create index user_account_name on user_account ((lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))), id);`,
    );
    this.addSql(
      `create index user_account_search on user_account using gin ((username_key || ' ' || email_key || ' ' || lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) gin_trgm_ops);`,
    );

    this.addSql(`create index notification_age on notification using brin (created_at);`);

    this.addSql(`alter table "mail_hour" add constraint "mail_hour_positive" check (sent >= 0);`);

    this.addSql(
      `alter table "setting" add constraint "setting_changed_by_id_foreign" foreign key ("changed_by_id") references "user_account" ("id") on delete set null;`,
    );

    // The actor's row is locked before the chain: whoever deletes the account holds them in the same order.
    this.addSql(`create or replace function audit_entry_chain() returns trigger language plpgsql as $$
      begin
        perform 1 from user_account where id = new.actor_id for key share;
        perform pg_advisory_xact_lock(hashtext('followthrough:audit'));
        new.id := nextval('audit_entry_id_seq');
        new.actor_key := coalesce((select audit_key::text from user_account where id = new.actor_id), '');
        new.previous_hash := coalesce((select hash from audit_entry order by id desc limit 1), '\\x');
        new.hash := sha256(convert_to(audit_entry_text(new), 'UTF8'));
        return new;
      end $$;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_hour" cascade;`);
    this.addSql(`drop table if exists "setting" cascade;`);

    this.addSql(`drop index "notification_age";`);

    this.addSql(`drop index "user_account_created";`);
    this.addSql(`drop index "user_account_name";`);
    this.addSql(`drop index "user_account_search";`);
  }
}
