import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** A reader's settings with their names in the API. */
const SETTINGS = [
  'default_frequency as defaultFrequency',
  'wants_email as wantsEmail',
  'wants_browser as wantsBrowser',
  'wants_milestones as wantsMilestones',
  'wants_resolutions as wantsResolutions',
  'wants_updates as wantsUpdates',
  'wants_recommended as wantsRecommended',
  'wants_weekly_digest as wantsWeeklyDigest',
  'time_zone as timeZone',
  'quiet_from as quietFrom',
  'quiet_to as quietTo',
  'pushes_per_week as pushesPerWeek',
  'keeps_history as keepsHistory',
] as const;

export type ReaderSettingsRow = RowOf<typeof readerSettings>;

export async function readerSettings(db: Queryable, userId: number) {
  const row = await db.kysely
    .selectFrom('user_account')
    .select(SETTINGS)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Undefined settings stay unchanged. */
export async function changeReaderSettings(
  db: Queryable,
  userId: number,
  given: { [Name in keyof ReaderSettingsRow]?: ReaderSettingsRow[Name] | undefined },
): Promise<ReaderSettingsRow | null> {
  if (Object.values(given).every((value) => value === undefined)) return readerSettings(db, userId);
  const row = await db.kysely
    .updateTable('user_account')
    .set({
      default_frequency: given.defaultFrequency,
      wants_email: given.wantsEmail,
      wants_browser: given.wantsBrowser,
      wants_milestones: given.wantsMilestones,
      wants_resolutions: given.wantsResolutions,
      wants_updates: given.wantsUpdates,
      wants_recommended: given.wantsRecommended,
      wants_weekly_digest: given.wantsWeeklyDigest,
      time_zone: given.timeZone,
      quiet_from: given.quietFrom,
      quiet_to: given.quietTo,
      pushes_per_week: given.pushesPerWeek,
      keeps_history: given.keepsHistory,
    })
    .where('id', '=', userId)
    .returning(SETTINGS)
    .executeTakeFirst();
  return row ?? null;
}
