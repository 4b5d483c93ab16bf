import { sql } from 'kysely';
import {
  DEFAULT_SETTINGS,
  type SettingName,
  type SettingValue,
  type SettingValues,
  settingFault,
} from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** Each change is announced here, with the name of the setting. */
export const SETTINGS_CHANNEL = 'run_time_setting';

export type SettingRow = RowOf<typeof changedSettings>;

/** Settings that differ from their default, with who changed them. */
export function changedSettings(db: Queryable) {
  return db.kysely
    .selectFrom('setting as s')
    .leftJoin('user_account as u', 'u.id', 's.changed_by_id')
    .select(['s.name', 's.value', 's.changed_at', 'u.username'])
    .execute();
}

/** The value of every setting. A stored value that this version does not allow counts as the default. */
export async function settingValues(db: Queryable): Promise<SettingValues> {
  const rows = await db.kysely.selectFrom('setting').select(['name', 'value']).execute();
  const allowed = rows.filter(({ name, value }) => isSetting(name) && settingFault(name, value) === null);
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(allowed.map(({ name, value }) => [name, value])) };
}

const isSetting = (name: string): name is SettingName => Object.hasOwn(DEFAULT_SETTINGS, name);

/** Changes a setting and announces it when the transaction ends. Changes of settings happen one after the other. */
export async function changeSetting(
  tx: Queryable,
  { name, value, userId, at }: { name: SettingName; value: SettingValue; userId: number; at: Date },
): Promise<void> {
  const json = JSON.stringify(value);
  await tx.kysely
    .insertInto('setting')
    .values({ name, value: sql`${json}::jsonb`, changed_at: at, changed_by_id: userId })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: sql`excluded.value`, changed_at: at, changed_by_id: userId }),
    )
    .execute();
  await sql`select pg_notify(${SETTINGS_CHANNEL}, ${name})`.execute(tx.kysely);
}

/** Locks the settings until the transaction ends, so that the value before a change is the one it replaces. */
export async function lockSettings(tx: Queryable): Promise<SettingValues> {
  await sql`select pg_advisory_xact_lock(hashtext('followthrough:settings'))`.execute(tx.kysely);
  return settingValues(tx);
}
