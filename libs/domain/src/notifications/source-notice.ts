import {
  isMilestoneFact,
  type MilestoneFact,
  type NotificationFact,
  type TopicLabel,
} from './notification-fact.js';
import { cut, type NotificationWords } from './notification-words.js';

export interface SourceLabel {
  id: number;
  slug: string;
  name: string;
}

/** What a source reported first. */
export interface ReportsOfSource {
  source: SourceLabel;
  /** At least one. */
  reports: readonly { topic: TopicLabel; fact: MilestoneFact }[];
}

/** A story with the developments that one source reported first. */
export interface FirstReports {
  topicId: number | null;
  slug: string;
  name: string;
  section: null;
  facts: string[];
}

export type SourceNotice = NotificationWords & { items: FirstReports[]; storyCount: number };

const MOST_TITLE = 200;

/**
 * The fact that readers hear who follow the source that reported a development first: the newest one of a significant
 * development. Null if it is not significant, or was retracted.
 */
export function factForSource(facts: readonly NotificationFact[]): MilestoneFact | null {
  const newest = facts.filter(isMilestoneFact).at(-1);
  const isRetracted = facts.some(({ kind }) => kind === 'milestone_retracted');
  return newest?.isSignificant && !isRetracted ? newest : null;
}

/** All notifications of a source on a day of news time (UTC) have the same key: a reader has one of them. */
export function sourceNoticeKey(sourceId: number, now: Date): string {
  return `source ${sourceId} ${now.toISOString().slice(0, 10)}`;
}

/**
 * What a followed source reported first on one day.
 * @param earlier the items of the notification that the reader has already
 */
export function sourceNotice(
  source: SourceLabel,
  { topic, fact }: { topic: TopicLabel; fact: MilestoneFact },
  earlier: readonly FirstReports[],
): SourceNotice {
  const items = withReport(earlier, topic, fact.title);
  const reports = items.reduce((sum, { facts }) => sum + facts.length, 0);
  const what = reports === 1 ? fact.title : `${reports} developments`;
  return {
    type: 'article',
    title: cut(`${source.name}: ${what}`, MOST_TITLE),
    message: `Reported first by ${source.name}, which you follow.`,
    items,
    storyCount: items.length,
  };
}

function withReport(earlier: readonly FirstReports[], topic: TopicLabel, title: string): FirstReports[] {
  if (!earlier.some(({ topicId }) => topicId === topic.id))
    return [
      ...earlier,
      { topicId: topic.id, slug: topic.slug, name: topic.name, section: null, facts: [title] },
    ];
  return earlier.map((item) =>
    item.topicId === topic.id ? { ...item, facts: [...item.facts, title] } : item,
  );
}

/** A source in a digest: a line for each development that it reported first, with the name of the story. */
export function sourceItem({ source: { slug, name }, reports }: ReportsOfSource) {
  const lines = reports.map(({ topic, fact }) =>
    fact.title === topic.name ? fact.title : `${topic.name}: ${fact.title}`,
  );
  return { topicId: null, slug, name, section: 'sources' as const, lines };
}

/** 'The Gull: The dam holds' */
export function sourceHeadline({ source, reports }: ReportsOfSource): string {
  return `${source.name}: ${reports[0]?.fact.title ?? ''}`;
}
