import { describe, expect, it } from '@jest/globals';
import { isPlainSentence } from './plain-sentence.js';

describe('isPlainSentence', () => {
  it.each([
    'The dam above Orvale broke after a week of rain and flooded the lower town.',
    'Engineers had warned the council of Orvale for years that the wall was cracked.',
  ])('keeps %s', (sentence) => {
    expect(isPlainSentence(sentence)).toBe(true);
  });

  it.each([
    ['tonight', 'The mayor of Orvale will speak tonight about the dam above the town.'],
    ['a weekday', 'The dam above Orvale broke on Monday and flooded the lower town.'],
    ['a caption', 'Mayor Ada Quill, pictured outside the town hall of Orvale after the flood.'],
    ['a photographer', 'The broken wall of the dam above Orvale. Photograph: Ivo Marsh for The Gull.'],
    ['a presenter', 'Our correspondent Ivo Marsh has more from the town of Orvale below the dam.'],
    ['an offer', 'Sign up for the newsletter and get a free chicken with every second order.'],
    ['a side of a picture', 'Mayor Ada Quill (left) opened the new dam above the town of Orvale.'],
    ['an outlet', 'The council of Orvale ignored every warning of the engineers, CBS News has learned.'],
    ['a pronoun', 'He had warned the council for years that the wall was cracked from side to side.'],
    ['a conjunction', 'But the council of Orvale had ignored every warning of the engineers.'],
    ['the first person', 'For years we warned the council of Orvale that the wall was cracked.'],
    ['no end', 'The dam above Orvale broke after a week of rain and flooded the lower'],
    ['an open end', 'The dam above Orvale broke after a week of rain and flooded the lower…'],
    ['a broken link', 'The dam above Orvale , which broke after a week of rain, flooded the lower town.'],
    ['an open quotation', 'The council of Orvale said that "we have warned the engineers for years.'],
    ['a credit', 'ADA QUILL / REUTERS The dam above Orvale broke after a week of heavy rain.'],
    ['too few words', 'The dam broke.'],
  ])('leaves out a sentence with %s', (_, sentence) => {
    expect(isPlainSentence(sentence)).toBe(false);
  });

  it('keeps weekdays if they are allowed, and the names of outlets that are in the news', () => {
    const dated = 'The dam above Orvale broke on Monday and flooded the lower town.';
    expect(isPlainSentence(dated, { weekdays: true })).toBe(true);
    expect(isPlainSentence('ABC has sued the council of Orvale over the dam above the town.')).toBe(true);
  });
});
