/** Raw SQL: batches. */
import { hostKeyOf } from '#domain/ingest/article';
import type { Queryable } from '../database/database.js';
import { ADDED_BY } from '../database/words.js';
import type { DirectoryEntry } from '../sources/directory-entry.js';
import { sourceIdOfDomain } from '../sources/source-domains.queries.js';

/**
 * Loads the bundled sources and feeds. Existing sources are updated, except the fields that an operator set
 * (`source.operator_fields`). Existing feeds keep their state. An entry whose domain belongs to another source, such as
 * one that an outlet moved to, makes no source; its feeds go there. Idempotent.
 */
export async function loadDirectory(
  db: Queryable,
  entries: readonly DirectoryEntry[],
  wall: Date,
): Promise<void> {
  await loadOwners(db, entries);
  await loadSources(db, entries);
  await loadFeeds(db, entries, wall);
}

async function loadOwners(db: Queryable, entries: readonly DirectoryEntry[]): Promise<void> {
  const names = [...new Set(entries.flatMap((entry) => entry.ownerName ?? []))].sort();
  await db.rows('insert into owner (name) select unnest($1::text[]) on conflict (name) do nothing', [names]);
}

/** Columns updated from the directory unless an operator set them. */
const UPDATED_COLUMNS = [
  'name',
  'url',
  'owner_id',
  'country',
  'language',
  'media_type',
  'category',
  'description',
  'bias',
  'bias_agreed',
  'bias_origin',
  'pc1',
  'pc1_observed',
  'wikipedia_status',
];

const unlessSet = (column: string) =>
  `${column} = case when '${column}' = any(source.operator_fields) then source.${column} else excluded.${column} end`;

async function loadSources(db: Queryable, entries: readonly DirectoryEntry[]): Promise<void> {
  const column = <K extends keyof DirectoryEntry>(key: K) => entries.map((entry) => entry[key]);
  await db.rows(
    `insert into source (domain, slug, name, url, owner_id, country, language, media_type, category, description, bias,
                         bias_agreed, bias_origin, pc1, pc1_observed, wikipedia_status, added_by)
     select g.domain, g.slug, g.name, g.url, o.id, g.country, g.language, g.media_type, g.category, g.description,
            g.bias, g.bias_agreed, g.bias_origin, g.pc1, g.pc1_observed, g.wikipedia_status, 'directory'
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
                   $9::text[], $10::text[], $11::text[], $12::bool[], $13::text[], $14::real[], $15::int[], $16::text[])
         as g (domain, slug, name, url, owner_name, country, language, media_type, category, description, bias,
               bias_agreed, bias_origin, pc1, pc1_observed, wikipedia_status)
       left join owner o on o.name = g.owner_name
      where not exists (select 1 from source_domain d where d.domain = g.domain)
     on conflict (domain) do update set ${UPDATED_COLUMNS.map(unlessSet).join(', ')}
      where source.added_by <> ${ADDED_BY.operator}
        and (${UPDATED_COLUMNS.map((name) => `source.${name}`).join(', ')})
            is distinct from (${UPDATED_COLUMNS.map((name) => `excluded.${name}`).join(', ')})`,
    [
      column('domain'),
      column('slug'),
      column('name'),
      column('url'),
      column('ownerName'),
      column('country'),
      column('language'),
      column('mediaType'),
      column('category'),
      column('description'),
      column('bias'),
      column('biasAgreed'),
      column('biasOrigin'),
      column('pc1'),
      column('pc1Observed'),
      column('wikipediaStatus'),
    ],
  );
}

async function loadFeeds(db: Queryable, entries: readonly DirectoryEntry[], wall: Date): Promise<void> {
  const feeds = entries.flatMap((entry) => entry.feeds.map((feed) => ({ ...feed, domain: entry.domain })));
  const hosts = feeds.map((feed) => hostKeyOf(feed.url));
  await db.rows('insert into host (host_key) select distinct unnest($1::text[]) on conflict do nothing', [
    hosts,
  ]);
  await db.rows(
    `insert into feed (source_id, host_key, url, categories, state, state_reason, next_check_at)
     select s.id, g.host_key, g.url, coalesce(string_to_array(nullif(g.categories, ''), E'\\x1f'), '{}'),
            case when g.active and s.disabled_reason is null then 'active' else 'waiting' end,
            case when g.active and s.disabled_reason is null then null else 'in the directory, not switched on' end,
            $6::timestamptz + random() * interval '30 minutes'
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bool[]) as g (domain, host_key, url, categories, active)
       join source s on s.id = ${sourceIdOfDomain('g.domain')}
      where not exists (select 1 from feed f where f.url = g.url)
     on conflict (url) do nothing`,
    [
      feeds.map((feed) => feed.domain),
      hosts,
      feeds.map((feed) => feed.url),
      feeds.map((feed) => feed.categories.join('\u001f')),
      feeds.map((feed) => feed.activeAtFirst),
      wall,
    ],
  );
}
