import { describe, expect, it } from '@jest/globals';
import { ownPath } from './own-path.js';

describe('ownPath', () => {
  it.each([
    ['/topics/orrin-dam?x=1#milestone-2', '/topics/orrin-dam?x=1#milestone-2'],
    ['/', '/'],
    ['/search?q=http://elsewhere.example', '/search?q=http://elsewhere.example'],
    ['//elsewhere.example/a', null],
    ['/\\elsewhere.example', null],
    ['/\t/elsewhere.example', null],
    ['/a/..//elsewhere.example', null],
    ['https://elsewhere.example/', null],
    ['javascript:alert(1)', null],
    ['saved', null],
    ['', null],
    [undefined, null],
    [['/a'], null],
  ])('%j → %j', (given, path) => {
    expect(ownPath(given)).toBe(path);
  });

  it('refuses what is too long for an address', () => {
    expect(ownPath(`/${'x'.repeat(3_000)}`)).toBeNull();
  });
});
