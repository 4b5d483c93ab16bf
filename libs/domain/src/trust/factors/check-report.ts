import { namesInTitle } from '../../stories/placing/names-in-title.js';
import { sentences } from '../../text/sentences.js';
import { wordsOf } from '../../text/tokenise.js';
import { numberClaims } from '../../timeline/claims/number-claims.js';
import type { Check } from './accuracy-factor.js';
import { checkDate } from './check-date.js';
import { checkNumbers } from './check-numbers.js';
import type { OwnReport, StoredText } from './trust-sample.js';
import type { Verdict } from './verdict.js';

const MAX_LEAD = 600;

/**
 * The verdict of each applicable check of a report against later reports of other independent origins. A check is
 * missing if the report has nothing to check.
 */
export function checkReport(report: OwnReport): Partial<Record<Check, Verdict>> {
  const later = report.others.filter((other) => other.publishedAt > report.publishedAt);
  const number = numberVerdict(report, later);
  const name = nameVerdict(report, later);
  const date = checkDate(report, later, report.followUps);
  return {
    milestone: milestoneVerdict(report, later.length),
    ...(number && { number }),
    ...(name && { name }),
    ...(date && { date }),
  };
}

function milestoneVerdict(report: OwnReport, later: number): Verdict {
  if (report.isRetracted) return report.isRetractedBySelf ? 'corrected' : 'contradicted';
  return later > 0 ? 'confirmed' : 'open';
}

function numberVerdict(report: OwnReport, later: readonly StoredText[]): Verdict | null {
  const own = claimsOf(report);
  if (own.length === 0) return null;
  return checkNumbers(own, later.map(claimsOf), report.followUps.map(claimsOf));
}

/** Names are only confirmed or open: other origins may leave them out for lack of space. */
function nameVerdict(report: OwnReport, later: readonly StoredText[]): Verdict | null {
  const { title, excerpt, language } = report;
  const names = namesInTitle(wordsOf(title), wordsOf(excerpt), language);
  if (names.length === 0) return null;
  const theirs = later.filter((other) => other.language === language);
  const isNamed = theirs.some((other) => {
    const named = new Set(namesInTitle(wordsOf(other.title), wordsOf(other.excerpt), language));
    return names.some((name) => named.has(name));
  });
  return isNamed ? 'confirmed' : 'open';
}

function claimsOf({ title, excerpt, language }: StoredText) {
  return language === 'en' ? numberClaims(title, sentences(excerpt.slice(0, MAX_LEAD))) : [];
}
