import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { describeIssue } from './describe-issue.js';

function wordsOf(schema: z.ZodType, input: unknown): string | undefined {
  return schema.safeParse(input, { error: describeIssue }).error?.issues[0]?.message;
}

describe('describing what is wrong with a field', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['is missing', z.string(), undefined],
    ['must be a text', z.string(), 7],
    ['must be a number', z.coerce.number(), 'seven'],
    ['must be a whole number', z.int(), 1.5],
    ['must be true or false', z.boolean(), 'yes'],
    ['must be a list', z.array(z.string()), 'tide'],
    ['must be an object', z.strictObject({}), 'tide'],
    ['must not be empty', z.string().min(1), ''],
    ['must have at least 2 characters', z.string().min(2), 'x'],
    ['must have at most 1 character', z.string().max(1), 'xy'],
    ['must have at least 1 entry', z.array(z.string()).min(1), []],
    ['must have at most 2 entries', z.array(z.string()).max(2), ['a', 'b', 'c']],
    ['must be at least 1', z.number().min(1), 0],
    ['must be less than 5', z.number().lt(5), 5],
    ['must be one of newest, oldest', z.enum(['newest', 'oldest']), 'best'],
    ['is missing', z.enum(['newest', 'oldest']), undefined],
    ['must be me', z.literal('me'), 'you'],
    ['has unknown fields: colour', z.strictObject({}), { colour: 'red' }],
    ['must be an email address', z.email(), 'ada'],
    ['does not have the expected form', z.string().regex(/^\d+$/), 'x'],
    ['is not valid', z.union([z.string(), z.number()]), true],
  ])('says that it %s', (words, schema, input) => {
    expect(wordsOf(schema, input)).toBe(words);
  });

  it('keeps the words that a rule has of its own', () => {
    const before = z.config().customError;
    z.config({ customError: describeIssue });
    try {
      const name = z.string().min(1, 'Please enter a name.').max(3);
      expect(name.safeParse('').error?.issues[0]?.message).toBe('Please enter a name.');
      expect(name.safeParse('Adele').error?.issues[0]?.message).toBe('must have at most 3 characters');
    } finally {
      z.config({ customError: before });
    }
  });
});
