import { CLAIM_PATTERNS, type ClaimKind, type ClaimPattern } from './claim-kinds.js';
import { readNumber, scaled } from './read-number.js';
import { sentences } from './sentences.js';

const MAX_SENTENCES = 12;
const MAX_SENTENCE = 400;
const MAX_LEAD = 1200;
/** Who reads a number here counts tolls of this event, not of others: years, records, expectations. */
const ELSEWHERE =
  /\b(?:(?:19|20)\d\d|last year|this year|(?:a|each|every|per) year|years? (?:ago|earlier)|annually|decades?|anniversary|since|previous(?:ly)?|daily|24 hours|(?:single|one|a|every) day|worst|deadliest|could|may|might|would|if|feared?|expected|threatens?|warns?|plans?|wants?|seeks?|sought|demands?|offers?|offered|faces?|model|simulation|drill|film|novel)\b/i;
const COUNTED =
  /\b(?:kill|dead\b|die[sd]\b|death|fatalit|lives\b|toll\b|injur|wound|hurt\b|hospital|missing\b|unaccounted|evacuat|displac|homeless|rescue|arrest|detain|magnitude|acres\b|hectares\b|square\b|contained\b|turnout\b|inflation\b|fine|penalt|settle|acquir|acquisition|buy|bought|deal\b|takeover|merger|damage|losses\b|aid\b|relief\b|bailout|loan\b|ransom)/i;
const AT_LEAST = /^(?:at least|more than|over|upwards? of|no fewer than|not less than)$/i;
/** Bounds from above and additions say nothing of the whole. */
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

/** A number that an article gives, as a fact, for what it tells. */
export interface NumberClaim {
  kind: ClaimKind;
  /** 'people', 'magnitude', '%', 'acres', a currency's code, … */
  unit: string;
  value: number;
  /** The article says that it may be more: 'at least 12', 'more than 40', '10 to 15'. */
  atLeast: boolean;
}

/**
 * The tolls, amounts and measures that an English article gives, one of each kind and unit: that of the title, else
 * the first of its lead. Sentences that speak of other years, of records or of what may come are left out, and so is
 * what bounds from above ('up to 40') or adds ('another 40'). Reads the title and a dozen sentences.
 */
export function numberClaims(title: string, lead: string): NumberClaim[] {
  const found = new Map<string, NumberClaim>();
  const parts = [title.slice(0, MAX_SENTENCE), ...sentences(lead.slice(0, MAX_LEAD), MAX_SENTENCES)];
  for (const part of parts) {
    if (!COUNTED.test(part) || ELSEWHERE.test(part)) continue;
    for (const claim of claimsOf(part.slice(0, MAX_SENTENCE))) {
      const key = `${claim.kind} ${claim.unit}`;
      if (!found.has(key)) found.set(key, claim);
    }
  }
  return [...found.values()];
}

function claimsOf(sentence: string): NumberClaim[] {
  const claims: NumberClaim[] = [];
  for (const each of CLAIM_PATTERNS) {
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
