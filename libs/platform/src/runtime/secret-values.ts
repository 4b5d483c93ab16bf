/** Settings whose whole value is secret. */
const SECRET_SETTINGS = [
  'ADMIN_PROMOTION_KEY',
  'FACTOR_KEY',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'ASSISTANT_KEY',
  'METRICS_TOKEN',
  'PGPASSWORD',
];

/** Settings whose URL may hold a password. */
const URL_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'ASSISTANT_URL',
  'STRIPE_API_URL',
  'PUBLIC_URL',
  'OIDC_ISSUER',
];

/** Hiding a shorter text would hide ordinary words as well. Passwords in URLs are also recognised by their place. */
const SHORTEST = 6;

/**
 * The secrets of an installation, as they may appear in a message: keys, tokens, and passwords in URLs, encoded and plain.
 * `settings` are the environment or the settings read from it. Longest first, so that none is hidden in part.
 */
export function secretValues(settings: Readonly<Record<string, unknown>>): string[] {
  const values = [
    ...SECRET_SETTINGS.map((name) => settings[name]),
    ...URL_SETTINGS.flatMap((name) => passwordOf(settings[name])),
    ...listOf(settings.DATABASE_REPLICA_URLS).flatMap(passwordOf),
  ];
  const secrets = values.filter((value) => typeof value === 'string' && value.length >= SHORTEST) as string[];
  return [...new Set(secrets)].sort((a, b) => b.length - a.length);
}

/** The list as the environment writes it, or as it is read from there. */
function listOf(urls: unknown): unknown[] {
  return typeof urls === 'string' ? urls.split(',').map((url) => url.trim()) : [urls].flat();
}

function passwordOf(url: unknown): string[] {
  if (typeof url !== 'string' || !URL.canParse(url)) return [];
  const { password } = new URL(url);
  return [password, plain(password)];
}

/** A password may hold a percent sign that encodes nothing. */
function plain(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
