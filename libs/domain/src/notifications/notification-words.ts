import { type NotificationType, STORY_ENDED } from '#vocabulary';
import {
  isMilestoneFact,
  type MilestoneFact,
  matterOf,
  type NotificationFact,
  type StatusFact,
} from './notification-fact.js';

export interface NotificationWords {
  type: NotificationType;
  title: string;
  message: string;
}

const MOST_TITLE = 200;
const MOST_MESSAGE = 500;

/** @param facts new to the reader, of one topic: those of one milestone, or one change of status; at least one */
export function notificationWords(topicName: string, facts: readonly NotificationFact[]): NotificationWords {
  const type = facts.some((fact) => matterOf(fact) === 'resolution') ? 'alert' : 'topic';
  const title = cut(`${headingOf(facts)}${topicName}`, MOST_TITLE);
  return { type, title, message: factLines(facts)[0] ?? '' };
}

/**
 * What happened: one line for the status, then one for each development, significant ones and retractions first. Facts are
 * in the order of the log.
 */
export function factLines(facts: readonly NotificationFact[]): string[] {
  const status = lastStatus(facts);
  const end = status && statusLine(status);
  const others = byWeight(facts).filter((of) => {
    const { title, milestoneId } = of.at(-1) ?? {};
    // The line of the end tells the development that ended the story, or has its words.
    return title !== end && (end !== status?.outcome?.text || milestoneId !== status?.outcome?.milestoneId);
  });
  return [...(end === undefined ? [] : [end]), ...others.map((of) => milestoneLine(of))].map((line) =>
    cut(line, MOST_MESSAGE),
  );
}

/** The newest fact of the development that comes first. */
export function weightiest(facts: readonly NotificationFact[]): MilestoneFact | undefined {
  return byWeight(facts)[0]?.at(-1);
}

function byWeight(facts: readonly NotificationFact[]): MilestoneFact[][] {
  const developments = Map.groupBy(facts.filter(isMilestoneFact), ({ milestoneId }) => milestoneId);
  const isWeighty = (of: readonly MilestoneFact[]) => of.some((fact) => matterOf(fact) !== 'update');
  return [...developments.values()].sort((a, b) => Number(isWeighty(b)) - Number(isWeighty(a)));
}

function headingOf(facts: readonly NotificationFact[]): string {
  const status = lastStatus(facts);
  if (status) return status.to === 'resolved' ? 'Ended: ' : 'Reopened: ';
  return facts.some(({ kind }) => kind === 'milestone_retracted') ? 'Retracted: ' : '';
}

export function lastStatus(facts: readonly NotificationFact[]): StatusFact | undefined {
  return facts.filter((fact) => fact.kind === 'status_changed').at(-1);
}

/** The sentence of a report that ended the story, as the log quotes it. */
const QUOTED_END = /^Ended: “(.+?)” \(/su;

/** How the story ended, in the words of its reports; what an editor wrote stays. */
function statusLine({ to, reason, outcome }: StatusFact): string {
  if (to === 'resolved') {
    const [, quoted] = QUOTED_END.exec(reason) ?? [];
    return quoted === undefined ? reason || STORY_ENDED : (outcome?.text ?? quoted);
  }
  return /^reopened/i.test(reason) ? reason : `Reopened. ${reason}`.trim();
}

function milestoneLine(facts: readonly MilestoneFact[]): string {
  const [first] = facts;
  if (!first) return '';
  const kinds = new Set(facts.map(({ kind }) => kind));
  const { title, origins } = facts.at(-1) ?? first;
  if (kinds.has('milestone_retracted')) {
    const reason = facts.find(({ retraction }) => retraction !== undefined)?.retraction;
    if (reason !== undefined) return `Retracted by an editor: ${title} (${reason})`;
    return kinds.has('milestone_added')
      ? `Reported, then retracted: ${title}`
      : `Retracted by the source that reported it: ${title}`;
  }
  if (kinds.has('milestone_added'))
    return origins > 1 ? `${title} (${origins} origins)` : `${title} (one origin so far)`;
  // A level may fall again: an origin retracted its report, or turned out to be a copy. The log does not say which.
  return origins > 1 ? `${title} (now ${origins} origins)` : `${title} (now one origin)`;
}

/** At most `most` characters (UTF-16 units). No character is cut in two. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}

/** Like `cut`, in bytes of UTF-8. No character is cut in two. */
export function cutBytes(text: string, most: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  const kept = new TextDecoder().decode(bytes.subarray(0, most - Buffer.byteLength('…')), { stream: true });
  return `${kept.trimEnd()}…`;
}
