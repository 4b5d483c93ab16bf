import { describe, expect, it } from '@jest/globals';
import { isSpeech } from '../../read/wording/is-speech.js';
import { hasToll, isAhead, isChanging, isPerfect, namesItsSubject, saysLittle } from './sentence-signs.js';

describe('saysLittle', () => {
  it.each([
    ['a teaser', 'More details are emerging about the dam above Orvale.'],
    ['a question', 'Why the dam above Orvale is one of the wonders of Pellmere.'],
    ['a result withheld', 'The court of Pellmere rules on whether the dam above Orvale can be built.'],
    ['an answer withheld', 'The council of Orvale has responded to the claim of the engineers.'],
    ['an opinion', 'The scandal-ridden council of Orvale was voted out.'],
    ['a voice', 'The council of Orvale has finally decided to repair the dam.'],
    ['what was seen', 'Workers could be seen on the dam above Orvale.'],
    ['a doubled word', 'The council of Orvale cited a deal between the between Orvale and Pellmere.'],
    ['a sentence before it', 'Ada Quill also told the council of Orvale to repair the dam.'],
    ['background', 'The last flood in Orvale was in 2003.'],
  ])('leaves out %s', (_, sentence) => {
    expect(saysLittle(sentence)).toBe(true);
  });

  it('keeps what happened', () => {
    expect(saysLittle('A court in Pellmere ordered the operator of the Orvale dam to pay.')).toBe(false);
    expect(saysLittle('More than 40 houses in Orvale were flooded.')).toBe(false);
    expect(saysLittle('Schools in Orvale returned to face to face classes after the flood.')).toBe(false);
  });
});

describe('namesItsSubject', () => {
  it.each([
    ['The dam above Orvale broke after a week of rain.', true],
    ['A woman accused of breaking the dam was arrested in Orvale.', true],
    ['The states must curb their use of water from the Orvale.', false],
    ['The rare meeting comes a week after Orvale rejected the plan.', false],
    ['Former leader was taken from Orvale to a hospital in Pellmere.', false],
  ])('%s: %s', (sentence, names) => {
    expect(namesItsSubject(sentence)).toBe(names);
  });
});

describe('sentences that a later report overtakes', () => {
  it.each([
    [isAhead, 'The council of Orvale is expected to vote on the dam.'],
    [isAhead, 'A warning was issued for Orvale as the storm approaches.'],
    [isAhead, 'Ten engineers are vying for the council of Orvale.'],
    [isChanging, 'Ada Quill is pausing the repairs of the dam above Orvale.'],
    [isChanging, 'Ada Quill of Orvale is reportedly in danger.'],
    [isChanging, 'Two children are still missing above Orvale.'],
    [isPerfect, 'Ada Quill has been transferred to a hospital in Pellmere.'],
    [hasToll, 'The flood of Orvale killed 2,235 people.'],
  ])('%p knows %s', (knows, sentence) => {
    expect(knows(sentence)).toBe(true);
    expect(knows('A court in Pellmere ordered the operator of the Orvale dam to pay.')).toBe(false);
  });
});

it('does not read somebody who was found as missing', () => {
  expect(isChanging('Ada Quill, missing above Orvale since Friday, was found in a barn.')).toBe(false);
});

describe('isSpeech', () => {
  it.each([
    ['The mayor of Orvale said the dam was safe.', true],
    ['The dam of Orvale is “a disgrace” to the town.', true],
    ['The dam above Orvale broke after a week of rain, police said.', false],
    ['Bram Osk was jailed for a theft which he says he did not commit.', false],
  ])('%s: %s', (text, expected) => {
    expect(isSpeech(text)).toBe(expected);
  });
});
