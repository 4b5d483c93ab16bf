import type { Database } from '#persistence/database';

export interface SearchKind {
  kind: string;
  /** Query parameters of the call. */
  searches: Record<string, string>[];
}

/** Kinds of words by the share of articles that contain them. */
const SHARES = { common: [0.05, 1], middling: [0.002, 0.02], rare: [0, 0.0005] } as const;
const SAMPLE = 20_000;
const WORDS_OF_KIND = 40;

/** Typical searches, with words from these articles. `sources` is the domain of one of their sources. */
export async function searchKinds(
  db: Database,
  { sources }: { sources: string } = { sources: 'made-7.example' },
): Promise<SearchKind[]> {
  const words = await wordsByShare(db);
  const pairs = (a: readonly string[], b: readonly string[], join: (a: string, b: string) => string) =>
    a.map((word, n) => ({ q: join(word, b[(n * 7 + 3) % b.length] ?? word) }));
  const { common, middling, rare } = words;
  const phrases = (await phrasesOf(db)).map((q) => ({ q: `"${q}"` }));
  const [from, to] = await middleDays(db);
  const kinds = [
    { kind: 'common word', searches: common.map((q) => ({ q })) },
    { kind: 'middling word', searches: middling.map((q) => ({ q })) },
    { kind: 'rare word', searches: rare.map((q) => ({ q })) },
    { kind: 'two common words', searches: pairs(common, common, (a, b) => `${a} ${b}`) },
    { kind: 'common and middling', searches: pairs(common, middling, (a, b) => `${a} ${b}`) },
    { kind: 'common OR middling', searches: pairs(common, middling, (a, b) => `${a} OR ${b}`) },
    { kind: 'common without common', searches: pairs(common, common, (a, b) => `${a} -${b}`) },
    { kind: 'phrase', searches: phrases },
    { kind: 'common of a source', searches: common.map((q) => ({ q, sources })) },
    { kind: 'common within days', searches: common.map((q) => ({ q, from, to })) },
    { kind: 'common, page 200', searches: common.map((q) => ({ q, offset: '1592' })) },
  ].filter(({ searches }) => searches.length > 0);
  return [...kinds, { kind: 'all', searches: shuffled(kinds.flatMap(({ searches }) => searches)) }];
}

async function wordsByShare(db: Database): Promise<Record<keyof typeof SHARES, string[]>> {
  const found: Partial<Record<keyof typeof SHARES, string[]>> = {};
  for (const [name, [least, most]] of Object.entries(SHARES)) {
    const rows = await db.rows<{ word: string }>(
      `select word from ts_stat('select words from article_search where article_id % 5 = 0 limit ${SAMPLE}')
        where ndoc::float8 / $1 between $2 and $3 and length(word) > 2 order by md5(word) limit $4`,
      [SAMPLE, least, most, WORDS_OF_KIND],
    );
    found[name as keyof typeof SHARES] = rows.map(({ word }) => word);
  }
  return { common: [], middling: [], rare: [], ...found };
}

/** Two consecutive words from a title. */
async function phrasesOf(db: Database): Promise<string[]> {
  const rows = await db.rows<{ title: string }>(
    'select title from article where id % 2003 = 5 order by id limit $1',
    [WORDS_OF_KIND],
  );
  return rows.map(({ title }) => title.split(' ').slice(2, 4).join(' '));
}

/** The middle tenth of the time span. */
async function middleDays(db: Database): Promise<[from: string, to: string]> {
  const [row] = await db.rows<{ first: Date; last: Date }>(
    'select min(published_at) as first, max(published_at) as last from article_search',
  );
  const [first, last] = [row?.first.getTime() ?? 0, row?.last.getTime() ?? 0];
  const day = (share: number) => new Date(first + share * (last - first)).toISOString().slice(0, 10);
  return [day(0.45), day(0.55)];
}

/** A fixed order, the same in every run. */
function shuffled<T>(all: readonly T[]): T[] {
  return all.map((_, n) => all[(n * 101) % all.length]).filter((each) => each !== undefined);
}
