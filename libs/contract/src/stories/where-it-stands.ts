import { z } from 'zod';

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

/** The whole days since a story's last report. */
export function quietDays({ lastReportedAt }: { lastReportedAt: string }, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(lastReportedAt)) / DAY);
}
