import { describe, expect, it } from '@jest/globals';
import { articleTerms } from './article-terms.js';
import { SILENCE, TEXT_LIKENESS } from './join-features.js';
import { StoryModel } from './story-model.js';
import { takesUpAgain } from './take-up-again.js';
import { TermNumbers } from './term-numbers.js';
import { newTopic, remember } from './topic-memory.js';

const START = Date.UTC(2031, 2, 1);
const article = (days: number, title: string, summary = '') => ({
  ...{ title, summary, language: 'en' },
  publishedAt: new Date(START + days * 86_400_000),
});
const TRIAL: [number, string, string][] = [
  [
    0,
    'Murder trial of Bram Osk begins in Pellmere',
    'The miller Bram Osk stands trial for the murder of Ilse Varn.',
  ],
  [
    0.1,
    'Prosecutor opens murder trial of Bram Osk',
    'The miller Bram Osk poisoned Ilse Varn, the jury in Pellmere heard.',
  ],
  [
    2,
    'Bram Osk found guilty of murder in Pellmere',
    'A jury in Pellmere found the miller guilty of the murder of Ilse Varn.',
  ],
];

describe('takesUpAgain', () => {
  const [first, ...rest] = TRIAL.map((report) => articleTerms(article(...report)));
  const topicOf = (count: number) => {
    if (!first) throw new Error('no report');
    const topic = newTopic('1', first, new TermNumbers());
    for (const terms of [first, ...rest].slice(0, count)) remember(topic, terms, null);
    return topic;
  };
  const features = (likeness: number, silence: number) => {
    const row: number[] = [];
    row[TEXT_LIKENESS] = likeness;
    row[SILENCE] = silence;
    return row;
  };

  it.each([
    ['a silent story with two of its names', 'Court overturns verdict on Bram Osk', 3, 0.8, 8, true],
    ['only one name', 'Osk mill is sold', 3, 0.8, 8, false],
    ['other names', 'Murder trial of Sim Okell begins in Otmar', 3, 0.8, 8, false],
    ['a story that is still active', 'Court overturns verdict on Bram Osk', 3, 0.8, 1, false],
    ['another matter', 'Court overturns verdict on Bram Osk', 3, 0.4, 8, false],
    ['a story with few articles', 'Court overturns verdict on Bram Osk', 2, 0.8, 8, false],
  ] as const)('%s', (_, title, count, likeness, silence, expected) => {
    const terms = articleTerms(article(9, title));
    expect(takesUpAgain(terms, topicOf(count), features(likeness, silence))).toBe(expected);
  });

  it('continues a story in its topic after a week', () => {
    const model = new StoryModel();
    let topics = 0;
    const place = (...report: Parameters<typeof article>) =>
      model.place(article(...report), () => String(++topics)).topic;
    for (const report of TRIAL) place(...report);
    const again =
      'A higher court in Pellmere set aside the verdict on the miller for the murder of Ilse Varn.';
    expect(place(10, 'Court overturns murder verdict on Bram Osk of Pellmere', again)).toBe('1');
    expect(place(10, 'Murder trial of Sim Okell begins in Otmar', 'The tailor Sim Okell stands trial.')).toBe(
      '2',
    );
  });
});
