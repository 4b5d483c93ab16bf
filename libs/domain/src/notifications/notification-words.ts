import type { NotificationType } from '#vocabulary';
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

/** @param facts of one topic: those of one milestone, or one change of status; at least one */
export function notificationWords(topicName: string, facts: readonly NotificationFact[]): NotificationWords {
  const type = facts.some((fact) => matterOf(fact) === 'resolution') ? 'alert' : 'topic';
  const title = cut(`${headingOf(facts)}${topicName}`, MOST_TITLE);
  return { type, title, message: factLines(facts)[0] ?? '' };
}

/** What happened: one line for the status, then one for each development. Facts are in the order of the log. */
export function factLines(facts: readonly NotificationFact[]): string[] {
  const milestones = Map.groupBy(facts.filter(isMilestoneFact), ({ milestoneId }) => milestoneId);
  const status = lastStatus(facts);
  return [
    ...(status ? [statusLine(status)] : []),
    ...[...milestones.values()].map((of) => milestoneLine(of)),
  ].map((line) => cut(line, MOST_MESSAGE));
}

function headingOf(facts: readonly NotificationFact[]): string {
  const status = lastStatus(facts);
  if (status) return status.to === 'resolved' ? 'Resolved: ' : 'Reopened: ';
  return facts.some(({ kind }) => kind === 'milestone_retracted') ? 'Retracted: ' : '';
}

function lastStatus(facts: readonly NotificationFact[]): StatusFact | undefined {
  return facts.filter((fact) => fact.kind === 'status_changed').at(-1);
}

function statusLine({ to, reason }: StatusFact): string {
  if (to === 'resolved') return reason || 'Resolved.';
  return /^reopened/i.test(reason) ? reason : `Reopened. ${reason}`.trim();
}

function milestoneLine(facts: readonly MilestoneFact[]): string {
  const [first] = facts;
  if (!first) return '';
  const kinds = new Set(facts.map(({ kind }) => kind));
  const { title, origins } = facts.at(-1) ?? first;
  if (kinds.has('milestone_retracted'))
    return kinds.has('milestone_added')
      ? `Reported, then retracted: ${title}`
      : `Retracted by the source that reported it: ${title}`;
  if (kinds.has('milestone_added'))
    return origins > 1 ? `${title} (${origins} independent origins)` : `${title} (one origin so far)`;
  return origins > 1
    ? `Now confirmed by ${origins} independent origins: ${title}`
    : `Confirmed by another origin, which has since retracted its report: ${title}`;
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
