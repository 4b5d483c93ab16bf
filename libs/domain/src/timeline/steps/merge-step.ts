import type { StepPrecision } from '#vocabulary';
import type { AnnouncedSentence } from '../days/read-steps.js';
import { dayOf } from '../read/timeline-article.js';
import { type AnnouncedStep, lastDay } from './announced-step.js';
import type { TopicWords } from './topic-words.js';

const MAX_ARTICLES = 5;
/** Sentences for one day need less in common than sentences for different days. */
const SAME_DAY_SHARE = 0.2;
const MOVED_SHARE = 0.4;
const OTHER_DAY_SHARE = 0.75;
const OTHER_DAY_OWN = 3;
/** A sentence of an article that announces something. */
export interface Mention extends AnnouncedSentence {
  stems: ReadonlySet<string>;
  articleId: number;
  originKey: string;
  publishedAt: Date;
}

/** A step while its topic's articles are read. */
export interface OpenStep {
  day: string;
  precision: StepPrecision;
  stems: ReadonlySet<string>;
  articleIds: number[];
  calledOff: AnnouncedStep['calledOff'];
  metAnchorId: number | null;
  movedFrom: string[];
  mentions: Mention[];
  finish(metAnchorId: number | null): AnnouncedStep;
}

type Kept = Pick<AnnouncedStep, 'movedFrom' | 'calledOff' | 'metAnchorId'>;

export function stepFrom(first: Mention, kept?: Kept): OpenStep {
  const step: OpenStep = {
    day: first.day,
    precision: first.precision,
    stems: first.stems,
    articleIds: [first.articleId],
    calledOff: kept?.calledOff ?? null,
    metAnchorId: kept?.metAnchorId ?? null,
    movedFrom: [...(kept?.movedFrom ?? [])],
    mentions: [first],
    finish: (metAnchorId) => finished(step, first, metAnchorId),
  };
  return step;
}

/** Adds a mention to the step that it announces, moves that step to another day, or opens a new one. */
export function mergeMention(steps: OpenStep[], mention: Mention, words: TopicWords): void {
  const same = steps.find(
    (each) => isSameDay(each, mention) && words.sameMatter(each.stems, mention.stems, SAME_DAY_SHARE, 0),
  );
  if (same) {
    join(same, mention);
    return;
  }
  const published = dayOf(mention.publishedAt);
  const other = steps.find(
    (each) => lastDay(each) >= published && !isSameDay(each, mention) && isMoved(each, mention, words),
  );
  if (!other) {
    steps.push(stepFrom(mention));
    return;
  }
  // A report that still has a former day does not move the step back.
  if (other.movedFrom.includes(mention.day) && !mention.moves) return;
  other.movedFrom = [...other.movedFrom.filter((day) => day !== mention.day), other.day];
  other.day = mention.day;
  other.precision = mention.precision;
  join(other, mention);
}

function isMoved(step: OpenStep, mention: Mention, words: TopicWords): boolean {
  return mention.moves
    ? words.sameMatter(step.stems, mention.stems, MOVED_SHARE)
    : words.sameMatter(step.stems, mention.stems, OTHER_DAY_SHARE, OTHER_DAY_OWN);
}

/** A day belongs to the week that was announced, and makes it precise. */
function isSameDay(step: OpenStep, mention: Mention): boolean {
  if (step.precision === mention.precision) return step.day === mention.day;
  const [week, day] = step.precision === 'week' ? [step, mention] : [mention, step];
  return day.day >= week.day && day.day <= lastDay(week);
}

function join(step: OpenStep, mention: Mention): void {
  if (step.precision === 'week' && mention.precision === 'day') {
    step.day = mention.day;
    step.precision = 'day';
  }
  step.calledOff = null;
  step.articleIds.push(mention.articleId);
  step.mentions.push(mention);
}

function finished(step: OpenStep, first: Mention, metAnchorId: number | null): AnnouncedStep {
  const current = step.mentions.filter((each) => each.day === step.day && each.precision === step.precision);
  const [best] = current.toSorted((a, b) => weakness(a) - weakness(b));
  const cited = best ?? first;
  return {
    anchorArticleId: first.articleId,
    day: step.day,
    precision: step.precision,
    text: cited.text,
    articleIds: citing(cited, current),
    announcedAt: first.publishedAt,
    movedFrom: step.movedFrom,
    metAnchorId,
    calledOff: step.calledOff,
  };
}

/** The cited article first, then one of each other origin, then the rest. */
function citing(cited: Mention, mentions: readonly Mention[]): number[] {
  const origins = new Set([cited.originKey]);
  const rest = mentions.filter(({ articleId }) => articleId !== cited.articleId);
  const independent = rest.filter(({ originKey }) => !origins.has(originKey) && origins.add(originKey));
  const ids = [cited, ...independent, ...rest].map(({ articleId }) => articleId);
  return [...new Set(ids)].slice(0, MAX_ARTICLES);
}

function weakness({ text, isTitle, leans }: Mention): number {
  return (isTitle ? 4 : 0) + (leans ? 2 : 0) + (text.length > 220 ? 1 : 0);
}
