import { AGENCIES } from './find-origin-agencies.js';
import type { PlacementEvidence } from './placement-evidence.js';

/** In a sentence, why an article stands in its topic. */
export function explainPlacement(evidence: PlacementEvidence | null): string {
  if (evidence === null) return 'It has not been placed yet, or was before evidence was kept.';
  const { joined, score, shared, movedBy } = evidence;
  if (movedBy === 'editor') return 'An editor put it into this story.';
  if (movedBy === 'machine')
    return 'It came with a story that was merged into this one, or split from another.';
  const likeness = score.toFixed(2);
  if (joined) return `It joined the story: likeness ${likeness}${shared ? `; both speak of ${shared}` : ''}.`;
  return score > 0
    ? `It began the story: the nearest other story was only ${likeness} like it${shared ? ` (${shared})` : ''}.`
    : 'It began the story: no other story spoke of anything like it.';
}

const CAPITALISED = /(?<![\p{L}'’])\p{Ll}/gu;

/** An origin as readers know it; `sourceName` is that of an outlet which carried its reporting. */
export function originLabel(key: string, sourceName: string): string {
  const [kind, name = ''] = split(key);
  if (kind === 'source') return sourceName;
  const agency = kind === 'agency' ? AGENCIES.find((each) => each.key === name) : undefined;
  const label = agency?.initials?.[0] ?? agency?.names[0] ?? name.replaceAll('-', ' ');
  return label.replace(CAPITALISED, (letter) => letter.toUpperCase());
}

function split(key: string): [string, string?] {
  const colon = key.indexOf(':');
  return colon < 0 ? [key] : [key.slice(0, colon), key.slice(colon + 1)];
}
