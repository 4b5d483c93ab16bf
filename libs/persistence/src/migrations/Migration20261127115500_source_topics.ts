import { Migration } from '@mikro-orm/migrations';

/** The index of a source's articles also holds their topics. It is built beside the former one, and nobody waits for it. */
export class Migration20261127115500_source_topics extends Migration {
  override name = 'Migration20261127115500_source_topics';

  /** Statements commit one by one, and all may be repeated. */
  override isTransactional(): boolean {
    return false;
  }

  // The index as it is now stands last, where its test looks for it.
  override down(): void {
    this.replaceIndex(
      `create index concurrently article_of_source_next on article (source_id, published_at desc);`,
    );
  }

  override up(): void {
    this.replaceIndex(
      `create index concurrently article_of_source_next on article (source_id, published_at desc) include (topic_id);`,
    );
  }

  private replaceIndex(create: string): void {
    // A build that failed leaves an invalid index.
    this.addSql(`drop index concurrently if exists article_of_source_next;`);
    // Both wait for transactions that began before them.
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(create);
    this.addSql(`drop index concurrently if exists article_of_source;`);
    this.addSql(`reset lock_timeout;`);
    this.addSql(`alter index article_of_source_next rename to article_of_source;`);
  }
}
