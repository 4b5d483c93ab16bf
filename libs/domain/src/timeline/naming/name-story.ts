import { ENGLISH } from '#vocabulary';
import { byPublication } from '../../stories/origins/published-order.js';
import { addSum, emptySum } from '../dates/term-space.js';
import { assignDevelopments } from '../milestones/assign-developments.js';
import { draftMilestones } from '../milestones/build-milestones.js';
import { mostRepresentative, titleOf } from '../milestones/describe-milestone.js';
import type { Development, Developments, PlacedArticle } from '../milestones/development.js';
import type { MilestoneDraft } from '../milestones/milestone-draft.js';
import type { StoryWords } from '../milestones/news/story-words.js';
import type { TimelineArticle } from '../read/timeline-article.js';
import type { AnnouncedStep } from '../steps/announced-step.js';
import { rankedHeadlines } from './best-headline.js';
import { type CurrentNumbers, currentNumbers } from './current-numbers.js';
import { apartLabels, completedLabels, isBareName, withoutAddition } from './label-apart.js';
import { type LatestState, latestStates } from './latest-state.js';
import type { CitedSentence } from './sentences/cited-sentence.js';
import { nextSentence } from './sentences/next-sentence.js';
import { standingSentence } from './sentences/standing-sentence.js';
import { describeStory } from './story-description.js';
import { isBorneOut, storyLabel } from './story-label.js';

const MAX_NAME = 160;

/**
 * Where a story stands: a sentence of its newest development that counts, or its headline without labels such as 'LIVE:' if no
 * sentence can stand alone.
 */
export interface StoryStands {
  draft: MilestoneDraft;
  text: string;
  articleIds: readonly number[];
}

/** The words by which readers know a story. All are out of its articles; no text is generated. */
export interface StoryNames {
  name: string;
  /** Two to six words that last; null while too few reports share any. */
  label: string | null;
  /**
   * Longer labels for a story whose label is new or has changed, in case another story has it; the best first. If the label is a completed
   * name, the last one is that name.
   */
  longerLabels: readonly string[];
  /** At most three sentences, each of one article. */
  description: readonly CitedSentence[];
  stands: StoryStands | null;
}

export interface NamedStory extends StoryNames {
  /** The milestone whose headline is the name; null if none counts. */
  named: MilestoneDraft | null;
}

/** What the words also depend on. */
export interface NamingContext {
  label: string | null;
  closing: readonly number[];
  steps?: readonly AnnouncedStep[];
  today?: string;
}

/**
 * Names a story from its timeline. The name is the best headline of the development that says where it stands. If one origin
 * alone reports that one, and several confirmed another or it is significant, the other names the story, unless the lone report
 * ends the story, or is likely news and days newer.
 * `drafts` are the milestones of `developments`, in the same order; `label` is the stored one, `closing` the articles
 * that report its end, `steps` what they announced, of which those after `today` (YYYY-MM-DD) are next.
 */
export function nameStory(
  { list, space, words }: Developments,
  drafts: readonly MilestoneDraft[],
  { label, closing, steps = [], today = '' }: NamingContext,
): NamedStory {
  const placed = list.flatMap((each) => each.placed).sort((a, b) => byPublication(a.article, b.article));
  const numbers = currentNumbers(placed);
  const states = latestStates(list, drafts, words, numbers, closing);
  const best = states?.names.headlines[0];
  const name = best?.text ?? plainestName(list, words, numbers) ?? centralTitle({ list, space }, placed);
  const told = states && sentenceOf(states.names, list, { words, numbers });
  const standing =
    states?.stands === states?.names ? told : states && sentenceOf(states.stands, list, { words, numbers });
  return {
    name: shortened(name),
    ...labelsOf(placed, label),
    description: describeStory({
      ...{ list, drafts },
      latest: states?.names.at ?? null,
      headline: best?.placed ?? null,
      standing: told,
      ...{ words, numbers },
      next: nextSentence(steps, { today, words, languageOf: languagesOf(placed) }),
      isEnded: closing.length > 0 && states !== null,
    }),
    named: states?.names.draft ?? null,
    stands: states && standsOf(states.stands, standing),
  };
}

function labelsOf(
  placed: readonly PlacedArticle[],
  stored: string | null,
): Pick<StoryNames, 'label' | 'longerLabels'> {
  const base = stored && withoutAddition(stored);
  const label = storyLabel(placed, base);
  if (label === null) return { label, longerLabels: [] };
  const isSame = label.toLowerCase() === base?.toLowerCase();
  if (isSame && stored !== null && stored !== base && isBorneOut(placed, stored))
    return { label: stored, longerLabels: [] };
  if (isBareName(label)) {
    const [matter, ...others] = completedLabels(label, placed).filter((each) => isBorneOut(placed, each));
    // If other stories have all of them, it stays a name alone.
    if (matter) return { label: matter, longerLabels: [...others, label] };
  }
  if (label === stored) return { label, longerLabels: [] };
  return { label, longerLabels: apartLabels(label, placed).filter((each) => isBorneOut(placed, each)) };
}

/** The name that a topic of these articles would get. */
export function nameTopic(articles: readonly TimelineArticle[]): string {
  const developments = assignDevelopments(articles);
  return nameStory(developments, draftMilestones(developments), { label: null, closing: [] }).name;
}

/** The description as one text. */
export function joined(description: readonly CitedSentence[]): string {
  return description.map(({ text }) => text).join(' ');
}

/** The languages of articles; of one that is not given that of the first report. */
function languagesOf(placed: readonly PlacedArticle[]): (articleId: number) => string {
  const known = new Map(placed.map(({ article, reading }) => [article.id, reading.language]));
  const [first] = known.values();
  return (articleId) => known.get(articleId) ?? first ?? ENGLISH;
}

function sentenceOf(
  { at, headlines }: LatestState,
  list: readonly Development[],
  told: { words: StoryWords; numbers: CurrentNumbers },
): CitedSentence | null {
  const [best] = headlines;
  return best ? standingSentence(best, list[at]?.placed ?? [], told) : null;
}

function standsOf({ draft, headlines }: LatestState, sentence: CitedSentence | null): StoryStands | null {
  const [best] = headlines;
  if (!best) return null;
  const { text, articleId } = sentence ?? { text: best.text, articleId: best.placed.article.id };
  return { draft, text, articleIds: [articleId] };
}

/** Without a development that counts: the best plain headline of the newest development that has one. */
function plainestName(
  list: readonly Development[],
  words: StoryWords,
  numbers: CurrentNumbers,
): string | null {
  for (const { placed } of [...list].reverse()) {
    const [best] = rankedHeadlines(placed, words, numbers);
    if (best && best.plain >= 0.3) return best.text;
  }
  return null;
}

/** Without a plain headline: the most central title. */
function centralTitle(
  { list, space }: Pick<Developments, 'list' | 'space'>,
  placed: readonly PlacedArticle[],
): string {
  const whole = emptySum();
  for (const { words } of list) addSum(whole, words);
  return titleOf(mostRepresentative(placed, whole, space));
}

/** A title truncated to the length of a name, between two words. */
function shortened(name: string): string {
  if (name.length <= MAX_NAME) return name;
  return `${name.slice(0, name.lastIndexOf(' ', MAX_NAME - 1) + 1 || MAX_NAME - 1).trimEnd()}…`;
}
