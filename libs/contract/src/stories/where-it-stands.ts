import { relativeTime } from '../news-clock/time-labels.js';
import type { TopicStatus } from './topic.js';

const DAY = 24 * 60 * 60_000;

/** After this many days without a report, the page mentions the silence. */
const SILENCE_DAYS = 3;

interface StandingTopic {
  status: TopicStatus;
  resolutionSummary: string | null;
  lastReportedAt: string;
}

/**
 * The second sentence of 'Where it stands'. Silence is never called resolution; only the status decides that.
 * `lastSource` is the outlet of the newest article, if known.
 */
export function standingSentence(topic: StandingTopic, lastSource: string | null, now: Date): string {
  if (topic.status === 'resolved') return topic.resolutionSummary ?? 'Resolved.';
  const days = Math.floor((now.getTime() - Date.parse(topic.lastReportedAt)) / DAY);
  const by = lastSource === null ? '' : ` by ${lastSource}`;
  if (days >= SILENCE_DAYS) return `No reporting for ${days} days${by && `, last${by}`}.`;
  return `Not resolved; last reported ${relativeTime(topic.lastReportedAt, now)}${by}.`;
}
