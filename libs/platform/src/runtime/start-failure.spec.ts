import { describe, expect, it } from '@jest/globals';
import { OperatorError } from './errors.js';
import { connectionReason, startFailure } from './start-failure.js';

const failed = (code: string, message: string) => Object.assign(new Error(message), { code });
const env = { DATABASE_URL: 'postgresql://ada:hush-database@db:5432/news' };

describe('startFailure', () => {
  it.each([
    [failed('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.1:5432'), 'connect ECONNREFUSED 10.0.0.1:5432'],
    [failed('ENOTFOUND', 'getaddrinfo ENOTFOUND db'), 'getaddrinfo ENOTFOUND db'],
    [
      failed('28P01', 'password authentication failed for user "ada"'),
      'password authentication failed for user "ada"',
    ],
    [failed('3D000', 'database "news" does not exist'), 'database "news" does not exist'],
    [
      new Error('a query failed', { cause: failed('57P03', 'the database system is starting up') }),
      'the database system is starting up',
    ],
  ])('says in one sentence why the database cannot be used: %s', (error, reason) => {
    expect(startFailure(error, env)).toBe(
      `The database cannot be used: ${reason}. Check DATABASE_URL, and DATABASE_DIRECT_URL if it is set.`,
    );
  });

  it('prints what an operator can mend as it is, and other errors with their stack', () => {
    expect(startFailure(new OperatorError('Choose another port.'), env)).toBe('Choose another port.');
    expect(startFailure(new TypeError('x is no function'), env)).toMatch(
      /^TypeError: x is no function\n {4}at /,
    );
  });

  it('hides secrets', () => {
    const said = startFailure(
      new Error('hush-database is wrong for postgresql://ada:hush-database@db/news'),
      env,
    );
    expect(said).not.toContain('hush');
  });
});

it('connectionReason names each address of a name once', () => {
  const both = [
    failed('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432'),
    failed('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'),
  ];
  expect(connectionReason(new AggregateError(both))).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  );
  expect(connectionReason('gone')).toBe('gone');
});
