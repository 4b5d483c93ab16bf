import type { Database } from '#persistence/database';

/** Reads and writes of every kind of row that any version has, one of each in turn. */
const STATEMENTS = [
  'select id, title from article where is_card order by hot_rank desc, id desc limit 12',
  'select id, name from topic where is_listed order by hot_rank desc, id desc limit 12',
  'select m.id, m.title from milestone m where m.topic_id = 1 order by date, id limit 50',
  'select count(*) from user_account where id < 100',
  'select f.topic_id from follow f join topic t on t.id = f.topic_id where f.user_id = 1',
  'update article set updated_at = now() where id = 1',
  'update topic set updated_at = now() where id = 1',
  'update milestone set updated_at = now() where id = 1',
  'update follow set seen_at = now() where user_id = 1 and topic_id = 1',
  'update source set follower_count = follower_count + 1 where id = 1',
  'update feed set documents_parsed = documents_parsed + 1 where id = 1',
];

/** As the story-keeper does: it reads articles, then places them, in one transaction. */
const READ_THEN_WRITE = [
  'select id, title from article where id = 1',
  'update article set updated_at = now() where id = 1',
];

export interface Waits {
  statements: number;
  /** The longest that one took (ms), and which. */
  longestMs: number;
  longest: string;
  failures: string[];
}

/** Readers and writers on a database whose schema changes under them. Each statement has a loop, so that none hides behind another. */
export class LoadOnRows {
  private isStopped = false;
  private readonly loops: Promise<void>[];
  private waits: Waits = { statements: 0, longestMs: 0, longest: '', failures: [] };

  constructor(db: Database) {
    this.loops = [
      ...STATEMENTS.map((text) => this.repeat(text, () => db.rows(text))),
      this.repeat('reading and placing', () =>
        db.transaction(async (tx) => {
          for (const text of READ_THEN_WRITE) await tx.rows(text);
        }),
      ),
    ];
  }

  /** What has happened since the last look. */
  look(): Waits {
    const { waits } = this;
    this.waits = { statements: 0, longestMs: 0, longest: '', failures: [] };
    return { ...waits, longestMs: Math.round(waits.longestMs) };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.loops);
  }

  private async repeat(name: string, work: () => Promise<unknown>): Promise<void> {
    while (!this.isStopped) {
      const begin = performance.now();
      try {
        await work();
      } catch (error) {
        this.waits.failures.push(`${name}: ${(error as Error).message}`);
      }
      const ms = performance.now() - begin;
      this.waits.statements++;
      if (ms > this.waits.longestMs) Object.assign(this.waits, { longestMs: ms, longest: name });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
