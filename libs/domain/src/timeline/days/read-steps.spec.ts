import { describe, expect, it } from '@jest/globals';
import { readSteps } from './read-steps.js';

const ARTICLE = {
  title: 'Norrend port dispute',
  publishedAt: new Date('2031-03-11T10:00:00Z'),
  language: 'en',
};

function announcedIn(...prose: string[]): string[] {
  return readSteps(ARTICLE, prose).announced.map(({ text }) => text);
}

describe('the sentences that announce a step', () => {
  it('are those of a report', () => {
    const sentence = 'The port council will vote on the crane contract on Friday.';
    expect(announcedIn(sentence)).toEqual([sentence]);
  });

  it.each([
    'Why it matters: The port council will vote on the crane contract on Friday.',
    "What's next: The port council will vote on the crane contract on Friday.",
    'Radio Norrend’s Ada Quill reports as the port council will vote on the crane contract on Friday.',
    "Harbour News' Ivo Brandt reports that the port council will vote on Friday on the contract.",
  ])('do not begin with a label or a presenter: %s', (sentence) => {
    expect(announcedIn(sentence)).toEqual([]);
  });

  it('have no dateline', () => {
    const sentence = 'The port council will vote on the crane contract on Friday.';
    expect(announcedIn(`(Tidewire) — ${sentence}`)).toEqual([sentence]);
  });

  it('are no ends of sentences that were split after a title', () => {
    expect(announcedIn('Monday night and will vote on the crane contract on Friday.')).toEqual([]);
  });

  it('may have a colon, and may say who reports', () => {
    const list =
      'The port council will vote on Friday on two things: the crane contract and the night shift.';
    const report = 'The port council will vote on Friday after it reads what the auditor reports.';
    expect(announcedIn(list, report)).toEqual([list, report]);
  });
});
