import {
  FeatureBag,
  readTagFeatures,
  type TagWeights,
  tagLogits,
  tagProbabilities,
} from '#domain/ingest/tagging';
import { TAGS, type Tag } from '#vocabulary';
import { readLines } from '../measure/read-lines.js';
import type { LabelledText } from './tag-examples.js';

/** The `file` of texts from stories. */
export const STORIES = 'stories';

/** Headlines of many outlets about one event, without a label. */
export interface StoryHeadlines {
  titles: string[];
}

/** Fewer headlines do not show what a story is about. */
const LEAST_HEADLINES = 3;
const MOST_HEADLINES = 8;
/** The minimum lead of a story's likeliest tag before all its headlines get it. */
const LEAD = 0.4;

const bag = new FeatureBag();

/** Reads story gold lines (`{story, title}`) and groups them. */
export async function readStoryHeadlines(file: string): Promise<StoryHeadlines[]> {
  const stories = new Map<string, Set<string>>();
  for await (const { story, title } of readLines<{ story: string; title: string }>(file)) {
    const titles = stories.get(story) ?? new Set();
    stories.set(story, titles.add(title));
  }
  return Array.from(stories.values(), (titles) => ({ titles: [...titles] }));
}

/**
 * Additional examples: headlines of stories whose tag a first model is sure about. Together, the headlines of an event show what it
 * is about, even if a single one does not. At most eight per story.
 */
export function inferredHeadlines(stories: readonly StoryHeadlines[], topics: TagWeights): LabelledText[] {
  return stories.flatMap(({ titles }) => {
    const some = titles.slice(0, MOST_HEADLINES);
    const tag = some.length < LEAST_HEADLINES ? null : sharedTag(some, topics);
    return tag === null
      ? []
      : some.map((title) => ({ file: STORIES, title, summary: '', labels: [tag], gold: false }));
  });
}

/** The tag with the highest mean probability, or null if it does not lead clearly. */
function sharedTag(titles: readonly string[], topics: TagWeights): Tag | null {
  const sums = TAGS.map(() => 0);
  for (const title of titles) {
    readTagFeatures({ title, summary: '' }, bag);
    for (const [i, p] of tagProbabilities(tagLogits(bag, topics)).entries()) sums[i] = (sums[i] ?? 0) + p;
  }
  const ranked = TAGS.map((tag, i) => ({ tag, share: (sums[i] ?? 0) / titles.length })).sort(
    (a, b) => b.share - a.share,
  );
  const [first, second] = ranked;
  return first && second && first.share - second.share >= LEAD ? first.tag : null;
}
