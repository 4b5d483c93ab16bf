import { sectionTags, urlSections } from '#domain/ingest/tagging';
import { TAGS, type Tag } from '#vocabulary';
import type { ListedFeed } from './clean-feeds.js';

export interface Candidate {
  domain: string;
  language: string | null;
  bias: string | null;
  /** The number of the outlet's items in a headline archive. */
  items: number;
  raters: number;
  feeds: ListedFeed[];
}

const MAIN_FEEDS = 128;
const FEEDS_PER_TAG = 11;
const FIRST_LANGUAGE = 'en';
const PLAIN_NEWS = /^(?:news|top stories|home|world|usa|us|uk|most recent stories)$/i;
const OTHER_EDITION =
  /turkce|russian|portuguese|tamil|hindi|korean|bengali|swahili|burmese|thai|cymru|naidheachd|mundo|espanol|spanish|arabic|chinese|podcast|video|audio|-de-|\/\/(?:[a-df-z][a-z]|e[a-mo-z])\.|\/(?:de|fr|es|it|pt|ru|ar|tr|hu|fa|el)\//i;

/**
 * The feeds that are active from the first start, about 200: the main feeds of the most quoted English-language sources with a
 * known bias, and for each tag the section feeds of the most quoted among them.
 */
export function chooseFirstFeeds(candidates: readonly Candidate[]): Set<string> {
  const known = candidates
    .filter(({ language, bias, feeds }) => language === FIRST_LANGUAGE && bias !== null && feeds.length > 0)
    .sort((a, b) => b.items - a.items || b.raters - a.raters || (a.domain < b.domain ? -1 : 1));
  const chosen = new Set<string>();
  for (const { feeds } of known.slice(0, MAIN_FEEDS)) {
    const [main] = [...feeds].sort((a, b) => mainness(b) - mainness(a) || a.url.length - b.url.length);
    if (main) chosen.add(main.url);
  }
  for (const tag of TAGS) {
    const sections = known.flatMap(({ feeds }) => bestSection(feeds, tag) ?? []);
    for (const { url } of sections.slice(0, FEEDS_PER_TAG)) chosen.add(url);
  }
  return chosen;
}

/** Scores how much a feed looks like the main feed of its outlet. */
function mainness({ url, categories }: ListedFeed): number {
  const plain = categories.some((category) => PLAIN_NEWS.test(category))
    ? 3
    : categories.length === 0
      ? 2
      : 0;
  const front = /\b(?:top|topstories|home|homepage|latest|all|index|edition|news|feed)\b/i.test(url) ? 1 : 0;
  const section = urlSections(url).flatMap(sectionTags).length > 0 ? -2 : 0;
  return plain + front + section - (OTHER_EDITION.test(url) ? 5 : 0);
}

/** The section feed of an outlet for a tag. A section named like the tag comes before 'Cricket' or 'AI'. */
function bestSection(feeds: readonly ListedFeed[], tag: Tag): ListedFeed | undefined {
  const sections = feeds.filter((feed) => isSection(feed, tag));
  const sameName = ({ categories }: ListedFeed) =>
    categories.some((category) => category.toLowerCase().startsWith(tag.slice(0, 5)));
  return sections.find(sameName) ?? sections[0];
}

function isSection({ url, categories }: ListedFeed, tag: Tag): boolean {
  if (OTHER_EDITION.test(url)) return false;
  const tags = new Set([...categories, ...urlSections(url)].flatMap(sectionTags));
  return tags.size === 1 && tags.has(tag);
}
