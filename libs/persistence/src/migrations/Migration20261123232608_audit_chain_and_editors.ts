import { Migration } from '@mikro-orm/migrations';

export class Migration20261123232608_audit_chain_and_editors extends Migration {
  override name = 'Migration20261123232608_audit_chain_and_editors';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "user_account" add "is_editor" boolean not null default false, add "audit_key" uuid not null default gen_random_uuid();`,
    );
    this.addSql(`create index user_account_admin on user_account (id) where is_admin;`);

    this.addSql(
      `alter table "audit_entry" add "actor_key" text not null default '', add "object_kind" text not null default '', add "object_id" int null, add "before" jsonb null, add "after" jsonb null, add "previous_hash" bytea not null default '\\x', add "hash" bytea not null default '\\x';`,
    );
    this.addSql(
      `create index audit_entry_object on audit_entry (object_kind, object_id, id desc) where object_kind <> '';`,
    );
    this.addSql(`create index audit_entry_action on audit_entry (action, id desc);`);

    // The text that is hashed. audit-chain.queries.ts writes out the same one to verify the chain.
    this.addSql(`create function audit_entry_text(e audit_entry) returns text language sql stable as $$
      select jsonb_build_object('previous', encode(e.previous_hash, 'hex'), 'id', e.id,
        'at', (extract(epoch from e.at) * 1000000)::bigint, 'actor', e.actor_key, 'action', e.action,
        'object', e.object_kind, 'objectId', e.object_id, 'payload', e.payload, 'before', e.before, 'after', e.after)::text
      $$;`);
    this.addSql(`do $$
      declare
        entry audit_entry;
        last bytea := '\\x';
      begin
        for entry in select * from audit_entry order by id loop
          entry.actor_key := coalesce((select audit_key::text from user_account where id = entry.actor_id), '');
          entry.previous_hash := last;
          last := sha256(convert_to(audit_entry_text(entry), 'UTF8'));
          update audit_entry set actor_key = entry.actor_key, previous_hash = entry.previous_hash, hash = last
            where id = entry.id;
        end loop;
      end $$;`);
    // The lock comes before the id, so that the order of ids is the order of the chain.
    this.addSql(`create function audit_entry_chain() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('followthrough:audit'));
        new.id := nextval('audit_entry_id_seq');
        new.actor_key := coalesce((select audit_key::text from user_account where id = new.actor_id), '');
        new.previous_hash := coalesce((select hash from audit_entry order by id desc limit 1), '\\x');
        new.hash := sha256(convert_to(audit_entry_text(new), 'UTF8'));
        return new;
      end $$;`);
    this.addSql(`create function audit_entry_keep() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.actor_id is null
            and to_jsonb(new) - 'actor_id' - 'pseudonym' = to_jsonb(old) - 'actor_id' - 'pseudonym' then
            return new;
          end if;
        end if;
        raise exception 'entries of the audit log cannot be changed or deleted' using errcode = 'restrict_violation';
      end $$;`);
    this.addSql(
      `create trigger audit_entry_chain before insert on audit_entry for each row execute function audit_entry_chain();`,
    );
    this.addSql(
      `create trigger audit_entry_keep before update or delete on audit_entry for each row execute function audit_entry_keep();`,
    );
    this.addSql(
      `create trigger audit_entry_keep_all before truncate on audit_entry for each statement execute function audit_entry_keep();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger audit_entry_chain on audit_entry;`);
    this.addSql(`drop trigger audit_entry_keep on audit_entry;`);
    this.addSql(`drop trigger audit_entry_keep_all on audit_entry;`);
    this.addSql(`drop function audit_entry_chain();`);
    this.addSql(`drop function audit_entry_keep();`);
    this.addSql(`drop function audit_entry_text(audit_entry);`);
    this.addSql(`drop index "audit_entry_object";`);
    this.addSql(`drop index "audit_entry_action";`);
    this.addSql(
      `alter table "audit_entry" drop column "actor_key", drop column "object_kind", drop column "object_id", drop column "before", drop column "after", drop column "previous_hash", drop column "hash";`,
    );

    this.addSql(`drop index "user_account_admin";`);
    this.addSql(`alter table "user_account" drop column "is_editor", drop column "audit_key";`);
  }
}
