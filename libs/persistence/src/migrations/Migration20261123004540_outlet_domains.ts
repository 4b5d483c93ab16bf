import { Migration } from '@mikro-orm/migrations';

/** The other domains of sources, redirects of merged ones, and the range of each score. Stored scores are assessed again. */
export class Migration20261123004540_outlet_domains extends Migration {
  override name = 'Migration20261123004540_outlet_domains';

  override up(): void {
    this.addSql(
      `create table "source_domain" ("domain" text not null, "source_id" int not null, "origin" text not null, primary key ("domain"));`,
    );
    this.addSql(`create index "source_domain_source_id_index" on "source_domain" ("source_id");`);

    this.addSql(
      `create table "source_redirect" ("old_source_id" int not null, "old_slug" text not null, "source_id" int not null, "merged_at" timestamptz not null, primary key ("old_source_id"));`,
    );
    this.addSql(
      `alter table "source_redirect" add constraint "source_redirect_old_slug_unique" unique ("old_slug");`,
    );
    this.addSql(`create index "source_redirect_source_id_index" on "source_redirect" ("source_id");`);

    this.addSql(
      `alter table "source" add "trust_low" real null, add "trust_high" real null, add "is_trust_stale" boolean not null default false;`,
    );
    this.addSql(`update "source" set "is_trust_stale" = true where "trust_score" is not null;`);
    this.addSql(
      `alter table "source" add constraint "source_trust_interval" check (trust_low between 0 and trust_high and trust_high <= 100);`,
    );

    this.addSql(`alter table "trust_assessment" drop constraint "trust_assessment_cause_check";`);
    this.addSql(
      `alter table "trust_assessment" add constraint "trust_assessment_cause_check" check ("cause" in ('first', 'evidence', 'quarter', 'operator', 'changed'));`,
    );

    this.addSql(
      `alter table "source_domain" add constraint "source_domain_source_id_foreign" foreign key ("source_id") references "source" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "source_domain" add constraint "source_domain_origin_check" check ("origin" in ('directory', 'merged', 'moved'));`,
    );

    this.addSql(
      `alter table "source_redirect" add constraint "source_redirect_source_id_foreign" foreign key ("source_id") references "source" ("id") on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "source_domain" cascade;`);
    this.addSql(`drop table if exists "source_redirect" cascade;`);

    this.addSql(`alter table "source" drop constraint "source_trust_interval";`);
    this.addSql(
      `alter table "source" drop column "trust_low", drop column "trust_high", drop column "is_trust_stale";`,
    );

    this.addSql(`alter table "trust_assessment" drop constraint "trust_assessment_cause_check";`);
    this.addSql(`update "trust_assessment" set "cause" = 'evidence' where "cause" = 'changed';`);
    this.addSql(
      `alter table "trust_assessment" add constraint "trust_assessment_cause_check" check ("cause" in ('first', 'evidence', 'quarter', 'operator'));`,
    );
  }
}
