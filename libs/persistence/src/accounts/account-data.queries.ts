/** Raw SQL: one statement for each table, with the column names of the download. */
import type { Queryable } from '../database/database.js';

/** The most rows of one table in a download. No reader comes near it. */
const MOST_ROWS = 200_000;

/** The reader's data, by table. Hashes of secrets and passwords are left out. */
const PARTS: Readonly<Record<string, string>> = {
  user_account: `select id, username, email, email_confirmed_at, former_email, first_name, last_name, profile_image_url, is_admin, is_editor, audit_key,
      premium_until, premium_granted, default_frequency, wants_email, wants_browser, wants_milestones,
      wants_resolutions, wants_updates, wants_recommended, wants_weekly_digest, time_zone, quiet_from, quiet_to,
      pushes_per_week, keeps_history, interests, created_at
    from user_account where id = $1`,
  billing_account: `select customer_id, subscription_id, status, price_id, period_end, cancel_at, checkout_at, checked_at,
      created_at from billing_account where user_id = $1`,
  payment_event: `select e.id, e.type, e.received_at, e.handled_at
    from payment_event e join billing_account b on b.customer_id = e.customer_id where b.user_id = $1 order by e.received_at, e.id`,
  session: `select id, kind, device, created_at, last_seen_at, expires_at, proven_at, push_removed_at
    from session where user_id = $1 order by id`,
  authenticator_app: `select created_at, confirmed_at from authenticator_app where user_id = $1`,
  passkey: `select id, name, encode(credential_id, 'base64') as credential_id, transports, created_at, last_used_at
    from passkey where user_id = $1 order by id`,
  recovery_code: `select created_at, used_at from recovery_code where user_id = $1 order by id`,
  auth_challenge: `select purpose, kind, created_at, expires_at from auth_challenge where user_id = $1 order by id`,
  known_device: `select device, first_seen_at from known_device where user_id = $1 order by device`,
  provider_identity: `select issuer, subject, linked_at, confirmed_at from provider_identity where user_id = $1 order by id`,
  one_time_link: `select purpose, email, created_at, expires_at from one_time_link where user_id = $1 order by id`,
  follow: `select t.name as topic, f.topic_id, f.priority, f.notification_frequency, f.followed_at, f.seen_at,
      f.muted_since, f.muted_until, f.muted_words, f.hidden_source_ids, f.target_ids
    from follow f join topic t on t.id = f.topic_id where f.user_id = $1 order by f.topic_id`,
  story_question: `select t.name as topic, q.topic_id, q.text, q.asked_at, q.settled_at, q.answer, q.article_id, q.sentence, q.day,
      q.origin_count, q.removed_at
    from story_question q join topic t on t.id = q.topic_id where q.user_id = $1 order by q.id`,
  source_follow: `select s.name as source, f.source_id, f.followed_at, f.notices_since
    from source_follow f join source s on s.id = f.source_id where f.user_id = $1 order by f.source_id`,
  source_vote: `select s.name as source, v.source_id, v.is_up, v.voted_at
    from source_vote v join source s on s.id = v.source_id where v.user_id = $1 order by v.source_id`,
  saved_article: `select a.title, a.url, k.article_id, k.saved_at
    from saved_article k join article a on a.id = k.article_id where k.user_id = $1 order by k.saved_at`,
  read_article: `select a.title, a.url, k.article_id, k.read_at
    from read_article k join article a on a.id = k.article_id where k.user_id = $1 order by k.read_at`,
  followed_search: `select id, q, sources, kind, followed_at, seen_at
    from followed_search where user_id = $1 order by id`,
  collection: `select id, name, description, is_private, created_at, updated_at
    from collection where user_id = $1 order by id`,
  collection_topic: `select ct.collection_id, t.name as topic, ct.topic_id, ct.added_at
    from collection_topic ct join collection c on c.id = ct.collection_id join topic t on t.id = ct.topic_id
    where c.user_id = $1 order by ct.collection_id, ct.topic_id`,
  private_address: `select created_at, used_at from private_address where user_id = $1`,
  api_token: `select id, name, scopes, created_at, expires_at, last_used_at from api_token where user_id = $1 order by id`,
  contact_message: `select id, name, email, subject, message, department, created_at
    from contact_message where user_id = $1 order by id`,
  inaccuracy_report: `select id, tracking_id, subject, subject_id, subject_name, type, text, links, state, note, created_at,
      decided_at
    from inaccuracy_report where user_id = $1 order by id`,
  notification: `select id, type, title, message, topic_id, milestone_id, source_id, items, story_count, position, read_at, mailed_at, created_at
    from notification where user_id = $1 order by id`,
  push_subscription: `select id, session_id, substring(endpoint from '^https://[^/]+') as push_service, failures, failing_since, created_at
    from push_subscription where user_id = $1 order by id`,
  push_delivery: `select d.subscription_id, d.notification_id, d.ordered_at, d.sent_at, d.dropped_at
    from push_delivery d join push_subscription s on s.id = d.subscription_id where s.user_id = $1
    order by d.subscription_id, d.notification_id`,
  notification_target: `select id, kind, name, place, takes_all, heeds_quiet, confirmed_at, paused_at, stopped_at, stop_reason, failures,
      failing_since, delivered_at, created_at from notification_target where user_id = $1 order by id`,
  ended_address: `select ended_at from ended_address where user_id = $1 order by id`,
  former_target_link: `select expires_at from former_target_link where user_id = $1 order by id`,
  target_delivery: `select d.id, d.target_id, d.notification_id, d.ordered_at, d.attempts, d.tried_at, d.fault, d.sent_at, d.dead_at,
      d.dropped_at
    from target_delivery d join notification_target t on t.id = d.target_id where t.user_id = $1 order by d.id`,
  notified_fact: `select event_id from notified_fact where user_id = $1 order by event_id`,
  topic_command: `select id, kind, payload, state, created_at, done_at from topic_command where user_id = $1 order by id`,
  story_change: `select id, kind, at, written_at, undoes_id, topic_ids from story_change where user_id = $1 order by id`,
  review_entry: `select id, kind, state, reason, decided_at from review_entry where decided_by_id = $1 or claimed_by_id = $1 order by id`,
  setting: `select name, value, changed_at from setting where changed_by_id = $1 order by name`,
  audit_entry: `select at, action, object_kind, object_id, payload, before, after from audit_entry where actor_id = $1 order by id`,
};

/** All rows about a reader, by table. Indexes: each table's index on the user. */
export async function everythingAbout(
  tx: Queryable,
  userId: number,
): Promise<Record<string, readonly unknown[]>> {
  const data: Record<string, readonly unknown[]> = {};
  for (const [table, select] of Object.entries(PARTS))
    data[table] = await tx.rows(`${select} limit ${MOST_ROWS}`, [userId]);
  return data;
}
