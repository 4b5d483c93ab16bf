import type { TopicCommandKind } from '#vocabulary';
import { AGENCIES } from '../origins/find-origin-agencies.js';
import type { PlacementEvidence } from './placement-evidence.js';

/** Why an article is in its topic, in one or two sentences. */
export function explainPlacement(evidence: PlacementEvidence | null): string {
  if (evidence === null) return 'It has not been placed yet, or it was placed before reasons were recorded.';
  const { movedBy, movedIn } = evidence;
  if (movedBy === 'editor') return 'An editor moved it to this story.';
  if (movedBy === 'machine')
    return `${(movedIn && MOVED[movedIn]) ?? MOVED_UNKNOWN} Originally, it ${placed(evidence, 'a story')}`;
  return `It ${placed(evidence, 'the story')}`;
}

const MOVED: Partial<Record<TopicCommandKind, string>> = {
  merge: 'Its story was merged into this one.',
  split: 'It was split, with similar articles, from a story that contained two.',
  move: 'It was moved here because it is closer to this story than to its previous one.',
};
const MOVED_UNKNOWN = 'It came from another story by a merge, a split or a move.';

function placed({ joined, score, shared, development }: PlacementEvidence, story: string): string {
  const match = `${score.toFixed(2)}${shared ? ` (shared words: ${shared})` : ''}`;
  if (joined && development)
    return `reports a new event and joined ${story}, which is the nearest with a likeness of ${match}.`;
  if (joined) return `joined ${story} with a score of ${match}.`;
  return score > 0
    ? `started ${story}: the best other match scored only ${match}.`
    : `started ${story}: no other story was similar.`;
}

const CAPITALISED = /(?<![\p{L}'’])\p{Ll}/gu;

/** The name of an origin for readers. `sourceName` is an outlet that published its report. */
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
