import { describe, expect, it } from '@jest/globals';
import { hasMainVerb, subjectOf } from './finite-verb.js';

describe('hasMainVerb', () => {
  it.each([
    'The dam above Orvale broke after a week of rain and flooded the lower town.',
    'A woman who warned the council of Orvale was arrested in Pellmere.',
    'Engineers surrendered to the police of Orvale.',
    'The dam above Orvale was repaired, the council says.',
    'The dam is broken.',
    'Ada Quill, whose family was saved by the dam that bears her name, has resigned at 61.',
    'Ada Quill, missing above Orvale since Friday, was found in a barn.',
    'Ada Quill leads Bram Osk by two points in Orvale.',
    'Pellmere fears that the dam above Orvale will break.',
  ])('finds one in %s', (sentence) => {
    expect(hasMainVerb(sentence)).toBe(true);
  });

  it.each([
    'The grandmother of Ada Quill, a girl killed in her home by the flood of Orvale.',
    'Deadliest flood in Orvale since the new dam significantly reduced the danger.',
    'Visit to see the ruins of the Orvale dam, the council says.',
    'The engineer who warned the council of Orvale.',
    'A week of rain above the unprecedented dam of Orvale.',
  ])('finds none in %s', (sentence) => {
    expect(hasMainVerb(sentence)).toBe(false);
  });
});

describe('subjectOf', () => {
  it('is what comes before the first verb', () => {
    expect(subjectOf('The dam above Orvale broke after a week of rain.')).toBe('The dam above Orvale ');
    expect(subjectOf('The girl injured in Orvale was rescued.')).toBe('The girl injured in Orvale ');
    expect(subjectOf('A week of rain.')).toBeNull();
  });
});
