import { describe, expect, it } from '@jest/globals';
import { changesOf } from './changes-of';

describe('changesOf', () => {
  it.each([
    ['nothing', null, null, []],
    ['what is new', null, { name: 'Dam' }, [{ field: 'name', before: '–', after: 'Dam' }]],
    ['what is gone', { name: 'Dam' }, null, [{ field: 'name', before: 'Dam', after: '–' }]],
    ['switches', { on: true }, { on: false }, [{ field: 'on', before: 'yes', after: 'no' }]],
    [
      'codes in words',
      { is_admin: false },
      { is_admin: true },
      [{ field: 'Administrator', before: 'no', after: 'yes' }],
    ],
    [
      'moments',
      { at: null },
      { at: new Date(2031, 2, 2, 9, 5).toISOString() },
      [{ field: 'at', before: '–', after: 'Sunday 2 March 2031 at 09:05' }],
    ],
    ['only what differs', { a: 1, b: [1] }, { a: 1, b: [2] }, [{ field: 'b', before: '[1]', after: '[2]' }]],
  ])('shows %s', (_, before, after, changes) => {
    expect(changesOf({ before, after })).toEqual(changes);
  });
});
