import { z } from 'zod';
import { isAddressRange } from './address-ranges.js';
import { describeIssue } from './describe-issue.js';
import { OperatorError } from './errors.js';

const port = z.coerce.number().int().min(1).max(65535);
const text = z.string().trim().min(1);
const url = (...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    abort: true,
  });
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const addressRanges = z
  .string()
  .transform((list) => list.split(',').map((range) => range.trim()))
  .refine((ranges) => ranges.every(isAddressRange), {
    error: 'must be a comma-separated list of address ranges, such as 10.1.0.0/16,fd12::/32',
  });

/** A password that is not encoded would be cut, and its rest would be taken for a host and be shown. */
const database = text
  .refine((value) => /^postgres(?:ql)?:\/\//.test(value), {
    error: 'must be a URL that starts with postgres:// or postgresql://',
    abort: true,
  })
  .refine((value) => URL.canParse(value) && !isCut(value), {
    error: 'must be a valid URL with # / ? @ : and % of its name and password encoded, such as %23 for #',
    abort: true,
  })
  .refine((value) => URL.parse(value)?.pathname.slice(1) !== '', {
    error: 'must end with the name of a database: postgresql://user:password@host:5432/name',
  });

const databases = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .refine((urls) => urls.length <= 16 && urls.every(isDatabase), {
    error: 'must be up to 16 comma-separated URLs that start with postgresql://',
  });

const siteAddress = url('http:', 'https:').refine(isOrigin, {
  error:
    'must be only http:// or https://, a host and perhaps a port, such as https://news.example: pages are served only at the root',
});

/** A publishable key begins calls of browsers only. The other two are neighbours of this setting and easily confused with it. */
const stripeKey = text
  .min(8)
  .max(300)
  .refine((key) => !/^(?:pk|whsec|price)_/.test(key), {
    error:
      'must be the secret key (sk_…) or a restricted one (rk_…), not a publishable key, signing secret or price',
  });

const socialLinks = z
  .string()
  .transform((list) => list.split(',').map((link) => link.trim()))
  .refine((links) => links.length <= 8 && links.every(isWebPage), {
    error: 'must be up to 8 comma-separated URLs that start with https://',
  });

/** Public, so for development only. The promotion page shows it if it is set. */
export const DEVELOPMENT_PROMOTION_KEY = 'followthrough-development';

/** Without TLS anybody on the way could sign in as anybody. */
function isSafeIssuer(issuer: string): boolean {
  const address = URL.parse(issuer);
  return (
    address?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(address?.hostname ?? '')
  );
}

function isDatabase(address: string): boolean {
  return ['postgres:', 'postgresql:'].includes(URL.parse(address)?.protocol ?? '') && !isCut(address);
}

/** Whether a URL ends before its host does. */
function isCut(address: string): boolean {
  const { hash, pathname } = URL.parse(address) ?? { hash: '', pathname: '' };
  return hash !== '' || pathname.includes('@');
}

