import { describe, expect, it } from '@jest/globals';
import { changesOf } from './changes-of';

describe('changesOf', () => {
  it.each([
    ['nothing', null, null, []],
    ['what is new', null, { name: 'Dam' }, [{ field: 'name', before: '–', after: 'Dam' }]],
    ['what is gone', { name: 'Dam' }, null, [{ field: 'name', before: 'Dam', after: '–' }]],
    ['switches', { on: true }, { on: false }, [{ field: 'on', before: 'yes', after: 'no' }]],
    ['only what differs', { a: 1, b: [1] }, { a: 1, b: [2] }, [{ field: 'b', before: '[1]', after: '[2]' }]],
  ])('shows %s', (_, before, after, changes) => {
    expect(changesOf({ before, after })).toEqual(changes);
  });
});
