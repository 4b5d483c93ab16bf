import { describe, expect, it } from '@jest/globals';
import { intentOf } from './intent.js';
import { keyWords } from './key-words.js';
import { wantedBy } from './wanted.js';

describe('intentOf', () => {
  it.each([
    ['What happened?', 'state'],
    ['What is the latest?', 'state'],
    ['Where does the story stand?', 'state'],
    ['Is it confirmed that the dam broke?', 'confirmed'],
    ['Is the report about the dam true?', 'confirmed'],
    ['How many sources report it?', 'confirmed'],
    ['What changed since 10 March?', 'changes'],
    ['What has happened since Monday?', 'changes'],
    ['What is new?', 'changes'],
    ['Why is this story resolved?', 'ending'],
    ['How did it end?', 'ending'],
    ['Is it over?', 'ending'],
    ['How do the sources differ?', 'differences'],
    ['How did the newspapers disagree on the toll?', 'differences'],
    ['Do the reports contradict each other?', 'differences'],
    ['What is next?', 'next'],
    ['What happens next in the trial?', 'next'],
    ['Where does the number come from?', 'origin'],
    ['Who first reported the leak?', 'origin'],
    ['Who repaired the dam?', 'fact'],
    ['When did the dam break?', 'fact'],
  ])('%s → %s', (question, intent) => {
    expect(intentOf(question)).toBe(intent);
  });
});

describe('wantedBy', () => {
  it.each([
    ['How many people died?', 'count'],
    ['How much does the repair cost?', 'amount'],
    ['How much water does the dam hold?', 'count'],
    ['How high is the fine for the owner?', 'amount'],
    ['How deep is the lake?', 'measure'],
    ['How long did the rescue last?', 'duration'],
    ['How old is the keeper?', 'age'],
    ['When did the dam break?', 'time'],
    ['Who repaired the dam?', 'person'],
    ['Which company built the dam?', 'name'],
    ['What is the name of the keeper?', 'name'],
    ['Where is the dam?', 'place'],
    ['Why did the dam break?', 'reason'],
    ['What did Ada Merrin say?', 'speech'],
    ['What was the turnout?', 'share'],
    ['Is the dam safe?', 'any'],
  ])('%s → %s', (question, wanted) => {
    expect(wantedBy(question)).toBe(wanted);
  });
});

describe('keyWords', () => {
  it.each([
    ['Who pays for the dam?', ['pays']],
    ['Who will repair the dam?', ['repair']],
    ['Who is the keeper of the dam?', ['keeper']],
    ['How many people died when the dam broke?', ['died']],
    ['How long does the battery last?', ['last']],
    ['When was the dam built?', ['built']],
    ['How many rooms does it have?', []],
    ['What happened?', []],
  ])('%s → %j', (question, keys) => {
    expect(keyWords(question)).toEqual(keys);
  });
});
