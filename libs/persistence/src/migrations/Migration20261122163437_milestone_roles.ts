import { Migration } from '@mikro-orm/migrations';

/** Articles that comment on a milestone or expect it get roles of their own. */
export class Migration20261122163437_milestone_roles extends Migration {
  override name = 'Migration20261122163437_milestone_roles';

  override up(): void {
    this.addSql(`alter table "milestone_article" drop constraint "milestone_article_role_check";`);
    this.addSql(
      `alter table "milestone_article" add constraint "milestone_article_role_check" check ("role" in ('first', 'confirms', 'repeats', 'copy', 'comment', 'expects'));`,
    );
  }

  override down(): void {
    this.addSql(`update "milestone_article" set "role" = 'repeats' where "role" in ('comment', 'expects');`);
    this.addSql(`alter table "milestone_article" drop constraint "milestone_article_role_check";`);
    this.addSql(
      `alter table "milestone_article" add constraint "milestone_article_role_check" check ("role" in ('first', 'confirms', 'repeats', 'copy'));`,
    );
  }
}
