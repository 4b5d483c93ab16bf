import {
  isMuted,
  type PushRhythm,
  type StillFollowed,
  siteLinks,
  stillWanted,
  type TargetItem,
  type TargetNotice,
  testNotice,
} from '#domain/notifications';
import type { ClaimedTargetRow, DueDeliveryRow, DueItem } from '#persistence/notifications';

/** Readers whose device did not tell its time zone have that of the server's dates. */
const DEFAULT_ZONE = 'UTC';

/** The reader's quiet hours, without a weekly number. */
export function quietHoursOf({ time_zone, quiet_from, quiet_to }: ClaimedTargetRow): PushRhythm {
  return {
    timeZone: time_zone ?? DEFAULT_ZONE,
    quietFrom: quiet_from,
    quietTo: quiet_to,
    perWeek: Number.MAX_SAFE_INTEGER,
  };
}

interface ItemContext {
  site: string;
  /** Of the stories that items are about, by id. */
  languages: ReadonlyMap<number, string>;
}

interface NoticeContext extends ItemContext {
  /** News time, by which mutes end. */
  newsNow: Date;
  /** Of what digests are about. */
  followed: StillFollowed;
}

/**
 * The notice of a delivery. Null if it is no longer wanted: its story, or each of a digest, was muted, unfollowed, or is not chosen for the
 * target any more.
 */
export function noticeOf(
  row: DueDeliveryRow,
  { takes_all: takesAll }: Pick<ClaimedTargetRow, 'takes_all'>,
  { site, newsNow, languages, followed }: NoticeContext,
): TargetNotice | null {
  const id = `delivery_${row.id}`;
  if (row.notification_id === null) return testNotice(id, site, row.ordered_at);
  if (row.is_digest) return digestOf(row, takesAll, { site, languages, followed });
  if (row.topic_id !== null && !isWanted(row, takesAll, newsNow)) return null;
  if (row.topic_id === null && !takesAll) return null;
  const links = siteLinks(site);
  const { topic_id, topic_slug, topic_name, topic_language, source_slug, milestone_id } = row;
  const story =
    topic_id === null || topic_slug === null || topic_language === null
      ? null
      : {
          ...{ id: topic_id, slug: topic_slug, name: topic_name ?? '', language: topic_language },
          url: links.story(topic_slug),
        };
  return {
    ...wordsOf(row),
    id,
    type: story === null ? 'source' : 'story',
    url: story === null ? links.source(source_slug ?? '') : links.story(story.slug, milestone_id),
    story,
    developmentId: milestone_id,
    items: (row.items ?? []).map((item) => itemOf(item, { site, languages })),
    at: row.ordered_at,
  };
}

function isWanted(row: DueDeliveryRow, takesAll: boolean, newsNow: Date): boolean {
  if (row.follower === null || isMuted({ since: row.muted_since, until: row.muted_until }, newsNow))
    return false;
  return takesAll || row.chosen.length > 0;
}

/** A target that does not get everything gets only its stories of a digest. The digest's own title may name others. */
function digestOf(
  row: DueDeliveryRow,
  takesAll: boolean,
  at: ItemContext & Pick<NoticeContext, 'followed'>,
): TargetNotice | null {
  const listed = row.items ?? [];
  const storyCount = row.story_count ?? listed.length;
  const digest = stillWanted({ ...wordsOf(row), items: listed, storyCount }, at.followed);
  if (digest === null) return null;
  const { title, message, items: all } = digest;
  const items = takesAll
    ? all
    : all.filter(({ topicId }) => topicId !== null && row.chosen.includes(topicId));
  const [first, ...others] = items;
  if (first === undefined && !takesAll) return null;
  const isWhole = first === undefined || items.length === all.length;
  const words = isWhole ? { title, message } : { title: titleOf(first, others.length), message: '' };
  return {
    ...words,
    id: `delivery_${row.id}`,
    type: 'digest',
    url: siteLinks(at.site).page('/following'),
    story: null,
    developmentId: null,
    items: items.map((item) => itemOf(item, at)),
    at: row.ordered_at,
  };
}

const titleOf = ({ name }: DueItem, others: number) => (others === 0 ? name : `${name}, and ${others} more`);

const wordsOf = ({ title, message }: DueDeliveryRow) => ({ title: title ?? '', message: message ?? '' });

function itemOf(
  { slug, name, section, topicId, facts }: DueItem,
  { site, languages }: ItemContext,
): TargetItem {
  const links = siteLinks(site);
  const isSource = section === 'sources' && topicId === null;
  return {
    section: section ?? null,
    name,
    language: topicId === null ? null : (languages.get(topicId) ?? null),
    url: isSource ? links.source(slug) : links.story(slug),
    lines: facts,
  };
}
