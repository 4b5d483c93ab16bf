import { storyWords } from '../milestones/news/story-words.js';
import { currentNumbers } from '../naming/current-numbers.js';
import type { CitedSentence } from '../naming/sentences/cited-sentence.js';
import { chosenMilestones } from './chosen-milestones.js';
import { factSentence, ifNew, type StoryContext } from './fact-sentence.js';
import type { SummarisedStory, SummaryReport } from './summarised-story.js';
import { whatIsDisputed } from './what-is-disputed.js';

export const STANDS_MOST = 3;
export const PATH_MOST = 5;

/** A story in sentences of its articles. Each part may be empty. */
export interface StorySummary {
  /** Where it stands: what happened last. */
  stands: readonly CitedSentence[];
  /** How it came to this, oldest first. */
  path: readonly CitedSentence[];
  /** What is disputed. Sentences that contradict each other stand together. */
  disputed: readonly CitedSentence[];
}

/** Summarises a story by its own articles' sentences. No text is generated, and no sentence says again what another says. */
export function summariseStory(story: SummarisedStory): StorySummary {
  const all = [...story.reports.values()].flat().sort(inOrder);
  const context = { words: storyWords(all), numbers: currentNumbers(all) };
  const chosen = chosenMilestones(story.milestones, story.standing?.milestoneId ?? null, story.numbers);
  const stands = whereItStands(story, chosen.newest, context);
  const path = howItCame(story, chosen.path, context, stands);
  return { stands, path, disputed: whatIsDisputed(story, chosen.disputed) };
}

function whereItStands(
  { standing, reports }: SummarisedStory,
  milestoneIds: readonly number[],
  context: StoryContext,
): CitedSentence[] {
  const found: CitedSentence[] = standing ? [{ text: standing.text, articleId: standing.articleId }] : [];
  for (const id of milestoneIds) {
    if (found.length >= STANDS_MOST) break;
    const sentence = ifNew(factSentence(reports.get(id) ?? [], context), found);
    if (sentence) found.push(sentence);
  }
  return found;
}

/** The heaviest milestones that add something, in the order in which they happened. */
function howItCame(
  { reports, milestones }: SummarisedStory,
  milestoneIds: readonly number[],
  context: StoryContext,
  stands: readonly CitedSentence[],
): CitedSentence[] {
  const found = new Map<number, CitedSentence>();
  for (const id of milestoneIds) {
    if (found.size >= PATH_MOST) break;
    const sentence = ifNew(factSentence(reports.get(id) ?? [], context), [...stands, ...found.values()]);
    if (sentence) found.set(id, sentence);
  }
  return milestones.flatMap(({ id }) => found.get(id) ?? []);
}

function inOrder(a: SummaryReport, b: SummaryReport): number {
  return a.publishedAt.getTime() - b.publishedAt.getTime() || a.article.id - b.article.id;
}
