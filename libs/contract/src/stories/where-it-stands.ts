import { z } from 'zod';
import { relativeTime } from '../news-clock/time-labels.js';

/** The newest milestone that is significant or has two origins, in a sentence or headline of its articles. */
export const WhereItStands = z.object({
  /** Verbatim, without labels such as 'LIVE:'. */
  text: z.string(),
  /** When it happened. */
  at: z.iso.datetime(),
  milestoneId: z.int().positive(),
  /** The articles that say it. */
  articleIds: z.array(z.int().positive()),
  originCount: z.int().min(0),
});
export type WhereItStands = z.infer<typeof WhereItStands>;

/** Whether a state tells more than the story's name, which often is the same sentence. */
export function saysMoreThanName({ name, text }: { name: string; text: string }): boolean {
  return plain(text) !== plain(name);
}

const plain = (sentence: string) => sentence.toLowerCase().replace(/[\s.…]+$/u, '');

const DAY = 24 * 60 * 60_000;

/** After this many days without a report, the page mentions the silence. */
const SILENCE_DAYS = 3;

/** The whole days since a story's last report. */
export function quietDays({ lastReportedAt }: { lastReportedAt: string }, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(lastReportedAt)) / DAY);
}

interface StandingTopic {
  status: string;
  resolutionSummary: string | null;
  lastReportedAt: string;
}

/**
 * The second sentence of 'Where it stands'. Silence is never called resolution; only the status decides that.
 * `lastSource` is the outlet of the newest article, if known.
 */
export function standingSentence(topic: StandingTopic, lastSource: string | null, now: Date): string {
  if (topic.status === 'resolved') return topic.resolutionSummary ?? 'Resolved.';
  const days = quietDays(topic, now);
  const by = lastSource === null ? '' : ` by ${lastSource}`;
  if (days >= SILENCE_DAYS) return `No reporting for ${days} days${by && `, last${by}`}.`;
  return `Not resolved; last reported ${relativeTime(topic.lastReportedAt, now)}${by}.`;
}
