import { Migration } from '@mikro-orm/migrations';

/** The indexes of stories' words also hold the blocks of their ids. They are built beside the former ones, and nobody waits for them. */
export class Migration20261130170000_story_slices extends Migration {
  override name = 'Migration20261130170000_story_slices';

  /** Statements commit one by one, and all may be repeated. */
  override isTransactional(): boolean {
    return false;
  }

  // The indexes as they are now stand last, where their test looks for them.
  override down(): void {
    this.replaceIndex(
      'topic_search_words',
      `create index concurrently topic_search_words_next on topic_search using gin (words);`,
    );
    this.replaceIndex(
      'topic_search_name_words',
      `create index concurrently topic_search_name_words_next on topic_search using gin (name_words);`,
    );
  }

  override up(): void {
    this.replaceIndex(
      'topic_search_words',
      `create index concurrently topic_search_words_next on topic_search using gin (words, (array[(topic_id >> 14), 1000000 + ((topic_id >> 14) >> 5)])) with (gin_pending_list_limit = 1024);`,
    );
    this.replaceIndex(
      'topic_search_name_words',
      `create index concurrently topic_search_name_words_next on topic_search using gin (name_words, (array[(topic_id >> 14), 1000000 + ((topic_id >> 14) >> 5)])) with (gin_pending_list_limit = 1024);`,
    );
  }

  private replaceIndex(name: string, create: string): void {
    // A build that failed leaves an invalid index.
    this.addSql(`drop index concurrently if exists ${name}_next;`);
    // Both wait for transactions that began before them.
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(create);
    this.addSql(`drop index concurrently if exists ${name};`);
    this.addSql(`reset lock_timeout;`);
    this.addSql(`alter index ${name}_next rename to ${name};`);
  }
}
