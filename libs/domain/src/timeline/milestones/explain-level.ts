import type { ConfirmationLevel } from '#vocabulary';

const NAMED = 6;
const WORDS: Record<ConfirmationLevel, string> = {
  single: 'Single source',
  multiple: 'Multiple sources',
  verified: 'Verified',
};

/** The confirmation of a milestone. */
export interface StandingLevel {
  level: ConfirmationLevel;
  /** Origins that have not retracted it. */
  standing: number;
  outlets: number;
  isRetracted: boolean;
  /** Why an editor retracted it; null if none did. */
  retraction: string | null;
}

/** Why a milestone has its level, as a sentence. `origins` are all that reported it, in order of their reports. */
export function explainLevel(
  { level, standing, outlets, isRetracted, retraction }: StandingLevel,
  origins: readonly { label: string }[],
): string {
  const count = origins.length === 1 ? 'one origin' : `${origins.length} independent origins`;
  const named = origins.slice(0, NAMED).map(({ label }) => label);
  const more = origins.length > NAMED ? ` and ${origins.length - NAMED} more` : '';
  const reported = `${count} reported it (${named.join(', ')}${more})`;
  if (isRetracted && retraction !== null) return `Retracted by an editor: ${reported}.`;
  if (isRetracted) return `Retracted: ${reported} and later retracted it.`;
  const gone = origins.length - standing;
  const left = gone > 0 ? `, ${gone} of which retracted it` : '';
  const needed = level === 'verified' ? '' : `; the next level needs ${level === 'single' ? 'two' : 'three'}`;
  const published = outlets > origins.length ? `; ${outlets} outlets published it` : '';
  return `${WORDS[level]}: ${reported}${left}${published}${needed}.`;
}
