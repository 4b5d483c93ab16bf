import { Migration } from '@mikro-orm/migrations';

/** The index of a source's articles also holds their topics. Writers of articles wait while it is built, readers do not. */
export class Migration20261127115500_source_topics extends Migration {
  override name = 'Migration20261127115500_source_topics';

  // The index as it is now stands last, where its test looks for it.
  override down(): void {
    this.addSql(`drop index if exists article_of_source;`);
    this.addSql(`create index article_of_source on article (source_id, published_at desc);`);
  }

  override up(): void {
    this.addSql(`alter index article_of_source rename to article_of_source_former;`);
    this.addSql(
      `create index article_of_source on article (source_id, published_at desc) include (topic_id);`,
    );
    this.addSql(`drop index article_of_source_former;`);
  }
}
