import { expect, it } from '@jest/globals';
import { workerBegins } from './worker-begins.js';

it.each([
  '',
  'once',
  'once --json',
  'feeds add https://herald.example/feed --source herald.example',
  'admin promote ada',
])('begins: %s', async (line) => {
  expect(await workerBegins(words(line))).toBe(true);
});

it.each([
  '--help',
  '--version',
  'help',
  'help once',
  'once --help',
  'feeds',
  'feeds help add',
  'once --bogus',
  'once surplus',
  'feed list',
  'feeds lists',
  'feeds add',
  'feeds list --source',
  '--bogus once',
])('is refused or only explains: %s', async (line) => {
  expect(await workerBegins(words(line))).toBe(false);
});

const words = (line: string) => line.split(' ').filter(Boolean);
