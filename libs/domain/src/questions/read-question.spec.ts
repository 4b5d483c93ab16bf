import { describe, expect, it } from '@jest/globals';
import { readQuestion } from './read-question.js';

describe('readQuestion', () => {
  it.each([
    ['Is the ferry found?', 'found', ['ferry']],
    ['When the inquiry reports', 'reported', ['inquiry']],
    ['tell me when the bridge reopens', 'reopened', ['bridge']],
    ['Does the senate pass the Night Work Bill?', 'approved', ['night', 'work', 'act']],
    ['When are the exam results released?', 'published', ['exam', 'result']],
    ['Are the prisoners released?', 'freed', ['prisoner']],
    ['Is Corvin Ostrey found guilty?', 'found guilty', ['corvin', 'ostrey']],
    ['Will the club appeal?', 'appealed', ['club']],
    ['Does the court hear the appeal?', 'heard', ['appeal']],
  ])('%s', (text, kind, heads) => {
    const question = readQuestion(text);
    expect([question?.kind.name, question?.theme.heads]).toEqual([kind, heads]);
  });

  it('knows who does it to what', () => {
    const question = readQuestion('Does the president sign the River Act?');
    expect(question).toMatchObject({ agent: { heads: ['president'] }, theme: { heads: ['river', 'act'] } });
  });

  it.each([
    'Why did the ferry sink?',
    'What caused the fire?',
    'Is the ferry found or not?',
    'Is the minister popular?',
    'The ferry',
    '???',
    '沈没した船は？',
  ])('refuses what no single report can settle: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});
