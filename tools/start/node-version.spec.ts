import { expect, it } from '@jest/globals';
import { nodeProblem } from './node-version.js';

it('accepts the needed version of Node.js and later ones', () => {
  expect(nodeProblem('24.0.0', '>=24')).toBeNull();
  expect(nodeProblem('26.1.0', '>=24')).toBeNull();
});

it('names the version that is there and the one that is needed', () => {
  expect(nodeProblem('20.20.2', '>=24')).toMatch(
    /^Followthrough needs Node\.js 24 or later, and this is 20\.20\.2: /,
  );
});
