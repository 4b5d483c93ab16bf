import type { Queryable } from '../database/database.js';

/** Columns of `user_account` that hold a reader's own settings, by the name each has outside. */
const COLUMNS = {
  defaultFrequency: 'default_frequency',
  wantsEmail: 'wants_email',
  wantsBrowser: 'wants_browser',
  wantsMilestones: 'wants_milestones',
  wantsResolutions: 'wants_resolutions',
  wantsUpdates: 'wants_updates',
  wantsRecommended: 'wants_recommended',
  keepsHistory: 'keeps_history',
} as const;

type Name = keyof typeof COLUMNS;
export type ReaderSettingsRow = { [K in Name]: K extends 'defaultFrequency' ? string : boolean };

const NAMES = Object.keys(COLUMNS) as Name[];
const READ = NAMES.map((name) => `${COLUMNS[name]} as "${name}"`).join(', ');

export async function readerSettings(db: Queryable, userId: number): Promise<ReaderSettingsRow | null> {
  const [row] = await db.rows<ReaderSettingsRow>(`select ${READ} from user_account where id = $1`, [userId]);
  return row ?? null;
}

/** What is not given stays. */
export async function changeReaderSettings(
  db: Queryable,
  userId: number,
  given: { [K in Name]?: ReaderSettingsRow[K] | undefined },
): Promise<ReaderSettingsRow | null> {
  const sets = NAMES.map((name, place) => `${COLUMNS[name]} = coalesce($${place + 2}, ${COLUMNS[name]})`);
  const [row] = await db.rows<ReaderSettingsRow>(
    `update user_account set ${sets.join(', ')} where id = $1 returning ${READ}`,
    [userId, ...NAMES.map((name) => given[name] ?? null)],
  );
  return row ?? null;
}
