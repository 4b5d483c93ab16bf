import { describe, expect, it } from '@jest/globals';
import { readSettings, SETTING_NAMES } from '#platform/runtime';
import { MEMORY_ENV } from '../start/worker-args.js';
import { answers, readText, startedBy } from './code-facts.js';

const UNITS = [
  ['followthrough-migrate.service', 'tools/migrate.ts'],
  ['followthrough-bff@.service', 'apps/bff/src/main.ts'],
  ['followthrough-worker@.service', 'apps/worker/src/main.ts'],
] as const;

const HARDENING = ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'PrivateTmp=yes'];

describe('deploy/systemd', () => {
  it.each(UNITS)('%s starts %s without privileges', (file, program) => {
    const lines = readText('deploy/systemd', file).split('\n');
    const command = lines.find((line) => line.startsWith('ExecStart=')) ?? '';
    expect(startedBy(command.split(' '))).toBe(program);
    expect(lines).toEqual(expect.arrayContaining([...HARDENING, 'User=followthrough']));
  });

  it.each(UNITS.map(([file]) => file))('%s sets only settings that exist', (file) => {
    const text = readText('deploy/systemd', file).replaceAll('%i', '3000');
    const lines = text.match(/^(?:Environment|ExecStart)=.*$/gm)?.join(' ') ?? '';
    const given = [...lines.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
    const known = [...SETTING_NAMES, ...Object.keys(MEMORY_ENV)];
    expect(given.map(([name]) => name).filter((name) => !known.includes(name ?? ''))).toEqual([]);
    expect(readSettings(Object.fromEntries(given)).FEEDS).toBe('live');
  });
});

it('workers and BFFs of systemd keep one DATA_DIR, and with it the key of FACTOR_KEY', () => {
  const placed = UNITS.map(([file]) => {
    const text = readText('deploy/systemd', file);
    return ['StateDirectory', 'User', 'DATA_DIR'].map((name) => text.match(`\\b${name}=(\\S+)`)?.[1]);
  });
  expect(placed).toEqual(UNITS.map(() => ['followthrough', 'followthrough', '/var/lib/followthrough']));
});

/** What a process gets: settings.env wins over Environment=, and its command over both. */
const assignments = (text: string) =>
  [...text.matchAll(/\b([A-Z_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value] as const);

it.each(UNITS.map(([file]) => file))(
  '%s writes into its StateDirectory, even if settings.env is .env.example',
  (file) => {
    const text = readText('deploy/systemd', file).replaceAll('%i', '3210');
    const line = (name: string) => text.match(new RegExp(`^${name}=.*$`, 'gm'))?.join(' ') ?? '';
    const sample = readText('.env.example').match(/^[A-Z_]+=.*$/gm) ?? [];
    const settings = readSettings(
      Object.fromEntries([
        ...assignments(line('Environment')),
        ...sample.flatMap(assignments),
        ...assignments(line('ExecStart')),
      ]),
    );
    expect(settings.DATA_DIR).toBe('/var/lib/followthrough');
    if (file.includes('bff')) expect([settings.PORT, settings.HOST]).toEqual([3210, '127.0.0.1']);
  },
);

it('the unit that migrates can do so while workers and BFFs run: a reload stops nothing that requires it', () => {
  const text = readText('deploy/systemd', 'followthrough-migrate.service');
  expect(text.match(/^ExecReload=(.*)$/m)?.[1]).toBe(text.match(/^ExecStart=(.*)$/m)?.[1]);
  expect(text).toContain('\nRemainAfterExit=yes\n');
  expect(readText('deploy/README.md')).toContain('systemctl reload followthrough-migrate\n');
});

it('deploy/Caddyfile leads to two BFFs and checks a path that exists', () => {
  const text = readText('deploy/Caddyfile');
  expect(text.match(/^\treverse_proxy (.*) \{$/m)?.[1]).toBe('127.0.0.1:3000 127.0.0.1:3001');
  expect(answers('bff', text.match(/health_uri (\S+)/)?.[1] ?? '')).toBe(true);
});
