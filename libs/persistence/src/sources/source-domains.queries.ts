/** Raw SQL: a domain is looked up among sources and their other domains in one statement. The rest is typed. */
import { outletDomains } from '#domain/sources';
import type { Queryable, RawSql } from '../database/database.js';
import type { Row } from '../database/tables.js';

export type KnownSource = Pick<Row<'source'>, 'id' | 'domain' | 'language' | 'disabled_reason'>;

/** SQL: the id of the source with this domain, or that has it as another domain. Indexes: the keys. */
export const sourceIdOfDomain = (domain: string) =>
  `coalesce((select id from source where domain = ${domain}), (select source_id from source_domain where domain = ${domain}))`;

/** The sources of these domains, also if it is another domain of them, by the domain that was asked for. */
export async function sourcesOf(db: RawSql, domains: readonly string[]): Promise<Map<string, KnownSource>> {
  const rows = await db.rows<KnownSource & { asked: string }>(
    `select g.domain as asked, s.id, s.domain, s.language, s.disabled_reason
       from unnest($1::text[]) as g (domain) join source s on s.id = ${sourceIdOfDomain('g.domain')}`,
    [domains],
  );
  return new Map(rows.map(({ asked, ...source }) => [asked, source]));
}

/** The sources of these hosts: that of the host itself, or of the nearest domain above it. Unknown hosts are left out. */
export async function sourcesOfHosts(
  db: RawSql,
  hosts: readonly string[],
): Promise<Map<string, KnownSource>> {
  const candidates = new Map(hosts.map((host) => [host, outletDomains(host)]));
  const known = await sourcesOf(db, [...new Set([...candidates.values()].flat())]);
  return new Map(
    [...candidates].flatMap(([host, domains]): [string, KnownSource][] => {
      const found = domains.find((domain) => known.has(domain));
      const source = found === undefined ? undefined : known.get(found);
      return source === undefined ? [] : [[host, source]];
    }),
  );
}

/** The source with this first domain, and the number of its articles. Null if there is none, or if it is `id`. */
export async function otherSourceOf(
  db: RawSql,
  domain: string,
  id: number,
): Promise<{ name: string; articles: number } | null> {
  const [row] = await db.rows<{ name: string; articles: number }>(
    `select s.name, (select count(*)::int from article where source_id = s.id) as articles
       from source s where s.domain = $1 and s.id <> $2`,
    [domain, id],
  );
  return row ?? null;
}

export type DomainOrigin = Row<'source_domain'>['origin'];

/**
 * Adds other domains to the sources of these ids. A domain stays with the source that already has it, and one that
 * serves feeds of another source is not added.
 * @returns the domains that were added
 */
export async function addSourceDomains(
  tx: RawSql,
  given: readonly { sourceId: number; domain: string }[],
  origin: DomainOrigin,
): Promise<string[]> {
  const rows = await tx.rows<{ domain: string }>(
    `insert into source_domain (domain, source_id, origin)
     select g.domain, g.source_id, $3
       from unnest($1::text[], $2::int[]) as g (domain, source_id) join source s on s.id = g.source_id
      where not exists (select 1 from source other where other.domain = g.domain)
        and ($3 <> 'moved' or not exists (
              select 1 from feed f where f.source_id <> g.source_id
                 and (f.host_key = g.domain or '.' || split_part(f.url, '/', 3) like '%.' || g.domain)))
     on conflict (domain) do nothing returning domain`,
    [given.map(({ domain }) => domain), given.map(({ sourceId }) => sourceId), origin],
  );
  return rows.map(({ domain }) => domain);
}

/** What a feed calls itself, and what its source is called. */
export async function outletOfFeed(db: Queryable, feedId: number) {
  const row = await db.kysely
    .selectFrom('feed as f')
    .innerJoin('source as s', 's.id', 'f.source_id')
    .select(['f.title', 's.name', 's.domain'])
    .where('f.id', '=', feedId)
    .executeTakeFirst();
  return row ?? null;
}
