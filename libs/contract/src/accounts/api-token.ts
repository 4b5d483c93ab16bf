import { z } from 'zod';
import { API_SCOPES, type ApiScope } from '#vocabulary';
import { plainLine } from '../site/plain-line.js';

export const API_TOKENS_MOST = 20;
export const API_TOKEN_NAME_MAX = 60;
/** How long a token is valid, in days. */
export const API_TOKEN_DAYS = 90;
export const API_TOKEN_DAYS_MOST = 365;
export const API_TOKEN_RULES = { name: 'Enter a name for the token' } as const;

/** Tokens begin with this, so that people and scanners for leaked secrets recognise them. */
export const API_TOKEN_PREFIX = 'ft_';

/** What every token allows. */
export const API_PUBLIC_LABEL = 'Read public news';

/** What each scope allows. */
export const API_SCOPE_LABELS: Record<ApiScope, string> = {
  'follows:read': 'See which stories you follow',
  'follows:write': 'Follow and unfollow stories',
  'notifications:read': 'Read your notifications',
};

const instant = z.iso.datetime();
export const ApiScopes = z
  .array(z.enum(API_SCOPES))
  .max(API_SCOPES.length)
  .transform((given) => API_SCOPES.filter((scope) => given.includes(scope)));

export const NewApiToken = z.strictObject({
  name: plainLine(API_TOKEN_NAME_MAX).min(1, API_TOKEN_RULES.name),
  /** Without any, it reads what is public. */
  scopes: ApiScopes,
  days: z.int().min(1).max(API_TOKEN_DAYS_MOST).default(API_TOKEN_DAYS),
});
export type NewApiToken = z.infer<typeof NewApiToken>;

/** What is known of a token. The token itself is not stored. */
export const ApiTokenView = z.object({
  id: z.int().positive(),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
  /** To the minute. */
  lastUsedAt: instant.nullable(),
});
export type ApiTokenView = z.infer<typeof ApiTokenView>;
/** Newest first. */
export const ApiTokens = z.array(ApiTokenView);

/** The only answer that contains the token. */
export const MadeApiToken = ApiTokenView.extend({ token: z.string() });
export type MadeApiToken = z.infer<typeof MadeApiToken>;
