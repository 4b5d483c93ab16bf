import { PRODUCT_NAME, pagePath, pageTitle, type SyndicationFormat, TAGLINE, titleOf } from '#contract/site';
import { statusBadge } from '#contract/stories';
import type { CardRow, FollowedMilestoneRow, SourcePageRow } from '#persistence/reading';
import type { StorySummaryRow, TopicRow } from '#persistence/stories';
import type { MilestoneRow } from '#persistence/timeline';
import type { ImageAddress } from '../images/image-addresses.service.js';
import type { SyndicationDocument, SyndicationItem } from './syndication-document.js';

/** What addresses in a document are made of. */
export interface Addresses {
  /** The public origin, without a trailing slash. */
  origin: string;
  image: ImageAddress;
  /** The hub that reports changes, if there is one. */
  hub: string | undefined;
}

/** The top articles of the home page. */
export function presentNewsSyndication(
  cards: readonly CardRow[],
  addresses: Addresses,
  format: SyndicationFormat,
): SyndicationDocument {
  const { origin } = addresses;
  return {
    title: PRODUCT_NAME,
    description: TAGLINE,
    pageUrl: `${origin}/`,
    hubUrl: addresses.hub,
    selfUrl: `${origin}/feed.${format}`,
    items: cards.map((card) => articleItem(card, addresses)),
  };
}

interface TopicParts {
  topic: TopicRow;
  milestones: readonly MilestoneRow[];
  cards: readonly CardRow[];
}

/** A topic's milestones and articles together, newest first, with its status. */
export function presentTopicSyndication(
  { topic, milestones, cards }: TopicParts,
  addresses: Addresses,
  format: SyndicationFormat,
): SyndicationDocument {
  const pageUrl = addresses.origin + pagePath('topic', topic.slug);
  const status = statusBadge(topic.status);
  const items = [
    ...milestones.map((row) => milestoneItem(row, pageUrl)),
    ...cards.map((card) => articleItem(card, addresses)),
  ];
  return {
    title: pageTitle(topic.name),
    description: `${status}. ${topic.resolution_summary ?? topic.description ?? topic.name}`,
    language: topic.language,
    pageUrl,
    hubUrl: addresses.hub,
    selfUrl: `${pageUrl}/feed.${format}`,
    status,
    items: newestFirst(items),
  };
}

/** The newest articles of a source. */
export function presentSourceSyndication(
  source: SourcePageRow,
  cards: readonly CardRow[],
  addresses: Addresses,
  format: SyndicationFormat,
): SyndicationDocument {
  const pageUrl = addresses.origin + pagePath('source', source.slug);
  return {
    title: pageTitle(source.name),
    description: `The newest articles of ${source.name}, each with the story it belongs to.`,
    language: source.language ?? undefined,
    pageUrl,
    hubUrl: addresses.hub,
    selfUrl: `${pageUrl}/feed.${format}`,
    items: cards.map((card) => articleItem(card, addresses)),
  };
}

/** What happened in the stories that a reader follows, and how they ended. The document does not contain its own secret address. */
export function presentFollowedSyndication(
  milestones: readonly FollowedMilestoneRow[],
  ended: readonly StorySummaryRow[],
  { origin }: Addresses,
): SyndicationDocument {
  const items = [
    ...milestones.map((row) => followedItem(row, origin)),
    ...ended.map((story) => {
      const item = endingItem(story, origin);
      return { ...item, title: `Ended: ${item.title}` };
    }),
  ];
  return {
    title: `${PRODUCT_NAME}: stories you follow`,
    description: 'What happens in the stories that you follow.',
    pageUrl: origin + pagePath('following'),
    selfUrl: null,
    items: newestFirst(items),
  };
}

/** The stories that ended last, each with how it ended. */
export function presentEndedSyndication(
  stories: readonly StorySummaryRow[],
  addresses: Addresses,
  format: SyndicationFormat,
): SyndicationDocument {
  const { origin } = addresses;
  const pageUrl = origin + pagePath('stories-ended');
  return {
    title: pageTitle(titleOf('stories-ended')),
    description: 'Stories that ended, each with how it ended.',
    pageUrl,
    hubUrl: addresses.hub,
    selfUrl: `${pageUrl}/feed.${format}`,
    items: stories.map((story) => endingItem(story, origin)),
  };
}

const newestFirst = (items: readonly SyndicationItem[]) =>
  items.toSorted((a, b) => b.at.getTime() - a.at.getTime());

/** A story that reopens and ends again is another item. */
function endingItem(story: StorySummaryRow, origin: string): SyndicationItem {
  const at = story.resolved_at ?? story.last_reported_at;
  return {
    id: `ended-${story.id}-${at.toISOString().slice(0, 10)}`,
    url: origin + pagePath('topic', story.slug),
    title: story.label ?? story.name,
    text: story.resolution_summary ?? story.name,
    at,
    tags: ['ended'],
  };
}

function followedItem(row: FollowedMilestoneRow, origin: string): SyndicationItem {
  return {
    id: `milestone-${row.id}`,
    url: `${origin}${pagePath('topic', row.topic_slug)}#milestone-${row.id}`,
    title: `${row.topic_label}: ${row.title}`,
    text: row.description,
    at: row.date,
    tags: [row.confirmation_level],
  };
}

function milestoneItem(row: MilestoneRow, pageUrl: string): SyndicationItem {
  return {
    id: `milestone-${row.id}`,
    url: `${pageUrl}#milestone-${row.id}`,
    title: row.retracted_at === null ? row.title : `Retracted: ${row.title}`,
    text: row.description,
    at: row.date,
    // Not with further origins: otherwise programs would show a development again with each report.
    changedAt: row.retracted_at,
    tags: ['milestone', row.confirmation_level],
  };
}

/** An article in a document. */
export function articleItem(card: CardRow, { origin, image }: Omit<Addresses, 'hub'>): SyndicationItem {
  const picture = image(card.image_url);
  return {
    id: `article-${card.id}`,
    url: origin + pagePath('article', card.slug),
    title: card.title,
    text: card.excerpt,
    at: card.published_at,
    author: card.source_name,
    tags: card.tags,
    imageUrl: picture !== null && URL.canParse(picture, origin) ? new URL(picture, origin).href : undefined,
  };
}
