import { describe, expect, it } from '@jest/globals';
import { splitNews } from '#vocabulary';
import { answerWords, questionKey, settledLine, settledNotice } from './question-notice.js';

describe('settledNotice', () => {
  it('says the answer with the cited sentence, its source and day', () => {
    const sentence = 'The ferry was found on Sunday.';
    const question = { text: 'Is the ferry found?', answer: 'yes', day: '2031-03-09', sentence } as const;
    expect(settledNotice({ ...question, sourceName: 'Tidewire' })).toEqual({
      type: 'topic',
      title: 'Settled: Is the ferry found?',
      message: 'Yes: “The ferry was found on Sunday.” (Tidewire, 2031-03-09)',
    });
  });

  it.each([
    ['Is the ferry found?', 'yes'],
    ['Does the “Gull” (a ferry) sail: yes or no?', 'no'],
    ['When does the inquiry report?', 'yes'],
    ['When does the inquiry report?', 'no'],
  ] as const)('says around the sentence what can be told from it: %s %s', (text, answer) => {
    const sentence = 'Er sagte: “Nein” (heute, 2031-03-08).';
    const question = { text, answer, day: '2031-03-09', sentence, sourceName: 'Der Bote (Nord)' };
    expect(splitNews(settledNotice(question).message)[1]).toBe(sentence);
    expect(splitNews(settledLine(question))[1]).toBe(sentence);
  });

  it('says nothing around what is longer than any line', () => {
    const line = (words: number) => `Yes: “${'word '.repeat(words)}” (Tidewire, 2031-03-09)`;
    expect(splitNews(line(100))[1]).toBe('word '.repeat(100));
    expect(splitNews(line(120))).toEqual(['', line(120), '']);
  });

  it('cuts a long sentence and keeps its source', () => {
    const question = {
      text: 'Is it over?',
      answer: 'no',
      day: '2031-03-09',
      sourceName: 'Tidewire',
    } as const;
    const { message } = settledNotice({ ...question, sentence: 'word '.repeat(200) });
    expect(message.length).toBeLessThanOrEqual(500);
    expect(message).toMatch(/^No: “word .*…” \(Tidewire, 2031-03-09\)$/);
  });

  it.each([
    ['When does the strike end?', 'yes', 'Reported'],
    ['When does the strike end?', 'no', 'It will not happen'],
    ['Is the strike over?', 'no', 'No'],
  ] as const)('%s %s: %s', (text, answer, words) => {
    expect(answerWords(text, answer)).toBe(words);
  });
});

it('knows the same question by its words', () => {
  expect(questionKey('  Is the  Ferry found ? ')).toBe(questionKey('is the ferry found'));
});
