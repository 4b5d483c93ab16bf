import type { Database } from '#persistence/database';

/** Each topic by the alphabetically first URL of its articles: ids depend on the order of inserts. */
const NAMED = 'named as (select topic_id, min(url) as url from article group by topic_id)';

/** The URLs of the articles with these ids, in this order. */
const urlsOf = (ids: string) =>
  `array(select r.url from unnest(${ids}) with ordinality i(id, place) join article r on r.id = i.id order by place)`;
const urlOf = (id: string) => `(select r.url from article r where r.id = ${id})`;
/** The URL of a milestone's first report. */
const anchorOf = (id: string) =>
  `(select r.url from milestone n join article r on r.id = n.anchor_article_id where n.id = ${id})`;

const ARTICLES = `with ${NAMED}, happened as (select event_id, min(url) as url from article group by event_id)
  select a.url, a.title, a.origin_key, named.url as topic, happened.url as event, ${urlOf('a.copy_of_id')} as copy_of, a.is_card,
         a.copy_count, ${anchorOf('m.milestone_id')} as milestone, m.role
    from article a left join named using (topic_id) left join happened using (event_id)
    left join milestone_article m on m.article_id = a.id
   order by a.identity_key, a.url`;

const MILESTONES = `with ${NAMED}
  select a.url, named.url as topic, m.title, m.description, m.date, m.date_from, m.impact_value, m.is_significant, m.significance,
         m.confirmation_level, m.origin_count, m.outlet_count, m.multiple_at, m.verified_at, m.retracted_at,
         ${urlOf('m.retracted_by_id')} as retracted_by,
         array(select q.text from milestone_quote q where q.milestone_id = m.id order by q.position) as quotes,
         array(select concat_ws(' ', c.kind, c.unit, c.value, c.at_least, ${urlOf('c.article_id')}) as said
                 from milestone_claim c where c.milestone_id = m.id order by said) as claims
    from milestone m join article a on a.id = m.anchor_article_id join named on named.topic_id = m.topic_id
   order by a.url`;

const TOPICS = `with ${NAMED}
  select named.url, regexp_replace(t.slug, '-[0-9]+$', '') as slug, t.label, t.name, t.description, t.category_id, t.place, t.language,
         array(select concat_ws(' ', s.said->>'text', ${urlOf("(s.said->>'articleId')::int")})
                 from jsonb_array_elements(t.description_sources) with ordinality s(said, place) order by place) as description_sources,
         t.stands_text, ${anchorOf('t.stands_milestone_id')} as stands_milestone, ${urlsOf('t.stands_article_ids')} as stands_articles,
         t.status, t.status_reason, t.resolved_at, t.closed_at, t.resolution_summary, ${urlsOf('t.resolution_article_ids')} as ended_by,
         t.estimated_completion_percent, t.completion_reason, t.next_steps, t.article_count, t.source_count, t.origin_count,
         t.milestone_count, t.multi_source_updates, t.update_frequency, t.is_listed, t.first_reported_at, t.last_reported_at,
         t.last_milestone_at, t.hot_rank
    from topic t left join named on named.topic_id = t.id order by 1`;

const STEPS = `with ${NAMED}
  select a.url, named.url as topic, s.day, s.precision, s.text, ${urlsOf('s.article_ids')} as articles, s.announced_at, s.moved_from,
         ${anchorOf('s.met_milestone_id')} as met_by, ${urlOf('s.called_off_by_id')} as called_off_by, s.called_off_text
    from announced_step s join article a on a.id = s.anchor_article_id join named on named.topic_id = s.topic_id
   order by a.url, s.day`;

const RELATIONS = `with ${NAMED}
  select one.url, other.url as other, r.kind, r.likeness, r.shared, r.reviewed_at
    from topic_relation r join named one on one.topic_id = r.topic_id join named other on other.topic_id = r.other_id order by 1, 2`;

const PROPOSALS = `with ${NAMED}
  select named.url, p.kind, p.reason, ${urlsOf('p.article_ids')} as articles, p.origin_count, p.proposed_at, p.state
    from closure_proposal p join named using (topic_id) order by 1, 2`;

/** What readers see of the stories, and what editors are asked about their ends, without ids, which depend on the order of inserts. */
export async function visibleStories(db: Database) {
  return {
    articles: await db.rows<{ role: string | null; origin_key: string }>(ARTICLES),
    milestones: await db.rows<Record<string, unknown>>(MILESTONES),
    topics: await db.rows<Record<string, unknown>>(TOPICS),
    steps: await db.rows<{ met_by: string | null }>(STEPS),
    relations: await db.rows(RELATIONS),
    proposals: await db.rows(PROPOSALS),
  };
}

/**
 * Without what depends on the memory of a keeper. One that takes over reads the articles as they are now, not as they were before they were
 * revised, so its likenesses differ in the third digit; and a story that the night divides may keep the other half's slug.
 */
export function withoutMemory<T extends { topics: Record<string, unknown>[]; relations: unknown }>({
  relations: _,
  topics,
  ...rest
}: T) {
  return { ...rest, topics: topics.map(({ slug: _, ...topic }) => topic) };
}
