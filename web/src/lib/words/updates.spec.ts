import { describe, expect, it } from '@jest/globals';
import { updateWords } from './reading';

const TOPIC = { id: 1, slug: 'orrin-dam', name: 'Orrin dam', categoryId: null };

describe('updateWords', () => {
  it.each([
    [TOPIC, { name: 'Orrin Herald' }, { topic: 'Orrin dam', source: 'Orrin Herald' }],
    [null, { name: 'Orrin Herald' }, { topic: 'General', source: 'Orrin Herald' }],
    [TOPIC, null, { topic: 'Orrin dam', source: 'Followthrough' }],
    [{ ...TOPIC, name: '' }, { name: '' }, { topic: 'General', source: 'Followthrough' }],
  ])('of %j and %j: %j', (topic, source, words) => {
    expect(updateWords({ topic, source })).toEqual(words);
  });
});
