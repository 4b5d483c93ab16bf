import { Migration } from '@mikro-orm/migrations';

/** The index of search words also holds sources and a sample. It is built beside the former one, and nobody waits for it. */
export class Migration20261128063000_search_keys extends Migration {
  override name = 'Migration20261128063000_search_keys';

  /** Statements commit one by one, and all may be repeated. */
  override isTransactional(): boolean {
    return false;
  }

  // The index as it is now stands last, where its test looks for it.
  override down(): void {
    this.replaceIndex(
      `create index concurrently article_search_words_next on article_search using gin (words, (array[((published_at at time zone 'UTC')::date - '1970-01-01'::date), 1000000 + (((published_at at time zone 'UTC')::date - '1970-01-01'::date) >> 5)])) with (gin_pending_list_limit = 512);`,
    );
  }

  override up(): void {
    this.replaceIndex(
      `create index concurrently article_search_words_next on article_search using gin (words, (array[((published_at at time zone 'UTC')::date - '1970-01-01'::date), 1000000 + (((published_at at time zone 'UTC')::date - '1970-01-01'::date) >> 5), -source_id] || case when article_id % 61 = 0 then array[2000000] else '{}' end)) with (gin_pending_list_limit = 512);`,
    );
  }

  private replaceIndex(create: string): void {
    // A build that failed leaves an invalid index.
    this.addSql(`drop index concurrently if exists article_search_words_next;`);
    // Both wait for transactions that began before them.
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(create);
    this.addSql(`drop index concurrently if exists article_search_words;`);
    this.addSql(`reset lock_timeout;`);
    this.addSql(`alter index article_search_words_next rename to article_search_words;`);
  }
}
