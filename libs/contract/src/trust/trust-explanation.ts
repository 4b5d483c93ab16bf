import { MESSAGES } from '../site/messages.js';
import type { ShownTrust } from './trust-display.js';

/** The tooltip of a trust badge. `words` is the band or tier used in that place. */
export function explainTrust(shown: ShownTrust, words: string): string {
  if (!shown.rated) return MESSAGES.notEnoughData;
  if (shown.estimate !== null) return firstEstimateWords(shown.estimate);
  return `Source trust ${shown.label} out of 10: ${words}`;
}

function firstEstimateWords({ low, high }: { low: string; high: string }): string {
  return `First estimate: source trust between ${low} and ${high} out of 10. There is too little evidence for one score.`;
}
