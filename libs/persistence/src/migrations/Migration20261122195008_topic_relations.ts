import { Migration } from '@mikro-orm/migrations';

/** Which topics are near to each other but not one. Empty until the next night's review of the stories. */
export class Migration20261122195008_topic_relations extends Migration {
  override name = 'Migration20261122195008_topic_relations';

  override up(): void {
    this.addSql(
      `create table "topic_relation" ("topic_id" int not null, "other_id" int not null, "kind" text not null, "likeness" real not null, "shared" text not null, "reviewed_at" timestamptz not null, primary key ("topic_id", "other_id"));`,
    );
    this.addSql(`create index "topic_relation_other_id_index" on "topic_relation" ("other_id");`);
    this.addSql(
      `alter table "topic_relation" add constraint "topic_relation_topic_id_foreign" foreign key ("topic_id") references "topic" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "topic_relation" add constraint "topic_relation_other_id_foreign" foreign key ("other_id") references "topic" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "topic_relation" add constraint "topic_relation_kind_check" check ("kind" in ('part_of', 'related'));`,
    );
  }

  override down(): void {
    this.addSql(`drop table "topic_relation";`);
  }
}
