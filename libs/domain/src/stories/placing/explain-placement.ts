import { AGENCIES } from '../origins/find-origin-agencies.js';
import type { PlacementEvidence } from './placement-evidence.js';

/** In a sentence, why an article stands in its topic. */
export function explainPlacement(evidence: PlacementEvidence | null): string {
  if (evidence === null) return 'It has not been placed yet, or was before evidence was kept.';
  const { movedBy, movedIn } = evidence;
  if (movedBy === 'editor') return 'An editor put it into this story.';
  if (movedBy === 'machine')
    return `${movedIn ? MOVED[movedIn] : MOVED_SOMEHOW} At first it ${placed(evidence, 'a story')}`;
  return `It ${placed(evidence, 'the story')}`;
}

const MOVED = {
  merge: 'It came with a story that was merged into this one.',
  split: 'It was split from a story that held two, together with those that tell the same.',
  move: 'It was moved here: a second look found it nearer to this story than to the one where it stood.',
};
const MOVED_SOMEHOW = 'It came from another story, by a merge, a split or a move.';

function placed({ joined, score, shared }: PlacementEvidence, story: string): string {
  const likeness = score.toFixed(2);
  if (joined) return `joined ${story}: likeness ${likeness}${shared ? `; both speak of ${shared}` : ''}.`;
  return score > 0
    ? `began ${story}: the nearest other story was only ${likeness} like it${shared ? ` (${shared})` : ''}.`
    : `began ${story}: no other story spoke of anything like it.`;
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
