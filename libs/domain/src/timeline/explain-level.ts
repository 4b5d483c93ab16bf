import type { ConfirmationLevel } from './milestone-draft.js';

const NAMED = 6;
const WORDS: Record<ConfirmationLevel, string> = {
  single: 'Single source',
  multiple: 'Multiple sources',
  verified: 'Verified',
};

/** In a sentence, why a milestone stands at its level; `origins` in the order in which they reported. */
export function explainLevel(
  level: ConfirmationLevel,
  origins: readonly { label: string; articles: number }[],
  outlets: number,
): string {
  const count = origins.length === 1 ? 'one origin' : `${origins.length} independent origins`;
  const named = origins.slice(0, NAMED).map(({ label }) => label);
  const more = origins.length > NAMED ? ` and ${origins.length - NAMED} more` : '';
  const needed = level === 'verified' ? '' : `; ${level === 'single' ? 'two' : 'three'} make the next level`;
  const carried = outlets > origins.length ? `; ${outlets} outlets carried it` : '';
  return `${WORDS[level]}: ${count} reported it (${named.join(', ')}${more})${carried}${needed}.`;
}
