import type { core } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  date: 'a time',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

/** What is wrong with a field, worded to follow its name: 'must not be empty'. Rules with words of their own keep them. */
export function describeIssue(issue: core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${KINDS[issue.expected] ?? 'of another type'}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${oneOf(issue.values.map(String))}`;
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? 'must not be empty'
        : `must ${limit(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${limit(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.slice(0, 5).join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'does not have the expected form';
    default:
      return 'is not valid';
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'must be a date such as 2031-03-04',
  datetime: 'must be a time such as 2031-03-04T12:00:00Z',
  email: 'must be an email address',
  url: 'must be a complete URL',
};

const oneOf = (values: readonly string[]): string =>
  values.length === 1 ? values.join('') : `one of ${values.join(', ')}`;

function limit(origin: string, bound: string, count: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${String(count)} character${Number(count) === 1 ? '' : 's'}`;
  if (origin === 'array' || origin === 'set')
    return `have ${bound} ${String(count)} ${Number(count) === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${String(count)}`;
}
