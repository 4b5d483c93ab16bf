import { Migration } from '@mikro-orm/migrations';

export class Migration20261126091057_devices_and_providers extends Migration {
  override name = 'Migration20261126091057_devices_and_providers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "provider_identity" ("id" serial primary key, "user_id" int not null, "issuer" text not null, "subject" text not null, "linked_at" timestamptz not null, "confirmed_session_id" int null, "confirmed_at" timestamptz null);`,
    );
    this.addSql(
      `alter table "provider_identity" add constraint "provider_identity_subject" unique ("issuer", "subject");`,
    );
    this.addSql(
      `alter table "provider_identity" add constraint "provider_identity_user" unique ("user_id", "issuer");`,
    );

    this.addSql(
      `create table "known_device" ("user_id" int not null, "device" text not null, "first_seen_at" timestamptz not null, primary key ("user_id", "device"));`,
    );

    this.addSql(
      `alter table "provider_identity" add constraint "provider_identity_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "known_device" add constraint "known_device_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    // Readers who are signed in are not told of the devices that they use already.
    this.addSql(
      'insert into known_device (user_id, device, first_seen_at) select user_id, device, min(created_at) from session group by user_id, device;',
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "provider_identity" cascade;`);
    this.addSql(`drop table if exists "known_device" cascade;`);
  }
}
