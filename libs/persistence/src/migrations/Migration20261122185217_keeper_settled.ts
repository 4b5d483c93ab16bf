import { Migration } from '@mikro-orm/migrations';

/** The keeper records up to which news time of a replay it has finished all work. */
export class Migration20261122185217_keeper_settled extends Migration {
  override name = 'Migration20261122185217_keeper_settled';

  override up(): void {
    this.addSql(`alter table "keeper" add "settled_at" timestamptz null;`);
  }

  override down(): void {
    this.addSql(`alter table "keeper" drop column "settled_at";`);
  }
}
