/** Raw SQL: batches. */
import { directoryCategory, isSameOutlet, plainDomain, platformChannel } from '#domain/sources';
import { ownerGroup } from '#domain/stories/origins';
import type { Bias } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { describeSource } from '../sources/describe-source.js';
import { outletFacts } from '../sources/merge-sources.queries.js';
import { addSourceDomains, sourceIdOfDomain, sourcesOfHosts } from '../sources/source-domains.queries.js';

/** One outlet of a recording, as its `outlets.json` describes it. */
export interface RecordedOutlet {
  outlet: string;
  name: string;
  domain: string;
  /** Its page. Recordings that were made earlier lack it. */
  url?: string | null | undefined;
  owner?: string | null;
  country?: string | null;
  language?: string | null;
  mediaType?: string | null;
  bias?: Bias | null;
  description?: string | null;
}

/**
 * Creates a recorded feed for every outlet of a recording, and a source unless one has its domain, also as another
 * domain. Sources in the directory keep their data. If the directory has a source of the same name under another
 * domain, the new source gets its owner. Idempotent.
 */
export async function loadRecording(
  db: Queryable,
  recording: string,
  outlets: readonly RecordedOutlet[],
  from: Date,
) {
  const owners = [...new Set(outlets.flatMap((outlet) => ownerGroup(outlet.owner ?? null) ?? []))];
  await db.rows('insert into owner (name) select unnest($1::text[]) on conflict (name) do nothing', [owners]);
  await matchOutlets(db, outlets);
  const known = await sourcesOfHosts(
    db,
    outlets.map(({ domain }) => domain),
  );
  await loadSources(
    db,
    outlets.filter(({ domain }) => !known.has(domain)),
  );
  const made = await sourcesOfHosts(
    db,
    outlets.map(({ domain }) => plainDomain(domain)),
  );
  await db.rows('insert into host (host_key) select distinct unnest($1::text[]) on conflict do nothing', [
    outlets.map((outlet) => outlet.domain),
  ]);
  await db.rows(
    `insert into feed (source_id, host_key, url, state, recording, next_check_at)
     select s.id, g.domain, 'recorded:' || $1 || '/' || g.outlet, 'active', $1, $4
       from unnest($2::text[], $3::text[], $5::int[]) as g (outlet, domain, source_id) join source s on s.id = g.source_id
     on conflict (url) do nothing`,
    [
      recording,
      outlets.map((outlet) => outlet.outlet),
      outlets.map((outlet) => outlet.domain),
      from,
      outlets.map(({ domain }) => (known.get(domain) ?? made.get(plainDomain(domain)))?.id ?? null),
    ],
  );
}

/** Gives the domain of an outlet to the source that is the same outlet by name and owner. */
async function matchOutlets(db: Queryable, outlets: readonly RecordedOutlet[]): Promise<void> {
  const sources = await outletFacts(db);
  const given = outlets.flatMap(({ domain, name, owner, language }) => {
    const facts = { domain, name, owner: ownerGroup(owner ?? null), language: language ?? null };
    const same = sources.find((source) => source.domain !== domain && isSameOutlet(facts, source));
    return same === undefined ? [] : [{ domain: plainDomain(domain), sourceId: same.id }];
  });
  await addSourceDomains(db, given, 'merged');
}

async function loadSources(db: Queryable, outlets: readonly RecordedOutlet[]): Promise<void> {
  const country = (outlet: RecordedOutlet) => outlet.country ?? null;
  const mediaType = (outlet: RecordedOutlet) => outlet.mediaType ?? null;
  await db.rows(
    `insert into source (domain, slug, name, url, owner_id, country, language, media_type, category, description, bias,
                         bias_origin, added_by)
     select g.domain, g.slug, g.name, g.url, coalesce(o.id, (
              select min(namesake.owner_id) from source namesake
               where lower(namesake.name) = lower(g.name) having count(distinct namesake.owner_id) = 1)), g.country, g.language, g.media_type,
            g.category, g.description, g.bias, case when g.bias is not null then 'the recording' end, 'recording'
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
                   $9::text[], $10::text[], $11::text[]) as g (domain, slug, name, owner, country, language, media_type,
                                                               category, description, bias, url)
       left join owner o on o.name = g.owner
      where ${sourceIdOfDomain('g.domain')} is null
     on conflict do nothing`,
    [
      outlets.map((outlet) => plainDomain(outlet.domain)),
      outlets.map((outlet) => `${plainDomain(outlet.domain).replace(/[^a-z0-9]+/g, '-')}`),
      outlets.map((outlet) => outlet.name),
      outlets.map((outlet) => ownerGroup(outlet.owner ?? null)),
      outlets.map(country),
      outlets.map((outlet) => outlet.language ?? null),
      outlets.map(mediaType),
      outlets.map((outlet) =>
        directoryCategory({
          mediaType: mediaType(outlet),
          country: country(outlet),
          owned: outlet.owner != null,
          feedCategories: [],
        }),
      ),
      outlets.map((outlet) => outlet.description ?? describeSource(mediaType(outlet), country(outlet))),
      outlets.map((outlet) => outlet.bias ?? null),
      outlets.map(pageOf),
    ],
  );
}

function pageOf({ domain, url }: RecordedOutlet): string {
  return url ?? platformChannel(domain)?.page ?? `https://${plainDomain(domain)}/`;
}
