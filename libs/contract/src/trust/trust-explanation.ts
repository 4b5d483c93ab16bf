import { MESSAGES } from '../site/messages.js';
import type { ShownTrust } from './trust-display.js';

/** The one sentence behind a trust badge. `words`: the band or tier of the place where it stands. */
export function explainTrust(shown: ShownTrust, words: string): string {
  if (!shown.rated) return MESSAGES.notEnoughData;
  return `Source trust ${shown.label} out of 10: ${words}`;
}
