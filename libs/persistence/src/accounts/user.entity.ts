import { defineEntity, p } from '@mikro-orm/core';
import { DEFAULT_FREQUENCY, NOTIFICATION_FREQUENCIES } from '#vocabulary';

/** The name by which admins sort members, as `members.queries.ts` writes it. */
export const NAME = `lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`;
/** The text in which admins search members. */
export const SEARCHED = `username_key || ' ' || email_key || ' ' || ${NAME}`;
/** Readers, then those who pay, those with a grant, editors and admins. */
export const STATUS_COLUMNS = [
  'is_admin',
  'is_editor',
  'premium_granted',
  "(coalesce(premium_until, '-infinity'::timestamptz))",
] as const;

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user_account',
  properties: {
    id: p.integer().primary(),
    username: p.text(),
    /** The name in lower case. */
    usernameKey: p.text().unique(),
    email: p.text(),
    emailKey: p.text().unique(),
    emailConfirmedAt: p.datetime().nullable(),
    /** The last confirmed address, while the present one is not confirmed. It is told if somebody else turns out to own that one. */
    formerEmail: p.text().nullable(),
    /** Argon2id, in PHC form. */
    passwordHash: p.text().hidden(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    profileImageUrl: p.text().nullable(),
    isAdmin: p.boolean().default(false),
    /** Admins have the rights of editors, with or without this. */
    isEditor: p.boolean().default(false),
    /** Stands for the account in the audit log. Nothing leads from it to a person once the account is deleted. */
    auditKey: p.uuid().defaultRaw('gen_random_uuid()'),
    /** Until when the reader's subscription gives Premium, in system time. */
    premiumUntil: p.datetime().nullable(),
    /** Set by an admin. Either makes the reader a subscriber. */
    premiumGranted: p.boolean().default(false),
    /** Default for new follows. */
    defaultFrequency: p.enum(NOTIFICATION_FREQUENCIES).default(DEFAULT_FREQUENCY),
    wantsEmail: p.boolean().default(false),
    wantsBrowser: p.boolean().default(false),
    wantsMilestones: p.boolean().default(true),
    wantsResolutions: p.boolean().default(true),
    wantsUpdates: p.boolean().default(true),
    wantsRecommended: p.boolean().default(false),
    /** What is due in a daily digest comes in the weekly one. */
    wantsWeeklyDigest: p.boolean().default(false),
    /** IANA name, from the reader's device. Null until it was told. */
    timeZone: p.text().nullable(),
    /** Hours of the reader's clock in which no device is told, the second not included. Equal hours mean none. */
    quietFrom: p.integer().default(22),
    quietTo: p.integer().default(7),
    /** The most messages that a device gets in seven days. */
    pushesPerWeek: p.integer().default(20),
    keepsHistory: p.boolean().default(true),
    /** Tags with which the news feed's filter starts. */
    interests: p.array().default([]),
    /** System time. */
    createdAt: p.datetime(),
  },
  indexes: [
    {
      name: 'user_account_created',
      expression: 'create index user_account_created on user_account (created_at, id)',
    },
    {
      // The planner reads an index of an expression alone only if the expression's columns are in it too.
      name: 'user_account_name',
      expression: `create index user_account_name on user_account ((${NAME}), id) include (first_name, last_name)`,
    },
    {
      name: 'user_account_search',
      expression: `create index user_account_search on user_account using gin ((${SEARCHED}) gin_trgm_ops)`,
    },
    {
      name: 'user_account_status',
      expression: `create index user_account_status on user_account (${STATUS_COLUMNS.join(', ')}, id)`,
    },
    {
      name: 'user_account_admin',
      expression: 'create index user_account_admin on user_account (id) where is_admin',
    },
    {
      name: 'user_account_recommended',
      expression: 'create index user_account_recommended on user_account (id) where wants_recommended',
    },
  ],
});

/** A reader with an account. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
