import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { productVersion, readSettings, SETTING_NAMES } from '#platform/runtime';
import { answers, readText, startedBy } from './code-facts.js';

interface Service {
  image: string;
  env_file?: string;
  environment?: Record<string, string | number>;
  command?: string[];
  entrypoint?: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
  deploy?: { replicas: number };
  stop_grace_period?: string;
}
const read = (path: string) =>
  parse(readText(path), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };

/** Built here, or what an operator has pushed to a registry. */
const IMAGE = `\${FOLLOWTHROUGH_IMAGE:-followthrough:${productVersion()}}`;

const { services } = read('deploy/compose.scaled.yml');
const ours = Object.entries(services).filter(([, { image }]) => image === IMAGE);

/** The environment with every variable filled in. */
const filled = ({ environment = {} }: Service) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{PUBLIC_URL[^}]*\}/, 'https://news.example')
        .replace(/\$\{[^}]*\}/g, 'k'.repeat(32)),
    ]),
  );

describe('deploy/compose.scaled.yml', () => {
  it('starts three workers, two BFFs and a migration', () => {
    const started = ours.map(([name, { deploy, command = [] }]) => [
      name,
      deploy?.replicas ?? 1,
      startedBy(command),
    ]);
    expect(started).toEqual([
      ['migrate', 1, 'tsx --conditions=source tools/migrate.ts'],
      ['worker', 3, 'apps/worker/src/main.ts'],
      ['bff', 2, 'apps/bff/src/main.ts'],
    ]);
  });

  it.each(ours)('gives %s every setting, with valid values', (_, service) => {
    expect(service.env_file).toBe('.env');
    expect(Object.keys(service.environment ?? {}).filter((name) => !SETTING_NAMES.includes(name))).toEqual(
      [],
    );
    expect(service.environment?.FACTOR_KEY).toBe(`\${FACTOR_KEY:?set FACTOR_KEY}`);
    const settings = readSettings(filled(service));
    expect(settings.PORT).toBe(3000);
    expect(new URL(settings.DATABASE_URL ?? '').host).toBe('pgbouncer:6432');
    expect(new URL(settings.DATABASE_DIRECT_URL ?? '').host).toBe('postgres:5432');
  });

  it('checks the health of both at paths and ports that exist', () => {
    const checks = ours.flatMap(([name, service]) => {
      const address = service.healthcheck?.test.join(' ').match(/http:[^']+/)?.[0];
      return address === undefined ? [] : [{ name, service, address: new URL(address) }];
    });
    expect(checks.map(({ name }) => name)).toEqual(['worker', 'bff']);
    for (const { name, service, address } of checks) {
      const { PORT, WORKER_HEALTH_PORT } = readSettings(filled(service));
      expect(Number(address.port)).toBe(name === 'bff' ? PORT : WORKER_HEALTH_PORT);
      expect(answers(name as 'bff' | 'worker', address.pathname)).toBe(true);
    }
  });

  it('gives workers the time of docker-compose.yml to end what is in progress', () => {
    const { worker } = read('docker-compose.yml').services;
    expect(services.worker?.stop_grace_period).toBe(worker?.stop_grace_period);
    expect(worker?.stop_grace_period).toBe('30s');
  });

  it('takes secrets from the environment only, and no other image than docker-compose.yml', () => {
    const text = readText('deploy/compose.scaled.yml');
    expect(text.match(/(?:PASSWORD|KEY|TOKEN|SECRET): (?!\$\{).*/g)).toBeNull();
    expect(text.match(/:\/\/\w+:(?!\$\{)\S*@/g)).toBeNull();
    expect(services.postgres?.image).toBe(read('docker-compose.yml').services.postgres?.image);
    expect(readText('deploy/pgbouncer/Dockerfile')).toContain(`FROM ${services.postgres?.image}\n`);
  });

  it('reads on a replica, which copies the primary that lets it in', () => {
    const { replica, postgres, bff } = services;
    const urls = readSettings(filled(bff as Service)).DATABASE_REPLICA_URLS;
    expect(urls?.map((url) => new URL(url).host)).toEqual(['replica:5432']);
    expect(replica?.image).toBe(postgres?.image);
    expect(replica?.environment?.PRIMARY).toBe('host=postgres user=followthrough');
    const [script] = replica?.entrypoint ?? [];
    expect(readText(`deploy${script}`)).toContain('exec postgres');
    expect(replica?.volumes).toContain('./replica:/replica:ro');
    const atFirstStart = postgres?.volumes?.filter((each) => each.includes('/docker-entrypoint-initdb.d/'));
    expect(atFirstStart).toHaveLength(1);
    const [file = ''] = atFirstStart?.[0]?.split(':') ?? [];
    expect(readText(`deploy/${file}`)).toContain('host replication followthrough samenet scram-sha-256');
  });

  it('has PgBouncer in transaction mode, at the port of DATABASE_URL', () => {
    const settings = readText('deploy/pgbouncer/pgbouncer.ini').split('\n');
    expect(settings).toEqual(expect.arrayContaining(['pool_mode = transaction', 'listen_port = 6432']));
  });
});

it('.env.example has the default of every setting', () => {
  const lines = readText('.env.example').match(/^[A-Z_]+=.*$/gm) ?? [];
  expect(readSettings(Object.fromEntries(lines.map((line) => line.split('='))))).toEqual(readSettings({}));
});

it('.env.example names every setting', () => {
  const named = readText('.env.example').match(/^[A-Z_]+(?==)/gm) ?? [];
  expect([...named].sort()).toEqual([...SETTING_NAMES].sort());
});

it('docs/settings.md names every setting, or a group as `FETCH_…`, and no other', () => {
  const text = readText('docs/settings.md');
  const rows = text.match(/^\| `.*?`(?= *\|)/gm) ?? [];
  const named = [...rows, text.slice(text.lastIndexOf('\n|'))].flatMap((row) =>
    [...row.matchAll(/`([A-Z_]+…?)`/g)].map(([, name = '']) => name),
  );
  const covers = (name: string) => (setting: string) =>
    name.endsWith('…') ? setting.startsWith(name.slice(0, -1)) : setting === name;
  expect(SETTING_NAMES.filter((setting) => !named.some((name) => covers(name)(setting)))).toEqual([]);
  expect(named.filter((name) => !SETTING_NAMES.some(covers(name)))).toEqual([]);
});

describe('docker-compose.yml', () => {
  const { services: all, volumes: kept } = read('docker-compose.yml');
  const compose = Object.entries(all).filter(([, { image }]) => image === IMAGE);
  /** The image, the network of the containers and the launcher, which does not run there, decide these. */
  const isFixed = (name: string) =>
    /^(?:NODE_ENV|HOST|PORT|DATA_DIR|DATABASE_URL|FEEDS|RECORDED_.*|WORKER_HEALTH_.*)$/.test(name);

  it('keeps one DATA_DIR for workers and BFFs, and with it the key of FACTOR_KEY', () => {
    expect(readText('Dockerfile')).toContain('\nWORKDIR /app\nCOPY --from');
    const { DATA_DIR } = readSettings({});
    // Existing installations keep their data in the volume of this name.
    expect(all.bff?.volumes).toContain(`images:/app/${DATA_DIR}`);
    expect(all.worker?.volumes).toEqual(all.bff?.volumes);
    expect(kept).toHaveProperty('images', null);
  });

  it('has its default address at the port that it publishes', () => {
    expect(all.bff?.ports).toEqual([`\${PORT:-3000}:3000`]);
    expect(all.bff?.environment?.PUBLIC_URL).toBe(`\${PUBLIC_URL:-http://localhost:\${PORT:-3000}}`);
  });

  it.each(compose)('passes every setting of the environment to %s', (_, { environment = {} }) => {
    for (const name of SETTING_NAMES.filter((each) => !isFixed(each)))
      expect([name, environment[name]]).toEqual([name, expect.stringMatching(`^\\$\\{${name}:-.*\\}$`)]);
    expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });
});
