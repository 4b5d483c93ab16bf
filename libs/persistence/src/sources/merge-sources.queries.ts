/** Raw SQL: whatever refers to a source moves to another one, a statement for each table. */
import { doublesAmong, type OutletFacts } from '#domain/sources';
import { knownOrigins, ownerKeyOf, ownOrigin } from '#domain/stories/origins';
import { REPORTING_ROLES } from '#vocabulary';
import type { Queryable, RawSql } from '../database/database.js';
import { REPORTS } from '../database/reports.js';
import { inList } from '../database/sql-words.js';
import { ADDED_BY, FEED_STATE, LEVEL } from '../database/words.js';
import { addSourceDomains } from './source-domains.queries.js';

/** A source that was merged into another. */
export interface MergedSource {
  from: MergingSource;
  into: MergingSource;
}

export interface MergingSource extends OutletFacts {
  id: number;
  slug: string;
  mediaType: string | null;
}

/** All sources with the facts that say which outlet they are, those of the directory first. */
export function outletFacts(db: RawSql): Promise<MergingSource[]> {
  return db.rows(
    `select s.id, s.slug, s.domain, s.name, o.name as owner, s.language, s.media_type as "mediaType"
       from source s left join owner o on o.id = s.owner_id
      order by s.added_by <> ${ADDED_BY.directory}, s.id`,
  );
}

/**
 * Merges all sources that are doubles of another one, and states the other domains of the directory. Idempotent. The
 * caller's transaction holds all of it, so that readers see all of a source's articles or none of the change.
 *
 * @param stated the domain of an outlet by each of its other domains
 */
export async function mergeDoubles(
  tx: Queryable,
  stated: ReadonlyMap<string, string>,
  at: Date,
): Promise<MergedSource[]> {
  const sources = await outletFacts(tx);
  const merged = doublesAmong(sources, stated).map(({ double, kept }) => ({ from: double, into: kept }));
  await mergeEach(tx, merged, sources, at);
  const ids = new Map(sources.map(({ domain, id }) => [domain, id]));
  const given = [...stated].flatMap(([domain, kept]) => {
    const sourceId = ids.get(kept);
    return sourceId === undefined ? [] : [{ domain, sourceId }];
  });
  await addSourceDomains(tx, given, 'directory');
  return merged;
}

/**
 * Merges the source of a domain into another one, because an operator says that they are one outlet. The caller's
 * transaction holds all of it.
 * @returns the source that was merged, or null if no other source has this domain as its first
 */
export async function mergeSourceOf(
  tx: Queryable,
  domain: string,
  intoId: number,
  at: Date,
): Promise<MergingSource | null> {
  const sources = await outletFacts(tx);
  const from = sources.find((source) => source.domain === domain);
  const into = sources.find(({ id }) => id === intoId);
  if (from === undefined || into === undefined || from === into) return null;
  await tx.rows('select from source where id = $1 for update', [from.id]);
  await mergeEach(tx, [{ from, into }], sources, at);
  return from;
}

/** The story keeper has to reload its memory, because articles change their source and their origin. */
async function mergeEach(
  tx: Queryable,
  merged: readonly MergedSource[],
  sources: readonly MergingSource[],
  at: Date,
): Promise<void> {
  if (merged.length === 0) return;
  await tx.rows('update keeper set epoch = epoch + 1, holder = null, heartbeat_at = null');
  const origins = knownOrigins(sources);
  const originOf = ({ domain, owner }: MergingSource) =>
    ownOrigin({ sourceDomain: domain, ownerKey: owner && ownerKeyOf(owner) }, origins).key;
  for (const each of merged) {
    await moveOrigins(tx, each.from, originOf(each.from), originOf(each.into));
    await mergeSource(tx, each, at);
    await recount(tx, each.into.id);
  }
}

/**
 * Merges one source into another: its articles, feeds, followers, votes and domains. A reader's newer vote wins. Its
 * id and slug redirect to the source that is kept, which is assessed again.
 */
async function mergeSource(tx: Queryable, { from, into }: MergedSource, at: Date): Promise<void> {
  await endVisits(tx, from.id);
  await moveArticles(tx, from, into);
  await moveFeeds(tx, from.id, into.id);
  await moveReaders(tx, from.id, into.id);
  await tx.rows('update source_domain set source_id = $2 where source_id = $1', [from.id, into.id]);
  await tx.rows('update source_redirect set source_id = $2 where source_id = $1', [from.id, into.id]);
  await tx.rows(
    'insert into source_redirect (old_source_id, old_slug, source_id, merged_at) values ($1, $2, $3, $4)',
    [from.id, from.slug, into.id, at],
  );
  await tx.rows('delete from source where id = $1', [from.id]);
  await addSourceDomains(tx, [{ domain: from.domain, sourceId: into.id }], 'merged');
  await tx.rows('update source set is_trust_stale = true where id = $1', [into.id]);
}

/** The outlet's own reports, and reports of others that credit it, get the origin of the kept source. */
async function moveOrigins(tx: RawSql, from: MergingSource, old: string, origin: string): Promise<void> {
  if (old === origin) return;
  await tx.rows(
    `update article set origin_key = $3 where origin_key = $2 and (source_id = $1 or $2 like 'source:%')`,
    [from.id, old, origin],
  );
  for (const table of ['milestone_article', 'milestone_claim'])
    await tx.rows(
      `update ${table} m set origin_key = $3 from article a
        where a.id = m.article_id and m.origin_key = $2 and (a.source_id = $1 or $2 like 'source:%')`,
      [from.id, old, origin],
    );
}

