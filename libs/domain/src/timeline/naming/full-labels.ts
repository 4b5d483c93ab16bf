import type { WordUse } from './label-spans.js';
import { INNER, isCrime, isEventWord } from './label-words.js';
import { type LabelReport, mattersOf } from './matter-after.js';
import { MAX_NAMED_WORDS, type NamedHeadline, nameBefore, withName } from './name-before.js';

/** A name with an event after it has at most so many words … */
const MAX_NAME = 3;
/** … and is in the best label, or in this share of the headlines of the most frequent span. */
const NAME_SHARE = 0.5;
/** A phrase without a name is the story's matter if it has this share of the headlines of the most frequent span. */
const PHRASE_SHARE = 0.3;
/** How far a full label is put before the name alone: one with an event further than one with a phrase. */
const EVENT_LEAD = 1.01;
const PHRASE_LEAD = 1.005;

/** A possible label. Higher scores are better. */
export interface LabelCandidate {
  label: string;
  score: number;
  /** It has a name and says what the matter is: 'Silverbank ferry strike', unlike 'Silverbank' or 'ferry strike'. */
  isFull: boolean;
}

/** A label that headlines print as it is. */
export interface SpanLabel extends LabelCandidate {
  keys: readonly string[];
  /** How many headlines have it. */
  support: number;
}

interface LabelledStory {
  reports: readonly LabelReport[];
  headlines: readonly NamedHeadline[];
  /** How many headlines have the most frequent span. */
  most: number;
  use: WordUse;
}

/**
 * Labels that no headline needs to print, for a story whose best label says no event: its name with the event that its reports tie to it
 * ('Parcelwing lawsuit'), or before a phrase that many of its headlines have ('Marrow unity government').
 * Neither adds a crime such as 'fraud', which may only be alleged.
 * @param labels the best first
 */
export function fullLabels(labels: readonly SpanLabel[], story: LabelledStory): LabelCandidate[] {
  const [first] = labels;
  if (!first || first.keys.some(isEventWord)) return [];
  return [...withEvents(first, labels, story), ...(first.isFull ? [] : beforePhrases(first, labels, story))];
}

export function byScore(x: LabelCandidate, y: LabelCandidate): number {
  return y.score - x.score || (x.label < y.label ? -1 : 1);
}

function withEvents(
  first: SpanLabel,
  labels: readonly SpanLabel[],
  { reports, most, use }: LabelledStory,
): LabelCandidate[] {
  const named = labels.find(({ label, keys, support }) => {
    const isPlain = keys.length <= MAX_NAME && !/['’\d]/u.test(label);
    const isOwn = keys.every((key) => first.keys.includes(key)) || support >= most * NAME_SHARE;
    return (
      isPlain && isOwn && keys.some(use.isName) && !keys.some((key) => INNER.has(key) || isEventWord(key))
    );
  });
  const matters = named ? mattersOf(named.keys, reports, use).filter(({ noun }) => !isCrime(noun)) : [];
  const best = matters[0]?.share ?? 1;
  return matters.map(({ noun, share }) => ({
    label: `${named?.label} ${noun}`,
    score: (first.score * EVENT_LEAD * share) / best,
    isFull: true,
  }));
}

function beforePhrases(
  first: SpanLabel,
  labels: readonly SpanLabel[],
  { headlines, most, use }: LabelledStory,
): LabelCandidate[] {
  return labels.flatMap(({ label, keys, support }) => {
    const isPhrase = keys.length <= MAX_NAMED_WORDS && !/['’]|^\p{L}+ing\b/u.test(label);
    if (!isPhrase || isCrime(keys.at(-1) ?? '') || keys.some(use.isName) || support < most * PHRASE_SHARE)
      return [];
    const name = nameBefore(keys, headlines, first.label);
    const lead = 1 + (PHRASE_LEAD - 1) * Math.min(1, support / most);
    return name ? [{ label: withName(name, label), score: first.score * lead, isFull: true }] : [];
  });
}
