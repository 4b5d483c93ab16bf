import { z } from 'zod';
import { SETTING_NAMES_AT_RUN_TIME, type SettingName } from '#vocabulary';

const value = z.union([z.string(), z.number(), z.boolean()]);

export const SettingView = z.object({
  name: z.enum(SETTING_NAMES_AT_RUN_TIME),
  value,
  byDefault: value,
  /** What is measured at the moment, in a sentence, so that the effect of the value can be seen. */
  measured: z.string().nullable(),
  /** Null while it has its default. */
  changedAt: z.iso.datetime().nullable(),
  /** Null also if the account is deleted. */
  changedBy: z.string().nullable(),
});
export type SettingView = z.infer<typeof SettingView>;
export const SettingViews = z.array(SettingView);

export const SettingParam = z.enum(SETTING_NAMES_AT_RUN_TIME);

export const SettingChange = z.strictObject({ value });
export type SettingChange = z.infer<typeof SettingChange>;

export const SETTING_CHANGED = 'Setting saved. It applies at once on every server.';

interface SettingWords {
  label: string;
  hint: string;
  unit?: string;
}

export const SETTING_WORDS: Readonly<Record<SettingName, SettingWords>> = {
  banner: {
    label: 'Banner',
    hint: 'A message on every page, such as planned maintenance. Empty: no banner.',
  },
  sign_up_closed: {
    label: 'Close sign-up',
    hint: 'Nobody can create an account. Existing members sign in as usual.',
  },
  shortest_interval_minutes: {
    label: 'Shortest interval between visits',
    unit: 'minutes',
    hint: 'A live feed is not visited more often, whatever it states. Longer intervals save traffic, and news comes later.',
  },
  late_article_minutes: {
    label: 'Articles are late after',
    unit: 'minutes',
    hint: 'If an article waits longer to be placed in a story, the system status and /api/health report it.',
  },
  late_feed_minutes: {
    label: 'Feeds are overdue after',
    unit: 'minutes',
    hint: 'If a feed is due for longer without a visit, the system status and /api/health report it.',
  },
  failing_feeds_percent: {
    label: 'Ingestion fails if this share of feeds fails',
    unit: 'percent',
    hint: 'From this share of the visited feeds, the installation is not operational.',
  },
  quiet_from_hour: {
    label: 'Quiet hours from',
    unit: 'o’clock UTC',
    hint: 'From this hour on no digests are mailed. They are sent after the quiet hours.',
  },
  quiet_to_hour: {
    label: 'Quiet hours until',
    unit: 'o’clock UTC',
    hint: 'The same hour as above means that there are no quiet hours.',
  },
};
