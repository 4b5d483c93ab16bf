import { type CountedPattern, countedPatterns } from '../languages/claim-patterns.js';
import type { NumberCues } from '../languages/number-cues.js';
import { digits, numberIn } from '../languages/read-number.js';
import { plain } from '../languages/words.js';
import type { NumberClaim } from './number-claims.js';

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|euros?)$/i, 'EUR'],
  [/^(?:£|libras|livres|pfund|sterline)$/i, 'GBP'],
  [/^(?:\$|d[oó]lares|dollars?|dollari)$/i, 'USD'],
  [/^reais$/i, 'BRL'],
  [/^(?:franken)$/i, 'CHF'],
];

/** The numbers that one sentence in a language other than English states as facts, one per kind and unit. */
export function foreignClaims(sentence: string, cues: NumberCues): NumberClaim[] {
  const text = plain(sentence);
  if (cues.elsewhere.test(text)) return [];
  const claims: NumberClaim[] = [];
  for (const each of countedPatterns(cues)) {
    const groups = each.pattern.exec(text)?.groups;
    const claim = groups ? claimFrom(each, groups, cues) : null;
    if (claim && !claims.some(({ kind, unit }) => kind === claim.kind && unit === claim.unit))
      claims.push(claim);
  }
  return claims;
}

function claimFrom(
  { kind, unit }: CountedPattern,
  { n = '', how, currency }: Record<string, string | undefined>,
  cues: NumberCues,
): NumberClaim | null {
  if (how && matches(how, cues.noTotal)) return null;
  const hasWords = unit === 'people' || unit === 'hectares' || unit === 'money';
  const value = hasWords ? numberIn(n, cues) : digits(n, false);
  if (value === null || (unit === 'people' && !Number.isInteger(value))) return null;
  const shown = unit === 'money' ? currencyOf(currency ?? '') : unit;
  if (shown === null) return null;
  return { kind, unit: shown, value, atLeast: how !== undefined && matches(how, cues.atLeast) };
}

function matches(word: string, words: string): boolean {
  return new RegExp(`^(?:${words})$`, 'i').test(word);
}

/** Null for a currency whose name is used by several countries, such as 'pesos'. */
function currencyOf(written: string): string | null {
  return CURRENCIES.find(([name]) => name.test(written))?.[1] ?? null;
}
