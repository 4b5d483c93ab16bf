import { ENGLISH } from '#vocabulary';
import { cuesOf } from '../languages/cues-of.js';
import { ANY_MARK, CLAIM_MARKS, CLAIM_PATTERNS, type ClaimKind, type ClaimPattern } from './claim-kinds.js';
import { foreignClaims } from './foreign-claims.js';
import { readNumber, scaled } from './read-number.js';

const MAX_SENTENCES = 12;
const MAX_SENTENCE = 400;
/** Sentences about other events, records or expectations. Their numbers are not tolls of this event. */
const ELSEWHERE =
  /\b(?:(?:19|20)\d\d|last year|this year|(?:a|each|every|per) year|years? (?:ago|earlier)|annually|decades?|anniversary|since|previous(?:ly)?|daily|24 hours|(?:single|one|a|every) day|worst|deadliest|could|may|might|would|if|feared?|expected|threatens?|warns?|plans?|wants?|seeks?|sought|demands?|offers?|offered|faces?|model|simulation|drill|film|novel)\b/i;
/** Fast check, because most sentences have no number. */
const NUMBERED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|eleven|twelve|\p{L}+ty|hundred|thousand|million|dozen)\b/iu;
const AT_LEAST = /^(?:at least|more than|over|upwards? of|no fewer than|not less than)$/i;
/** Upper bounds and additions do not give the total. */
const NO_TOTAL = /^(?:up to|as many as|fewer than|less than|under|another|a further|an additional)$/i;
const CURRENCY: Record<string, string> = {
  US$: 'USD',
  $: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
};

/** A number that an article states as a fact about its event. */
export interface NumberClaim {
  kind: ClaimKind;
  /** 'people', 'magnitude', '%', 'acres', a currency's code, … */
  unit: string;
  value: number;
  /** The number may be higher: 'at least 12', 'more than 40', '10 to 15'. */
  atLeast: boolean;
}

/**
 * The tolls, amounts and measures in an article, one per kind and unit: the one in the title, else the first in its
 * lead. Ignores sentences about other years, records or expectations, upper bounds ('up to 40') and additions ('another
 * 40'). `lead` is a list of sentences; the first twelve are read.
 */
export function numberClaims(title: string, lead: readonly string[], language = ENGLISH): NumberClaim[] {
  const cues = cuesOf(language)?.numbers;
  const found = new Map<string, NumberClaim>();
  for (const each of [title, ...lead.slice(0, MAX_SENTENCES)]) {
    const part = each.slice(0, MAX_SENTENCE);
    for (const claim of language === ENGLISH ? claimsOf(part) : cues ? foreignClaims(part, cues) : []) {
      const key = `${claim.kind} ${claim.unit}`;
      if (!found.has(key)) found.set(key, claim);
    }
  }
  return [...found.values()];
}

function claimsOf(sentence: string): NumberClaim[] {
  if (!ANY_MARK.test(sentence) || !NUMBERED.test(sentence) || ELSEWHERE.test(sentence)) return [];
  const claims: NumberClaim[] = [];
  for (const each of CLAIM_PATTERNS) {
    if (!CLAIM_MARKS[each.kind].test(sentence)) continue;
    const match = each.pattern.exec(sentence);
    const claim = match?.groups ? claimFrom(each, match.groups) : null;
    if (claim && !claims.some(({ kind, unit }) => kind === claim.kind && unit === claim.unit))
      claims.push(claim);
  }
  return claims;
}

function claimFrom(
  { kind, isExceeded }: ClaimPattern,
  { n, how, to, plus, unit, currency, scale }: Record<string, string | undefined>,
): NumberClaim | null {
  const read = n === undefined ? null : readNumber(n);
  if (read === null || (how && NO_TOTAL.test(how))) return null;
  const value = scaled(read, scale);
  const isPeople = !unit && !currency && kind !== 'magnitude';
  if (isPeople && !Number.isInteger(value)) return null;
  return {
    kind,
    unit: unitOf(kind, unit, currency),
    value,
    atLeast: isExceeded === true || Boolean(to) || Boolean(plus) || (how !== undefined && AT_LEAST.test(how)),
  };
}

function unitOf(kind: ClaimKind, unit: string | undefined, currency: string | undefined): string {
  if (currency) return CURRENCY[currency.toUpperCase()] ?? currency;
  if (kind === 'magnitude') return 'magnitude';
  if (!unit) return 'people';
  return /%|per/iu.test(unit) ? '%' : unit.toLowerCase().replace(/\s+/gu, ' ');
}
