import { Migration } from '@mikro-orm/migrations';

const KEYS = `(array[(topic_id >> 14), 1000000 + ((topic_id >> 14) >> 5)])`;

/** The indexes of stories' words also hold the blocks of their ids. They are built beside the former ones, and nobody waits for them. */
export class Migration20261130170000_story_slices extends Migration {
  override name = 'Migration20261130170000_story_slices';

  /** Statements commit one by one, and all may be repeated. */
  override isTransactional(): boolean {
    return false;
  }

  override down(): void {
    this.replaceIndex('topic_search_words', 'words', '');
    this.replaceIndex('topic_search_name_words', 'name_words', '');
  }

  override up(): void {
    this.replaceIndex('topic_search_words', `words, ${KEYS}`, ' with (gin_pending_list_limit = 1024)');
    this.replaceIndex(
      'topic_search_name_words',
      `name_words, ${KEYS}`,
      ' with (gin_pending_list_limit = 1024)',
    );
  }

  private replaceIndex(name: string, columns: string, options: string): void {
    // A build that failed leaves an invalid index.
    this.addSql(`drop index concurrently if exists ${name}_next;`);
    // Both wait for transactions that began before them.
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`create index concurrently ${name}_next on topic_search using gin (${columns})${options};`);
    this.addSql(`drop index concurrently if exists ${name};`);
    this.addSql(`reset lock_timeout;`);
    this.addSql(`alter index ${name}_next rename to ${name};`);
  }
}
