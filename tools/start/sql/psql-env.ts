/** Parameters of a connection URL, and the variables in which libpq expects them. */
const VARIABLES: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  dbname: 'PGDATABASE',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
  application_name: 'PGAPPNAME',
  connect_timeout: 'PGCONNECT_TIMEOUT',
};

/** These would win over the URL. */
const OVERRIDING = { PGSERVICE: undefined, PGHOSTADDR: undefined };

/**
 * The environment in which psql connects to the database at `url`. What `url` does not say is taken from `env`, as the driver
 * of the apps does. Source: PostgreSQL 18, sections 32.1.1.2 (URIs) and 32.15 (variables).
 */
export function psqlEnv(url: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const parts: Record<string, string> = {
    host: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    dbname: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(searchParams),
  };
  // The driver's own word for a server whose certificate is not checked.
  if (searchParams.get('sslmode') === 'no-verify') parts.sslmode = 'require';
  const given = Object.entries(parts).flatMap(([name, value]) => {
    const variable = VARIABLES[name];
    return variable !== undefined && value !== '' ? [[variable, value]] : [];
  });
  return { ...env, ...OVERRIDING, PGPORT: env.PGPORT ?? '5432', ...Object.fromEntries(given) };
}
