import { expect, it } from '@jest/globals';
import { sharedBuffersMb } from './server-memory.js';

const GB = 2 ** 30;

it.each([
  [0.5 * GB, 128],
  [4 * GB, 512],
  [4.01 * GB, 513],
  [24 * GB, 1_024],
])('takes an eighth of %d bytes, within bounds: %d MB', (bytes, megabytes) => {
  expect(sharedBuffersMb(bytes)).toBe(megabytes);
});

it('reads the memory of this machine', () => {
  expect(Number.isInteger(sharedBuffersMb())).toBe(true);
});
