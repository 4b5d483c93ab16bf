import type { ConfirmationLevel } from '#vocabulary';

const NAMED = 6;
const WORDS: Record<ConfirmationLevel, string> = {
  single: 'Single source',
  multiple: 'Multiple sources',
  verified: 'Verified',
};

/** Where a milestone stands. */
export interface StandingLevel {
  level: ConfirmationLevel;
  /** Origins that still stand by it. */
  standing: number;
  outlets: number;
  isRetracted: boolean;
}

/** In a sentence, why a milestone stands at its level; `origins` are all that reported it, in that order. */
export function explainLevel(
  { level, standing, outlets, isRetracted }: StandingLevel,
  origins: readonly { label: string }[],
): string {
  const count = origins.length === 1 ? 'one origin' : `${origins.length} independent origins`;
  const named = origins.slice(0, NAMED).map(({ label }) => label);
  const more = origins.length > NAMED ? ` and ${origins.length - NAMED} more` : '';
  const reported = `${count} reported it (${named.join(', ')}${more})`;
  if (isRetracted) return `Retracted: ${reported}, and it was taken back.`;
  const gone = origins.length - standing;
  const left = gone > 0 ? `, of whom ${gone} took it back` : '';
  const needed = level === 'verified' ? '' : `; ${level === 'single' ? 'two' : 'three'} make the next level`;
  const carried = outlets > origins.length ? `; ${outlets} outlets carried it` : '';
  return `${WORDS[level]}: ${reported}${left}${carried}${needed}.`;
}
