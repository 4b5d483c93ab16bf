import type { Insertable } from 'kysely';
import type { Tables } from '#persistence/database';

/** What a test sets itself; the factory fills in the rest. */
export type Values<Name extends keyof Tables> = Partial<Insertable<Tables[Name]>>;

let serial = 0;

/** A number for names and keys that must be unique. */
export const next = () => ++serial;
