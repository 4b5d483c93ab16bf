/**
 * Writes WHO, the World Health Organization, as W.H.O., so that no pattern takes it for the pronoun: 'WHO declares outbreak over'.
 * In a headline all in capitals it may be the pronoun.
 */
export function dottedWho(text: string): string {
  return /\p{Ll}/u.test(text) ? text.replace(/\bWHO\b/g, 'W.H.O.') : text;
}