/** Two reports of what is now one outlet no longer confirm each other. Counts only fall. */
async function recount(tx: RawSql, sourceId: number): Promise<void> {
  await tx.rows(
    `update milestone m
        set origin_count = c.origins, outlet_count = c.outlets,
            confirmation_level = case when c.origins > 2 then ${LEVEL.verified} when c.origins = 2 then ${LEVEL.multiple}
                                      else ${LEVEL.single} end,
            multiple_at = case when c.origins > 1 then m.multiple_at end,
            verified_at = case when c.origins > 2 then m.verified_at end
       from (select k.id, least(k.outlet_count, count(distinct a.source_id))::int as outlets,
                    least(k.origin_count, greatest(1, count(distinct ma.origin_key) filter (
                      where ma.role in ${inList(REPORTING_ROLES)})))::int as origins
               from milestone k join milestone_article ma on ma.milestone_id = k.id join article a on a.id = ma.article_id
              where ${REPORTS} and k.id in (
                    select own.milestone_id from milestone_article own join article b on b.id = own.article_id
                     where b.source_id = $1)
              group by k.id) c
      where m.id = c.id and (c.origins, c.outlets) <> (m.origin_count, m.outlet_count)`,
    [sourceId],
  );
  await tx.rows(
    `update topic t
        set source_count = least(t.source_count, c.sources), origin_count = least(t.origin_count, c.origins),
            multi_source_updates = least(t.multi_source_updates, (
              select count(*)::int from milestone m where m.topic_id = t.id and m.origin_count > 1)),
            version = t.version + 1
       from (select topic_id, count(distinct source_id)::int as sources, count(distinct origin_key)::int as origins
               from article where topic_id in (select topic_id from article where source_id = $1) group by topic_id) c
      where t.id = c.topic_id and (c.sources < t.source_count or c.origins < t.origin_count)`,
    [sourceId],
  );
}

/** Visits that are under way lose their lease, so they store nothing for a source that is gone, and are repeated. */
async function endVisits(tx: RawSql, from: number): Promise<void> {
  await tx.rows(
    `update host set lease_id = null, leased_until = null
      where lease_id is not null and host_key in (select host_key from feed where source_id = $1)`,
    [from],
  );
}

/** Articles with the same title on the same day stay two articles, of which one keeps the key. */
async function moveArticles(tx: RawSql, from: MergingSource, into: MergingSource): Promise<void> {
  const ids = [from.id, into.id];
  for (const table of ['article', 'article_tombstone']) {
    await tx.rows(
      `update ${table} a set title_key = null where source_id = $1 and exists (
         select 1 from ${table} b where b.source_id = $2 and b.title_key = a.title_key)`,
      ids,
    );
    await tx.rows(
      `update ${table} a set identity_key = $4 || substr(identity_key, length($3) + 1)
        where source_id = $1 and $2::int is not null and starts_with(identity_key, $3) and not exists (
         select 1 from ${table} b where b.identity_key = $4 || substr(a.identity_key, length($3) + 1))`,
      [...ids, `source:${from.domain}:`, `source:${into.domain}:`],
    );
  }
  for (const table of ['article', 'article_tombstone', 'article_search'])
    await tx.rows(`update ${table} set source_id = $2 where source_id = $1`, ids);
}

/** Feeds keep their state, unless the kept source is disabled. */
async function moveFeeds(tx: RawSql, from: number, into: number): Promise<void> {
  await tx.rows(
    `update feed f set source_id = s.id,
            state = case when s.disabled_reason is not null and f.state = ${FEED_STATE.active}
                         then ${FEED_STATE.disabled} else f.state end,
            state_reason = case when s.disabled_reason is not null and f.state = ${FEED_STATE.active}
                                then 'source_disabled' else f.state_reason end
       from source s where s.id = $2 and f.source_id = $1`,
    [from, into],
  );
}

async function moveReaders(tx: RawSql, from: number, into: number): Promise<void> {
  await tx.rows(
    `insert into source_follow (user_id, source_id, followed_at, notices_since)
     select user_id, $2, followed_at, notices_since from source_follow where source_id = $1
     on conflict (user_id, source_id) do update
       set followed_at = least(source_follow.followed_at, excluded.followed_at),
           notices_since = coalesce(source_follow.notices_since, excluded.notices_since)`,
    [from, into],
  );
  await tx.rows('update notification set source_id = $2 where source_id = $1', [from, into]);
  await tx.rows(
    `update source set follower_count = (select count(*) from source_follow where source_id = $1) where id = $1`,
    [into],
  );
  await tx.rows(
    `insert into source_vote (user_id, source_id, is_up, voted_at)
     select user_id, $2, is_up, voted_at from source_vote where source_id = $1
     on conflict (user_id, source_id) do update set is_up = excluded.is_up, voted_at = excluded.voted_at
      where excluded.voted_at > source_vote.voted_at`,
    [from, into],
  );
  await tx.rows(
    `update follow set hidden_source_ids = array(
            select id from (select case when h.id = $1 then $2 else h.id end as id, min(h.place) as place
                              from unnest(hidden_source_ids) with ordinality as h (id, place) group by 1) kept order by place)
      where $1 = any(hidden_source_ids)`,
    [from, into],
  );
}
