import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { projectRoot, readSettings } from '#platform/runtime';
import { ENTRIES } from '../release/bundle.js';
import { isShipped } from '../release/release-folder.js';
import { type Manifest, releaseManifest } from '../release/release-manifest.js';
import { MEMORY_ENV } from '../start/worker-args.js';
import { readText } from './code-facts.js';

/** The instructions of a Dockerfile, each on one line. */
const instructionsOf = (path: string) =>
  readText(path)
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));

const argumentsOf = (path: string, instruction: string) =>
  instructionsOf(path)
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

/** What a Dockerfile copies from its folder. */
const copiedFromContext = (path: string) =>
  argumentsOf(path, 'COPY')
    .filter((line) => !line.startsWith('--from='))
    .flatMap((line) => line.split(' ').slice(0, -1));

/** Whether a release, which is what the image has, has the program of this command. */
function isInRelease(command: readonly string[]): boolean {
  const { scripts } = releaseManifest(JSON.parse(readText('package.json')) as Manifest);
  const words = command[0] === 'npm' ? (scripts[command.at(-1) ?? ''] ?? '').split(' ') : command;
  const program = words.find((word) => word.endsWith('.js')) ?? '';
  return words[0] === 'node' && ENTRIES.some((entry) => program === `dist/${entry}.js`);
}

type Composed = { services: Record<string, { build?: string; command?: string[] }> };

const composed = ['docker-compose.yml', 'deploy/compose.scaled.yml'].flatMap((file) =>
  Object.entries((parse(readText(file), { merge: true }) as Composed).services).map(([name, service]) => ({
    file,
    name,
    ...service,
  })),
);

describe('the image', () => {
  it.each(['Dockerfile', 'deploy/pgbouncer/Dockerfile'])('%s copies only files that exist', (path) => {
    const copied = copiedFromContext(path);
    expect(copied).not.toEqual([]);
    const folder = join(projectRoot(), dirname(path));
    expect(copied.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  it('runs the Node of the project', () => {
    const [image = ''] = argumentsOf('Dockerfile', 'ARG');
    const { devDependencies } = JSON.parse(readText('package.json')) as Manifest;
    expect(image).toBe(`NODE_IMAGE=node:${devDependencies.node?.replace('^', '')}-bookworm-slim`);
    expect(argumentsOf('Dockerfile', 'FROM').at(-1)).toBe(`--platform=$TARGETPLATFORM \${NODE_IMAGE}`);
    expect(readText('.nvmrc').trim()).toBe(image.match(/node:(\d+)/)?.[1]);
  });

  it('runs nothing on the processor that it is made for, so that no emulation is needed', () => {
    const stages = instructionsOf('Dockerfile').filter((line) => /^(?:FROM|RUN) /.test(line));
    expect(stages[0]).toBe(`FROM --platform=$BUILDPLATFORM \${NODE_IMAGE} AS build`);
    expect(stages.findLastIndex((line) => line.startsWith('FROM'))).toBe(stages.length - 1);
  });

  it('starts the BFF as an account that owns the data folder', () => {
    const [command = ''] = argumentsOf('Dockerfile', 'CMD');
    expect(isInRelease(JSON.parse(command))).toBe(true);
    expect(argumentsOf('Dockerfile', 'USER')).toEqual(['node']);
    expect(argumentsOf('Dockerfile', 'COPY').at(-1)).toBe(
      `--from=build --chown=node:node /data ${readSettings({}).DATA_DIR}`,
    );
    const [environment = ''] = argumentsOf('Dockerfile', 'ENV');
    const given = Object.fromEntries(environment.split(' ').map((pair) => pair.split('=')));
    expect(given).toEqual({ NODE_ENV: 'production', ...MEMORY_ENV });
  });

  it.each(composed.filter(({ build, command }) => build?.startsWith('.') && command))(
    'has what $file starts as $name',
    ({ command = [] }) => expect(isInRelease(command)).toBe(true),
  );
});

describe('the secrets of an operator', () => {
  it('stay out of an image: Docker ignores what Git ignores', () => {
    const patterns = (file: string) => readText(file).trim().split('\n');
    // A pattern of Git without a slash inside holds in every folder, one of Docker only in the first.
    const forDocker = patterns('.gitignore').map((pattern) => {
      const path = pattern.replace(/\/$/, '');
      return path.includes('/') ? path.replace(/^\//, '') : `**/${path}`;
    });
    expect(patterns('.dockerignore').sort()).toEqual([...forDocker, '.git'].sort());
  });

  it('stay out of a release', () => {
    for (const file of ['deploy/.env', 'deploy/kubernetes/secret.yaml']) expect(isShipped(file)).toBe(false);
    for (const file of ['deploy/kubernetes/secret.sample.yaml', '.env.example', 'dist/tools/psql.js'])
      expect(isShipped(file)).toBe(true);
  });
});
