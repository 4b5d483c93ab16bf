import { MESSAGES } from '../site/messages.js';
import type { ShownTrust } from './trust-display.js';

/** The tooltip of a trust badge. `words` is the band or tier used in that place. */
export function explainTrust(shown: ShownTrust, words: string): string {
  if (!shown.rated) return MESSAGES.notEnoughData;
  return `Source trust ${shown.label} out of 10: ${words}`;
}
