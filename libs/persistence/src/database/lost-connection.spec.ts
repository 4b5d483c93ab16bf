import { describe, expect, it } from '@jest/globals';
import { lostConnection } from './lost-connection.js';

describe('lostConnection', () => {
  it.each([
    ['57P01', 'terminating connection due to administrator command', true],
    ['57P03', 'the database system is starting up', true],
    ['53300', 'sorry, too many clients already', true],
    ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', true],
    [undefined, 'Connection terminated unexpectedly', true],
    ['23505', 'duplicate key value violates unique constraint', false],
    ['22021', 'invalid byte sequence for encoding "UTF8": 0x00', false],
    [undefined, 'Maximum call stack size exceeded', false],
  ])('%s %s: %s', (code, message, expected) => {
    expect(lostConnection(Object.assign(new Error(message), { code }))).toBe(expected);
  });
});
