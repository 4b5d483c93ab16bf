import type { Database } from '#persistence/database';
import { buildSource } from '../factories/sources.js';
import { categoryId } from '../factories/stories.js';

const OUTLETS = 10;
const SYLLABLES = 'ka ro mi ta len dor vis pra ul bek son ger fy nol ast'.split(' ');

/** The n-th word of an invented language. */
export function inventedWord(n: number): string {
  let made = '';
  for (let rest = n + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    made += SYLLABLES[rest % SYLLABLES.length] ?? '';
  return made.charAt(0).toUpperCase() + made.slice(1);
}

export interface ManyReport {
  title: string;
  excerpt: string;
  publishedAt: Date;
  seenAt: Date;
}

/** Stores reports of ten outlets, which wait to be placed. */
export class ManyReports {
  private stored = 0;

  private constructor(
    private readonly db: Database,
    private readonly sources: number[],
    private readonly category: number,
  ) {}

  static async in(db: Database): Promise<ManyReports> {
    const sources: number[] = [];
    while (sources.length < OUTLETS) sources.push((await buildSource(db)).id);
    return new ManyReports(db, sources, await categoryId(db));
  }

  /** Raw SQL: one statement for thousands of rows. */
  async store(reports: readonly ManyReport[]): Promise<void> {
    await this.db.rows(
      `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                            first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, is_card)
       select 'm' || n, ($1::int[])[1 + n % $2::int], 'url:https://o.example/' || n, 'https://o.example/' || n, title, excerpt,
              'en', published, 'feed', seen, seen, 'c' || n, 'r' || n, array['science'], $3::int, false
         from (select $4::int + place::int as n, title, excerpt, published, seen
                 from unnest($5::text[], $6::text[], $7::timestamptz[], $8::timestamptz[])
                      with ordinality as r (title, excerpt, published, seen, place)) given`,
      [
        ...[this.sources, OUTLETS, this.category, this.stored],
        reports.map(({ title }) => title),
        reports.map(({ excerpt }) => excerpt),
        reports.map(({ publishedAt }) => publishedAt),
        reports.map(({ seenAt }) => seenAt),
      ],
    );
    this.stored += reports.length;
  }
}
