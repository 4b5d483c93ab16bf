import { z } from 'zod';
import { INTEREST_TAGS } from '#vocabulary';

/** Where the web app stores a bearer token. It stores one only if an API client requested it. */
export const AUTH_TOKEN_KEY = 'auth_token';
/** Set together with the session cookie, which scripts cannot read. Without it a page need not fetch the user. */
export const SIGNED_IN_COOKIE = 'signed_in';
/** The current reader: fresh for 5 minutes, kept for 10. */
export const READER_FRESH_MS = 300_000;
export const READER_KEPT_MS = 600_000;

const instant = z.iso.datetime();

export const User = z.object({
  id: z.int().positive(),
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  /** May edit stories and articles. Also true for admins. */
  isEditor: z.boolean(),
  isSubscribed: z.boolean(),
  /** Tags with which the news feed's filter starts. */
  interests: z.array(z.enum(INTEREST_TAGS)),
  createdAt: instant,
});
export type User = z.infer<typeof User>;
