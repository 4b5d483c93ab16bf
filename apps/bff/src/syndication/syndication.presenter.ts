import { PRODUCT_NAME, pagePath, pageTitle, TAGLINE, titleOf } from '#contract/site';
import { statusBadge } from '#contract/stories';
import type { CardRow } from '#persistence/reading';
import type { StorySummaryRow, TopicRow } from '#persistence/stories';
import type { MilestoneRow } from '#persistence/timeline';
import type { SyndicationDocument, SyndicationItem } from './syndication-document.js';

/** The format, also the file extension in the URL. */
export type SyndicationFormat = 'xml' | 'json';

/** The top articles of the home page. */
export function presentNewsSyndication(
  cards: readonly CardRow[],
  origin: string,
  format: SyndicationFormat,
): SyndicationDocument {
  return {
    title: PRODUCT_NAME,
    description: TAGLINE,
    pageUrl: `${origin}/`,
    selfUrl: `${origin}/feed.${format}`,
    items: cards.map((card) => articleItem(card, origin)),
  };
}

/** A topic's milestones and articles together, newest first, with its status. */
export function presentTopicSyndication(
  {
    topic,
    milestones,
    cards,
  }: { topic: TopicRow; milestones: readonly MilestoneRow[]; cards: readonly CardRow[] },
  origin: string,
  format: SyndicationFormat,
): SyndicationDocument {
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
    selfUrl: `${pageUrl}/feed.${format}`,
    status,
    items: items.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
  };
}

/** The stories that ended last, each with how it ended. */
export function presentEndedSyndication(
  stories: readonly StorySummaryRow[],
  origin: string,
  format: SyndicationFormat,
): SyndicationDocument {
  const pageUrl = origin + pagePath('stories-ended');
  return {
    title: pageTitle(titleOf('stories-ended')),
    description: 'Stories that ended, each with how it ended.',
    pageUrl,
    selfUrl: `${pageUrl}/feed.${format}`,
    items: stories.map((story) => endingItem(story, origin)),
  };
}

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

function milestoneItem(row: MilestoneRow, pageUrl: string): SyndicationItem {
  return {
    id: `milestone-${row.id}`,
    url: `${pageUrl}#milestone-${row.id}`,
    title: row.retracted_at === null ? row.title : `Retracted: ${row.title}`,
    text: row.description,
    at: row.date,
    tags: ['milestone', row.confirmation_level],
  };
}

/** An article in a document. */
export function articleItem(card: CardRow, origin: string): SyndicationItem {
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
