import { describe, expect, it } from '@jest/globals';
import { knowing } from './known-words.fixture.js';
import { whyTags } from './why-tags.js';

const model = knowing({ wicket: { sports: 20 }, merger: { business: 8 } });
const why = (title: string, rest: { url?: string; categories?: string[] } = {}) =>
  whyTags({ title, summary: '', url: null, categories: [], ...rest }, model);

describe('whyTags', () => {
  it('lists words, section and category for a tag, strongest first, with shares that sum to 1', () => {
    const [reason] = why('Wicket falls', {
      url: 'https://example.com/sport/x',
      categories: ['Cricket', 'Lead'],
    });
    expect(reason?.tag).toBe('sports');
    expect(reason?.evidence.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'words wicket',
      'section sport',
      'category Cricket',
    ]);
    expect(reason?.evidence.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('leaves out evidence for other tags', () => {
    const reasons = why('Quiet merger', { categories: ['Sport', 'Rugby'] });
    const business = reasons.find(({ tag }) => tag === 'business');
    expect(business?.evidence).toEqual([{ kind: 'words', name: 'merger', share: 1 }]);
  });

  it('has no evidence for general', () => {
    expect(why('Quiet day')).toEqual([{ tag: 'general', evidence: [] }]);
  });
});
