import { describe, expect, it } from '@jest/globals';
import { announces } from './announces.js';

const headline = (text: string, language = 'en') =>
  ({ text, placed: { reading: { language } } }) as Parameters<typeof announces>[0];

describe('announces', () => {
  it.each([
    'Engineer of the Orvale dam will apply for bail',
    'Orvale dam to be drained within the week',
    'Meal from Pellmere may be linked to outbreak',
    'Three more wells closed as Orvale vote nears',
    'Ferries set to return to Pellmere',
  ])('finds something still to come: %s', (text) => {
    expect(announces(headline(text))).toBe(true);
  });

  it.each([
    'Engineer of the Orvale dam refused bail',
    'Mayor says Orvale dam will be drained',
    'Mayor will not drain the Orvale dam',
    'Operator agrees to drain the Orvale dam',
  ])('finds nothing still to come: %s', (text) => {
    expect(announces(headline(text))).toBe(false);
  });

  it('does not read other languages with English cues', () => {
    expect(announces(headline('Bürgermeister will Damm bei Orvale abreißen', 'de'))).toBe(false);
  });
});
