import type { Disclosure } from './disclosures.js';
import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

/** What feeds and the directory show about a source's standards. Counts cover its sampled own articles from feeds. */
export interface EditorialEvidence {
  articles: number;
  /** Days with articles. */
  days: number;
  /** Articles with a byline and with a date. Each day has the same weight, so the values need not be integers. */
  withByline: number;
  withDate: number;
  /** Articles that are opinion by URL, title or label, and those that are labelled as opinion (weighted like bylines). */
  opinion: number;
  opinionLabelled: number;
  /** Articles that say that they correct or amend an earlier version. */
  corrections: number;
  /** Distinct disclosures in the latest documents of its feeds (`feed.disclosures`). */
  disclosures: Disclosure[];
  /** The directory names its owner or group. */
  isOwnerNamed: boolean;
}

/** One item of the checklist. */
export interface ChecklistItem {
  name: 'dates' | 'bylines' | 'changes' | 'sections' | 'desk' | 'rights' | 'owner' | 'labels' | 'corrections';
  weight: number;
  /** 0–1 */
  met: number;
}

/** A feed without disclosures does not prove bad standards, and one with all of them does not prove good ones. */
const LEAST = 30;
const MOST = 95;
/** Disclosures say how a newsroom presents itself, but little about its reports. */
const MOST_CONFIDENT = 0.2;
const HALF_CONFIDENT_AT_DAYS = 5;

/** Editorial standards: the share of the checklist that is met. */
export function editorialFactor(evidence: EditorialEvidence): TrustFactor | null {
  if (evidence.articles <= 0) return null;
  const items = editorialChecklist(evidence);
  const all = items.reduce((sum, { weight }) => sum + weight, 0);
  const met = items.reduce((sum, item) => sum + item.weight * item.met, 0);
  return {
    value: LEAST + ((MOST - LEAST) * met) / all,
    n: evidence.articles,
    confidence: growingConfidence(evidence.days, HALF_CONFIDENT_AT_DAYS, MOST_CONFIDENT),
  };
}

/**
 * The items that apply to a source. Labels apply only if there is opinion. A source gains from open corrections, and
 * loses nothing if it has none.
 */
export function editorialChecklist(evidence: EditorialEvidence): ChecklistItem[] {
  const { articles, withByline, withDate, opinion, opinionLabelled, corrections } = evidence;
  const shows = (...any: Disclosure[]) => (any.some((each) => evidence.disclosures.includes(each)) ? 1 : 0);
  const isCorrecting = corrections > 0 || shows('corrections') > 0;
  const items: (ChecklistItem | false)[] = [
    { name: 'dates', weight: 2, met: Math.max(withDate / articles, shows('dates')) },
    { name: 'bylines', weight: 3, met: Math.max(withByline / articles, shows('bylines')) },
    { name: 'changes', weight: 2, met: shows('changes') },
    { name: 'sections', weight: 1, met: shows('sections') },
    { name: 'desk', weight: 2, met: shows('editor', 'contact') },
    { name: 'rights', weight: 1, met: shows('rights') },
    { name: 'owner', weight: 2, met: evidence.isOwnerNamed ? 1 : 0 },
    opinion > 0 && { name: 'labels', weight: 3, met: opinionLabelled / opinion },
    isCorrecting && { name: 'corrections', weight: 2, met: 1 },
  ];
  return items.filter((item) => item !== false);
}