/** Whether a URL has neither a path, a query, a hash nor a name and password. One slash at the end is no path. */
function isOrigin(address: string): boolean {
  const { origin, username, password } = new URL(address);
  const isBare = !/[?#]/.test(address) && username === '' && password === '';
  return isBare && new URL(address).href === `${origin}/`;
}

function isWebPage(link: string): boolean {
  return URL.canParse(link) && new URL(link).protocol === 'https:';
}

/** All settings, read once from the environment. `.env.example` explains them. */
const Settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: text.default('0.0.0.0'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: database.optional(),
  /** PostgreSQL itself, if DATABASE_URL is a pooler in transaction mode. */
  DATABASE_DIRECT_URL: database.optional(),
  /** Streaming replicas, which answer the news feed, search and sitemaps. */
  DATABASE_REPLICA_URLS: databases.default([]),
  /** A replica that is further behind is left out (ms). */
  DATABASE_REPLICA_LAG_MS: whole(1000, 60_000).default(10_000),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  PUBLIC_URL: siteAddress.optional(),
  /** Open connections from one address, unless it is a trusted proxy. */
  CONNECTIONS_PER_ADDRESS: whole(10, 100_000).default(256),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Sessions end after this time without use. */
  SESSION_DAYS: whole(1, 365).default(30),
  /** And at the latest this long after signing in. */
  SESSION_MAX_DAYS: whole(1, 3650).default(180),
  /** Lets a signed-in reader become an admin. If not set, a random key is generated at the first start. */
  ADMIN_PROMOTION_KEY: text.min(8).max(200).optional(),
  /** Encrypts the secrets of authenticator apps and of targets. If not set, a random key is kept in DATA_DIR. */
  FACTOR_KEY: text.min(32).max(200).optional(),
  /** What new passwords must be. `strict`: at least 8 characters, not common, and without names of the reader or the site. */
  PASSWORD_RULES: z.enum(['standard', 'strict']).default('standard'),
  /** If not set, no email is sent. */
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: text.optional(),
  /** Stripe's secret key, the secret of its webhook, and the id of the monthly price. Without all three there is no checkout. */
  STRIPE_SECRET_KEY: stripeKey.optional(),
  STRIPE_WEBHOOK_SECRET: text.min(8).max(300).optional(),
  STRIPE_PRICE_ID: text.max(255).optional(),
  /** Another address than Stripe's own, for tests. */
  STRIPE_API_URL: url('http:', 'https:').optional(),
  /** For one call to Stripe (ms). */
  STRIPE_TIMEOUT_MS: whole(100, 60_000).default(8000),
  /**
   * A provider of sign-in by OpenID Connect: its address, this site's id and secret there, and what readers call it. Without the
   * first three nobody signs in there.
   */
  OIDC_ISSUER: url('http:', 'https:')
    .refine(isSafeIssuer, 'must start with https:// unless it is on this machine')
    .optional(),
  OIDC_CLIENT_ID: text.max(255).optional(),
  OIDC_CLIENT_SECRET: text.min(8).max(500).optional(),
  OIDC_NAME: text.max(40).optional(),
  /** For one call to the provider (ms). */
  OIDC_TIMEOUT_MS: whole(100, 60_000).default(5000),
  /** Where messages of the contact form are mailed. If not set, to the admins with a confirmed address. */
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  /** The operator's pages on social networks, linked in the footer. */
  SOCIAL_LINKS: socialLinks.default([]),
  /** The base URL of an OpenAI-compatible service that words the assistant's answers. If not set, answers are extracts. */
  ASSISTANT_URL: url('http:', 'https:').optional(),
  ASSISTANT_KEY: text.max(500).optional(),
  ASSISTANT_MODEL: text.max(200).default('default'),
  /** For one answer of the service (ms). */
  ASSISTANT_TIMEOUT_MS: whole(100, 60_000).default(6_000),
  /** The most tokens of one answer. */
  ASSISTANT_MAX_TOKENS: whole(50, 4_000).default(500),
  /** What the service may cost in a day, and what a million tokens cost, in one currency. */
  ASSISTANT_DAILY_COST: z.coerce.number().min(0).max(100_000).default(5),
  ASSISTANT_TOKEN_PRICE: z.coerce.number().min(0).max(10_000).default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_PRETTY: z.stringbool().default(false),
  FEEDS: z.enum(['auto', 'live', 'recorded']).default('auto'),
  RECORDED_DIR: text.optional(),
  RECORDED_BACKFILL: z
    .union([z.literal('all'), z.coerce.number().min(0).max(100_000)], {
      error: "must be 'all' or a number of hours",
    })
    .default(24),
  RECORDED_SPEED: z.coerce.number().min(0).max(100_000).default(1),
  /** Set by the launcher: host:port of the server of recorded feeds, the only allowed server without a public address. */
  RECORDED_SERVER: z
    .string()
    .regex(/^127\.0\.0\.1:\d{1,5}$/, 'must be 127.0.0.1:PORT')
    .optional(),
  /** Set by the launcher: the folder of a recording's images, served under /recorded/images. */
  RECORDED_IMAGES: text.optional(),
  /** The port on which the worker serves `/live` and `/metrics`. If not set, it serves neither. */
  WORKER_HEALTH_PORT: port.optional(),
  /** The address on which it serves them. */
  WORKER_HEALTH_HOST: text.default('127.0.0.1'),
  /** Bearer token for metrics. If not set, only this machine may read them. */
  METRICS_TOKEN: text.min(16).optional(),
  FEED_CONTACT_URL: url('http:', 'https:').optional(),
  /** Days of news time, no fewer than trust scores need. If not set, articles are kept for ever. */
  ARTICLES_KEPT_DAYS: z.coerce.number().int().min(90).max(36_500).optional(),
  /** Maximum document size, decompressed (bytes). */
  FETCH_MAX_BYTES: whole(10_000, 20_000_000).default(5_000_000),
  /** For a whole fetch, and without any data (ms). */
  FETCH_TIMEOUT_MS: whole(100, 300_000).default(30_000),
  FETCH_IDLE_MS: whole(100, 300_000).default(10_000),
  /** Private address ranges with the operator's own feeds. */
  FETCH_OPEN_RANGES: addressRanges.default([]),
  /** Pictures of outlets come through the BFF. Otherwise browsers load them from the outlets. */
  IMAGE_PROXY: z.stringbool().default(true),
  /** What resized pictures may take on the disk (MB). */
  IMAGE_CACHE_MB: whole(1, 1_000_000).default(500),
  /** Private address ranges with the operator's own pictures. */
  IMAGE_OPEN_RANGES: addressRanges.default([]),
  /** Private address ranges with the operator's own push service. */
  PUSH_OPEN_RANGES: addressRanges.default([]),
  /** Private address ranges with the operator's own subscribers of our WebSub hub. */
  HUB_OPEN_RANGES: addressRanges.default([]),
  /** Private address ranges with webhooks, chats and ntfy servers of the operator's own. */
  TARGET_OPEN_RANGES: addressRanges.default([]),
  /** Minimum time between two requests to one host (ms). */
  HOST_GAP_MS: whole(0, 600_000).default(2000),
});
export type Settings = z.infer<typeof Settings>;

/** The variables that `readSettings` reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

/**
 * @param env the process environment; empty strings count as not set
 * @throws OperatorError that names each invalid variable
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(given, { error: describeIssue });
  const faults = parsed.success
    ? contradictions(given, parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (parsed.success && faults.length === 0) return parsed.data;
  throw new OperatorError(`Invalid settings: ${faults.join('; ')}.`);
}

/** A default gives way: sessions end at SESSION_MAX_DAYS in any case. */
function contradictions(
  given: Readonly<Record<string, unknown>>,
  { SESSION_DAYS, SESSION_MAX_DAYS }: Settings,
): string[] {
  const isTooLong = given.SESSION_DAYS !== undefined && SESSION_DAYS > SESSION_MAX_DAYS;
  return isTooLong ? [`SESSION_DAYS must be at most SESSION_MAX_DAYS, which is ${SESSION_MAX_DAYS}`] : [];
}
