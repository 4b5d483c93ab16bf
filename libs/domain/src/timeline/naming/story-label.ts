import { terms } from '../../text/terms.js';
import type { PlacedArticle } from '../milestones/development.js';
import { labelCandidates } from './label-candidates.js';
import { headOf, tellsEvent } from './label-words.js';

const MAX_READ = 80;
/** A label needs so many reports, or two origins. */
const MIN_REPORTS = 3;
/** A stored label is borne out if this share of the reports has its words … */
const BORNE_OUT = 0.3;
/** … and it is part of the best label, or has this share of its score, or this one if it says what happened. */
const OF_BEST = 0.5;
const EVENT_OF_BEST = 0.2;
/** A stored label needs this share if it alone says what happened … */
const LEAST_EVENT_SHARE = 0.2;
/** … or is the only one. */
const LEAST_SHARE = 0.12;

/**
 * The lasting label of a story: two to six words that its headlines share, as most outlets print them. A stored label stays as
 * long as the articles bear it out, and one that says what happened gives way to a name only if hardly any report has its words.
 * Null while there are too few reports, or if no words are shared.
 */
export function storyLabel(placed: readonly PlacedArticle[], stored: string | null): string | null {
  const reports = sample(placed.filter(({ voice }) => voice !== 'copy'));
  const origins = new Set(reports.map(({ article }) => article.originKey)).size;
  const candidates = origins < 2 && reports.length < MIN_REPORTS ? [] : labelCandidates(reports);
  const [best] = candidates;
  if (stored === null) return best?.label ?? null;
  const share = shareWith(reports, stored);
  if (!best) return share >= LEAST_SHARE ? stored : null;
  if (isSame(stored, best.label)) return best.label;
  const known = candidates.find(({ label }) => isSame(label, stored));
  const ofBest = (known?.score ?? 0) / best.score;
  const isStrong = isEvent(stored) ? !known || ofBest >= EVENT_OF_BEST : ofBest >= OF_BEST;
  if (isEvent(stored) && !tellsEvent(wordsOf(best.label)))
    return share >= LEAST_EVENT_SHARE && isStrong ? stored : best.label;
  const isCompleted = best.isFull && known?.isFull !== true && isPart(stored, best.label);
  const isGood = isStrong || isPart(stored, best.label);
  return share >= BORNE_OUT && isGood && !isCompleted ? stored : best.label;
}

/** Whether enough reports have all words of a stored label to keep what sets it apart from others. */
export function isBorneOut(placed: readonly PlacedArticle[], stored: string): boolean {
  return shareWith(sample(placed.filter(({ voice }) => voice !== 'copy')), stored) >= LEAST_SHARE;
}

/** Whether a label says what happened, also at its beginning: 'Siege of Marrow'. 'Stellmar Cup Final' is a name. */
function isEvent(label: string): boolean {
  const words = label.split(' ');
  const at = headOf(wordsOf(label));
  return words.length > 1 && (at === 0 || /^\p{Ll}/u.test(words[at] ?? '')) && tellsEvent(wordsOf(label));
}

function wordsOf(label: string): string[] {
  return label.toLowerCase().split(' ');
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function isPart(a: string, b: string): boolean {
  const [x, y] = [` ${a} `.toLowerCase(), ` ${b} `.toLowerCase()];
  return x.includes(y) || y.includes(x);
}

/** The share of reports whose headline or beginning has all words of a label. */
function shareWith(reports: readonly PlacedArticle[], label: string): number {
  const wanted = terms(label);
  const having = reports.filter(({ reading }) => {
    const had = new Set([
      ...reading.terms.slice(0, reading.titleTerms),
      ...reading.opening.flatMap((each) => each.terms),
    ]);
    return wanted.every((term) => had.has(term));
  });
  return reports.length === 0 || wanted.length === 0 ? 0 : having.length / reports.length;
}

function sample<T>(list: readonly T[]): readonly T[] {
  return list.length <= MAX_READ ? list : [...list.slice(0, MAX_READ / 2), ...list.slice(-MAX_READ / 2)];
}
