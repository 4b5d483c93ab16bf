import type { DigestRhythm, DigestSection } from '#vocabulary';
import {
  isMilestoneFact,
  isTrifle,
  matterOf,
  type NotificationFact,
  type TopicLabel,
} from './notification-fact.js';
import { cut, factLines, lastStatus, type NotificationWords, weightiest } from './notification-words.js';
import { type ReportsOfSource, sourceHeadline, sourceItem } from './source-notice.js';

/** A topic in a stored digest, or a source in its section `sources`. */
export interface DigestStory {
  /** Null for a source. */
  topicId: number | null;
  slug: string;
  name: string;
  /** Null in recommendations. */
  section: DigestSection | null;
  /** Empty if there is nothing but trifles: such stories are only named, together in one line. */
  facts: string[];
}

/** What a digest has to say about a story. */
export interface StoryOfDigest {
  topic: TopicLabel;
  facts: readonly NotificationFact[];
  /** Other lines, which come first: what settled the reader's questions. */
  lines?: readonly string[];
  /** Whether it was chosen for a target, which gets only such stories. */
  isChosen?: boolean;
}

/** `storyCount` includes the stories and sources for which a digest has no room. */
export type DigestWords = NotificationWords & { items: DigestStory[]; storyCount: number };

/** The most stories in a digest, and lines of each. The rest are counted. */
export const DIGEST_STORIES = 10;
/** The most with those that were chosen for a target. */
const WITH_CHOSEN = 50;
const MOST_LINES = 5;
/** Characters of a story's name, and of what the title says about it. Programs for email show about 70. */
export const MOST_NAME = 50;
const MOST_HEADLINE = 90;
/** A story without a label is named by a headline, which has more words. */
const MOST_LABEL_WORDS = 6;

const NAMES: Record<DigestRhythm, string> = { daily: 'Your daily digest', weekly: 'Your weekly digest' };
/** In this order. */
const SECTION_RANK: Record<Section, number> = { ended: 0, major: 1, also: 2 };
/** The sources in a digest. */
const DIGEST_SOURCES = 5;

type Section = Exclude<DigestSection, 'sources'>;

/** A story's facts, without the developments that are trifles; those are counted. */
interface Told {
  topic: TopicLabel;
  facts: readonly NotificationFact[];
  section: Section;
  lines: readonly string[];
  trifles: number;
  isChosen: boolean;
}

/**
 * The digest: stories that ended, then those with something major, then the rest. Its title names the first story. Trifles are
 * counted, and stories with nothing else are named; only if all of them are such, the digest tells the trifles. At the end
 * stand the sources that the reader follows, with what they reported first. At least one story or source is given.
 * @param stories each with at least one fact, in the order in which the facts were logged, or with a line of its own
 * @param sources those with most reports first
 */
export function digestWords(
  rhythm: DigestRhythm,
  stories: readonly StoryOfDigest[],
  sources: readonly ReportsOfSource[] = [],
): DigestWords {
  const tellsTrifles = stories.every(({ facts, lines = [] }) => lines.length === 0 && facts.every(isTrifle));
  const told = stories.map((story) => toldOf(story, tellsTrifles)).sort(inDigestOrder);
  return {
    type: 'other',
    title: titleOf(told, sources),
    message: `${NAMES[rhythm]}: ${contentsOf(told, sources)}.`,
    storyCount: told.length + sources.length,
    items: [
      ...listed(told).map(({ topic, section, lines, trifles }) => ({
        topicId: topic.id,
        slug: topic.slug,
        name: topic.name,
        section,
        facts: lines.length === 0 ? [] : shortened(lines, trifles),
      })),
      ...sources.slice(0, DIGEST_SOURCES).map((of) => {
        const { lines, ...item } = sourceItem(of);
        return { ...item, facts: shortened(lines, 0) };
      }),
    ],
  };
}

/** The first ones, and then those that a target would miss. */
function listed(told: readonly Told[]): Told[] {
  const chosen = told.slice(DIGEST_STORIES).filter(({ isChosen }) => isChosen);
  return [...told.slice(0, DIGEST_STORIES), ...chosen].slice(0, WITH_CHOSEN);
}

