import { namesInTitle } from '../stories/names-in-title.js';
import { wordsOf } from '../text/tokenise.js';
import { dateMentions } from '../timeline/date-mentions.js';
import { numberClaims } from '../timeline/number-claims.js';
import { sentences } from '../timeline/sentences.js';
import type { Check } from './accuracy-factor.js';
import { checkNumbers } from './check-numbers.js';
import type { OwnReport, Telling } from './trust-sample.js';

/** `corrected`: the source mended it itself, which is never held against it. */
export type Verdict = 'confirmed' | 'contradicted' | 'open' | 'corrected';

/** One origin may be mistaken itself: so many must say otherwise, and the same, to contradict a number or a day. */
export const LEAST_AGAINST = 2;
const MAX_LEAD = 600;

/**
 * What became of a report: each check that it allows, against what other independent origins told afterwards. A check
 * is missing where the report gives nothing of its kind.
 */
export function checkReport(report: OwnReport): Partial<Record<Check, Verdict>> {
  const later = report.others.filter((other) => other.publishedAt > report.publishedAt);
  const number = numberVerdict(report, later);
  const name = nameVerdict(report, later);
  const date = dateVerdict(report, later);
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

function numberVerdict(report: OwnReport, later: readonly Telling[]): Verdict | null {
  const own = claimsOf(report);
  if (own.length === 0) return null;
  return checkNumbers(own, later.map(claimsOf), report.followUps.map(claimsOf));
}

/** Another origin that names nobody of them may have had no room for it: names are confirmed or open. */
function nameVerdict(report: OwnReport, later: readonly Telling[]): Verdict | null {
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

function dateVerdict(report: OwnReport, later: readonly Telling[]): Verdict | null {
  const own = dayOf(report);
  if (own === null) return null;
  const days = later.map(dayOf).filter((day) => day !== null);
  if (days.includes(own)) return 'confirmed';
  const [other] = days;
  if (other === undefined || days.length < LEAST_AGAINST || days.some((day) => day !== other)) return 'open';
  return report.followUps.some((followUp) => dayOf(followUp) === other) ? 'corrected' : 'contradicted';
}

/** The first past day that an English text names. */
function dayOf({ title, excerpt, language, publishedAt }: Telling): string | null {
  if (language !== 'en') return null;
  const mentions = dateMentions(`${title}\n${excerpt.slice(0, MAX_LEAD)}`, publishedAt);
  return mentions.find(({ future }) => !future)?.day ?? null;
}

function claimsOf({ title, excerpt, language }: Telling) {
  return language === 'en' ? numberClaims(title, sentences(excerpt.slice(0, MAX_LEAD))) : [];
}
