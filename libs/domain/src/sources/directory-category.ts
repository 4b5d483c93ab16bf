import type { SourceCategory, Tag } from '#vocabulary';
import { sectionTags } from '../ingest/tagging/section-tags.js';

export interface CategorisedSource {
  mediaType: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Whether it belongs to a group of outlets. */
  owned: boolean;
  /** The categories of each of its feeds. */
  feedCategories: readonly (readonly string[])[];
}

const OF_TAG: Partial<Record<Tag, SourceCategory>> = {
  technology: 'technology',
  business: 'finance',
  sports: 'sports',
  entertainment: 'entertainment',
};
const WORLD = /^(?:core:)?(?:world|news|top stories|global|international|rest of world)$/i;
const REGION =
  /^(?:core:)?(?:world|europe|asia|africa|middle ?east|latam|latin america|americas|oceania|usa?|uk|china|caribbean)$/i;
const SPECIALIST = /journal|organization|foundation/i;
const GENERAL_INTEREST = /newspaper|tv|radio|agency/i;
/** Smallest share of a source's feeds that makes a topic its main topic. */
const MOSTLY = 0.6;
/** Smallest number of such feeds for general-interest media: one or two listed feeds show no main topic. */
const LEAST_TOPIC_FEEDS = 3;
const LEAST_REGIONS = 3;

/** Decides a source's directory category from the categories of its feeds, its media type and its country. */
export function directoryCategory(source: CategorisedSource): SourceCategory {
  const { mediaType, country, feedCategories } = source;
  const topic = mainTopic(feedCategories, mediaType !== null && GENERAL_INTEREST.test(mediaType));
  if (topic) return OF_TAG[topic] ?? 'specialized';
  if (mediaType !== null && SPECIALIST.test(mediaType)) return 'specialized';
  const names = new Set(feedCategories.flat().map((name) => name.toLowerCase()));
  const regions = [...names].filter((name) => REGION.test(name)).length;
  const world = [...names].some((name) => WORLD.test(name));
  if (country === null && (world || regions > 0)) return 'global';
  if (mediaType === 'news agency' || regions >= LEAST_REGIONS) return 'international';
  if (country === null || (mediaType === 'website' && !source.owned)) return 'independent';
  return 'national';
}

function mainTopic(feedCategories: readonly (readonly string[])[], generalInterest: boolean): Tag | null {
  const counts = new Map<Tag, number>();
  for (const categories of feedCategories)
    for (const tag of new Set(categories.flatMap(sectionTags))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const [tag, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [null, 0];
  const enough =
    count >= (generalInterest ? LEAST_TOPIC_FEEDS : 1) && count / feedCategories.length >= MOSTLY;
  return enough ? tag : null;
}
