import { PRODUCT_NAME, pageTitle, TAGLINE } from '#contract/site';
import { statusBadge } from '#contract/stories';
import type { CardRow } from '#persistence/reading';
import type { TopicRow } from '#persistence/stories';
import type { MilestoneRow } from '#persistence/timeline';
import type { FeedDocument, FeedItem } from './feed-document.js';

/** How a feed is written; also the ending of its address. */
export type FeedEnding = 'xml' | 'json';

/** The front page's newest and liveliest articles. */
export function presentNewsFeed(cards: readonly CardRow[], origin: string, ending: FeedEnding): FeedDocument {
  return {
    title: PRODUCT_NAME,
    description: TAGLINE,
    pageUrl: `${origin}/`,
    selfUrl: `${origin}/feed.${ending}`,
    items: cards.map((card) => articleItem(card, origin)),
  };
}

/** A story's developments and reports together, newest first, with where it stands. */
export function presentTopicFeed(
  {
    topic,
    milestones,
    cards,
  }: { topic: TopicRow; milestones: readonly MilestoneRow[]; cards: readonly CardRow[] },
  origin: string,
  ending: FeedEnding,
): FeedDocument {
  const pageUrl = `${origin}/topics/${encodeURIComponent(topic.slug)}`;
  const status = statusBadge(topic.status);
  const items = [
    ...milestones.map((row) => milestoneItem(row, pageUrl)),
    ...cards.map((card) => articleItem(card, origin)),
  ];
  return {
    title: pageTitle(topic.name),
    description: `${status}. ${topic.resolution_summary ?? topic.description ?? topic.name}`,
    pageUrl,
    selfUrl: `${pageUrl}/feed.${ending}`,
    status,
    items: items.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
  };
}

function milestoneItem(row: MilestoneRow, pageUrl: string): FeedItem {
  return {
    id: `milestone-${row.id}`,
    url: `${pageUrl}#milestone-${row.id}`,
    title: row.retracted_at === null ? row.title : `Retracted: ${row.title}`,
    text: row.description,
    at: row.date,
    tags: ['milestone', row.confirmation_level],
  };
}

function articleItem(card: CardRow, origin: string): FeedItem {
  return {
    id: `article-${card.id}`,
    url: `${origin}/articles/${encodeURIComponent(card.slug)}`,
    title: card.title,
    text: card.excerpt,
    at: card.published_at,
    author: card.source_name,
    tags: card.tags,
  };
}
