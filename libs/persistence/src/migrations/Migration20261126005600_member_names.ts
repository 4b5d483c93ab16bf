import { Migration } from '@mikro-orm/migrations';

export class Migration20261126005600_member_names extends Migration {
  override name = 'Migration20261126005600_member_names';

  override up(): void | Promise<void> {
    this.addSql('drop index user_account_name;');
    this.addSql(WITH_NAMES);
  }

  override down(): void | Promise<void> {
    this.addSql('drop index user_account_name;');
    this.addSql(
      `create index user_account_name on user_account ((lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))), id);`,
    );
  }
}

/** Below the old text in `down`: the newest text of an index stands last in its file (index-expressions.spec.ts). */
const WITH_NAMES = `create index user_account_name on user_account ((lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))), id) include (first_name, last_name);`;