/** '3 developments in 2 stories, and 1 that a source you follow reported first' */
function contentsOf(told: readonly Told[], sources: readonly ReportsOfSource[]): string {
  const developments = told.reduce((sum, { lines, trifles }) => sum + lines.length + trifles, 0);
  const reports = sources.reduce((sum, of) => sum + of.reports.length, 0);
  const who = sources.length === 1 ? 'a source you follow' : 'sources you follow';
  const inStories = `${counted(developments, 'development')} in ${counted(told.length, 'story', 'stories')}`;
  if (reports === 0) return inStories;
  return told.length === 0
    ? `${counted(reports, 'development')} that ${who} reported first`
    : `${inStories}, and ${reports} that ${who} reported first`;
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
    message: `${counted(stories.length, 'new story', 'new stories')} in what you read about.`,
    storyCount: stories.length,
    items: stories.map(({ id, slug, name, category, origins }) => ({
      topicId: id,
      slug,
      name,
      section: null,
      facts: [`${category}, reported by ${counted(origins, 'independent origin')}`],
    })),
  };
}

function toldOf(
  { topic, facts, lines: own = [], isChosen = false }: StoryOfDigest,
  tellsTrifles: boolean,
): Told {
  const [small, weighty] = tellsTrifles ? [[], facts] : withoutTrifles(facts);
  const lines = [...own, ...factLines(weighty)];
  const section = own.length > 0 && sectionOf(facts) === 'also' ? 'major' : sectionOf(facts);
  return { topic, facts: weighty, section, lines, trifles: factLines(small).length, isChosen };
}

/** The facts of developments about which there are only trifles, and the others. */
function withoutTrifles(facts: readonly NotificationFact[]): [NotificationFact[], NotificationFact[]] {
  const kept = new Set(
    facts.flatMap((fact) => (isMilestoneFact(fact) && !isTrifle(fact) ? fact.milestoneId : [])),
  );
  const isSmall = (fact: NotificationFact) => isMilestoneFact(fact) && !kept.has(fact.milestoneId);
  return [facts.filter(isSmall), facts.filter((fact) => !isSmall(fact))];
}

/** 'Airport strike ends, and 2 more', 'Ended: Corvin Ostrey, and 2 more', or 'Orrin dam: The dam holds, and 2 more'. */
function titleOf([first, ...others]: readonly Told[], sources: readonly ReportsOfSource[]): string {
  const [source, ...otherSources] = sources;
  const more = first ? others.length + sources.length : otherSources.length;
  const start = first ? headline(first) : source && cut(sourceHeadline(source), MOST_HEADLINE);
  if (start === undefined) throw new Error('A digest needs a story or a source.');
  return `${start}${more > 0 ? `, and ${more} more` : ''}`;
}

function headline({ topic, facts, section }: Told): string {
  // A story without a label has a headline for a name.
  const name = cut(topic.name, MOST_NAME);
  const status = section === 'ended' ? STATUS_WORDS.ended : lastStatus(facts) && STATUS_WORDS.reopened;
  if (status)
    return isEvent(name) ? `${name} ${isPlural(name) ? status.many : status.one}` : `${status.before}${name}`;
  const title = weightiest(facts)?.title ?? '';
  return title === '' || title === topic.name ? name : cut(`${name}: ${title}`, MOST_HEADLINE);
}

const STATUS_WORDS = {
  ended: { before: 'Ended: ', one: 'ends', many: 'end' },
  reopened: { before: 'Reopened: ', one: 'reopens', many: 'reopen' },
};

/** A story named after a person or a place does not end like a strike: the last word of an event's label is no proper name. */
function isEvent(name: string): boolean {
  return /(?:^|\s)\p{Ll}[\p{L}-]*$/u.test(name) && name.split(/\s+/u).length <= MOST_LABEL_WORDS;
}

/** Labels are a few words. 'Peace talks' end, the 'Hollis crisis' ends. */
function isPlural(name: string): boolean {
  return /[^siu]s$/iu.test(name);
}

function sectionOf(facts: readonly NotificationFact[]): Section {
  if (lastStatus(facts)?.to === 'resolved') return 'ended';
  return facts.some((fact) => matterOf(fact) !== 'update') ? 'major' : 'also';
}

function inDigestOrder(a: Told, b: Told): number {
  return (
    SECTION_RANK[a.section] - SECTION_RANK[b.section] ||
    b.lines.length - a.lines.length ||
    a.topic.id - b.topic.id
  );
}

function shortened(lines: readonly string[], trifles: number): string[] {
  const left = lines.length - MOST_LINES + 1;
  if (left > 1 || (left > 0 && trifles > 0))
    return [...lines.slice(0, MOST_LINES - 1), `and ${left + trifles} more`];
  return [...lines, ...(trifles > 0 ? [`and ${counted(trifles, 'smaller update')}`] : [])];
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
