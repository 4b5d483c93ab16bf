import type { Disclosure } from './disclosures.js';
import { growingConfidence } from './growing-confidence.js';
import type { TrustFactor } from './trust-score.js';

/** What feeds and directory show of a source's standards; counts over its sampled own articles that feeds brought. */
export interface EditorialEvidence {
  articles: number;
  /** Days on which they appeared. */
  days: number;
  /** Those with a byline and with a date, each day weighing the same: need not be whole. */
  withByline: number;
  withDate: number;
  /** Articles that are opinion by their address, title or label, and those of them that are labelled so (weighed like bylines). */
  opinion: number;
  opinionLabelled: number;
  /** Articles that say that they correct or amend what was said before. */
  corrections: number;
  /** What its feeds' newest documents showed (`feed.disclosures`), each once. */
  disclosures: Disclosure[];
  /** The directory names its owner or group. */
  isOwnerNamed: boolean;
}

/** One question of the checklist. */
export interface ChecklistItem {
  name: 'dates' | 'bylines' | 'changes' | 'sections' | 'desk' | 'rights' | 'owner' | 'labels' | 'corrections';
  weight: number;
  /** 0–1 */
  met: number;
}

/** A feed that shows nothing is no proof of bad standards, and one that shows everything none of good ones. */
const LEAST = 30;
const MOST = 95;
/** Disclosures say how a desk presents itself, little of what it reports. */
const MOST_CONFIDENT = 0.2;
const HALF_CONFIDENT_AT_DAYS = 5;

/** Editorial standards: how much of the checklist of disclosures is met. */
export function editorialFactor(evidence: EditorialEvidence): TrustFactor | null {
  if (evidence.articles <= 0) return null;
  const asked = editorialChecklist(evidence);
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const met = asked.reduce((sum, item) => sum + item.weight * item.met, 0);
  return {
    value: LEAST + ((MOST - LEAST) * met) / all,
    n: evidence.articles,
    confidence: growingConfidence(evidence.days, HALF_CONFIDENT_AT_DAYS, MOST_CONFIDENT),
  };
}

/**
 * The questions that are asked of a source. Labels are asked for where there is opinion to label; who corrects openly
 * gains by it, and who has nothing to correct loses nothing.
 */
export function editorialChecklist(evidence: EditorialEvidence): ChecklistItem[] {
  const { articles, withByline, withDate, opinion, opinionLabelled, corrections } = evidence;
  const shows = (...any: Disclosure[]) => (any.some((each) => evidence.disclosures.includes(each)) ? 1 : 0);
  const isCorrecting = corrections > 0 || shows('corrections') > 0;
  const asked: (ChecklistItem | false)[] = [
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
  return asked.filter((item) => item !== false);
}
