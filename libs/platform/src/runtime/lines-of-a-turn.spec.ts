import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { linesOfATurn } from './lines-of-a-turn.js';

it('writes the lines of one turn together, in order', async () => {
  const written: string[] = [];
  const out = linesOfATurn({ write: (lines) => void written.push(lines) }, new EventEmitter());
  out.write('one\n');
  out.write('two\n');
  expect(written).toEqual([]);
  await turn();
  out.write('three\n');
  await turn();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

it('writes what is left when the process exits', async () => {
  const written: string[] = [];
  const process = new EventEmitter();
  const out = linesOfATurn({ write: (lines) => void written.push(lines) }, process);
  out.write('last\n');
  process.emit('exit');
  expect(written).toEqual(['last\n']);
  await turn();
  expect(written).toEqual(['last\n']);
});
