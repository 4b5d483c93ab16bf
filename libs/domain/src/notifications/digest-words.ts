import type { DigestRhythm } from '#vocabulary';
import { matterOf, type NotificationFact } from './notification-fact.js';
import { factLines, type NotificationWords } from './notification-words.js';

/** A topic in a stored digest. */
export interface DigestStory {
  topicId: number;
  slug: string;
  name: string;
  facts: string[];
}

export interface TopicLabel {
  id: number;
  slug: string;
  name: string;
}

export type DigestWords = NotificationWords & { items: DigestStory[] };

const TITLES: Record<DigestRhythm, string> = { daily: 'Your daily digest', weekly: 'Your weekly digest' };

/** The most stories in a digest, and developments of each. The rest are counted. */
const MOST_STORIES = 40;
const MOST_FACTS = 8;
/** The most names in the message. */
const NAMED = 3;

/**
 * The digest, with the most important stories first.
 * @param stories each with at least one fact, in the order in which the facts were logged
 */
export function digestWords(
  rhythm: DigestRhythm,
  stories: readonly { topic: TopicLabel; facts: readonly NotificationFact[] }[],
): DigestWords {
  const items = stories
    .map(({ topic, facts }) => ({ topic, lines: factLines(facts), weight: weightOf(facts) }))
    .sort((a, b) => b.weight - a.weight || b.lines.length - a.lines.length || a.topic.id - b.topic.id);
  const developments = items.reduce((sum, { lines }) => sum + lines.length, 0);
  const names = items.map(({ topic }) => topic.name);
  return {
    type: 'other',
    title: TITLES[rhythm],
    message: `${counted(developments, 'development')} in ${counted(items.length, 'story', 'stories')}: ${listed(names)}.`,
    items: items.slice(0, MOST_STORIES).map(({ topic, lines }) => ({
      topicId: topic.id,
      slug: topic.slug,
      name: topic.name,
      facts: shortened(lines),
    })),
  };
}

/** A new story that a reader may want to follow. */
export interface RecommendedStory extends TopicLabel {
  category: string;
  origins: number;
}

/** @param stories at least one */
export function recommendationWords(stories: readonly RecommendedStory[]): DigestWords {
  return {
    type: 'other',
    title: 'New stories you may want to follow',
    message: `${counted(stories.length, 'new story', 'new stories')}: ${listed(stories.map(({ name }) => name))}.`,
    items: stories.map(({ id, slug, name, category, origins }) => ({
      topicId: id,
      slug,
      name,
      facts: [`${category}, reported by ${counted(origins, 'independent origin')}`],
    })),
  };
}

/** Resolutions first, then significant developments. */
function weightOf(facts: readonly NotificationFact[]): number {
  const matters = new Set(facts.map(matterOf));
  return matters.has('resolution') ? 2 : matters.has('milestone') ? 1 : 0;
}

function shortened(lines: readonly string[]): string[] {
  if (lines.length <= MOST_FACTS) return [...lines];
  return [...lines.slice(0, MOST_FACTS - 1), `and ${lines.length - MOST_FACTS + 1} more`];
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map((name) => (name.length > 80 ? `${name.slice(0, 79)}…` : name));
  return [...shown, ...(names.length > NAMED ? [`${names.length - NAMED} more`] : [])].join('; ');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
