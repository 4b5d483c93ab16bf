import { describe, expect, it } from '@jest/globals';
import { announcedActs, awaitsAct, tellsAct } from './announced-acts.js';

describe('announcedActs', () => {
  it.each([
    ['Petra Vane will testify to the council on Tuesday.', ['testifi']],
    ['The tariffs on Orvale are set to take effect on 1 August.', ['effect']],
    ['The council is expected to vote on Friday on the dam, which will close in May.', ['vote']],
    ['Pellmere will allow small shops to reopen on Monday.', ['allow', 'reopen']],
    ['The Marrow festival starts on Monday.', ['begin']],
    ['Shops permitted to reopen starting Friday', ['begin', 'reopen']],
    ['Back to the beginning: Quill recalls the flood.', []],
  ])('%s', (text, acts) => {
    expect([...announcedActs(text)].sort()).toEqual(acts);
  });
});

const effect = announcedActs('The tariffs are set to take effect on 1 August.');
const vote = announcedActs('The council is expected to vote on Friday.');

describe('tellsAct', () => {
  it.each([
    ['Tariffs on Orvale take effect after talks fail', effect],
    ['The duties came into force at midnight.', effect],
    ['Council votes for the dam', vote],
    ['The council has voted to keep the dam.', vote],
  ])('%s', (text, acts) => {
    expect(tellsAct(text, acts)).toBe(true);
    expect(awaitsAct(text, acts)).toBe(false);
  });

  it.each([
    ['Tariffs on Orvale to take effect on Friday', effect],
    ['Hours before tariffs were set to go into effect, Vane left the talks', effect],
    ['Vane delays tariffs that take effect today', effect],
    ["Orvale doesn't believe that the tariffs take effect", effect],
    ['Council prepares for vote', vote],
    ['Dam vote looms in Orvale', vote],
    ['Rumoured vote on the dam', vote],
  ])('not %s', (text, acts) => {
    expect(tellsAct(text, acts)).toBe(false);
    expect(awaitsAct(text, acts)).toBe(true);
  });
});
