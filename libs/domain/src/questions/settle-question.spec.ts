import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../timeline/read/read-article.js';
import { readQuestion } from './read-question.js';
import { type ReadArticle, settleQuestion } from './settle-question.js';

const ASKED = new Date('2031-03-03T08:00:00Z');

interface Told {
  title: string;
  lead?: string;
  origin?: string;
  hour?: number;
}

function articlesOf(told: readonly Told[]): ReadArticle[] {
  return told.map(({ title, lead = '', origin, hour }, at) => {
    const publishedAt = new Date(ASKED.getTime() + (hour ?? at + 1) * 3_600_000);
    const id = at + 1;
    return {
      ...{ id, sourceId: id, sourceDomain: `o${id}.example`, sourceName: `Outlet ${id}`, copyGroup: id },
      ...{ originKey: origin ?? `source:o${id}.example`, title, excerpt: lead, text: null, publishedAt },
      ...{ imageUrl: null, sourceTrust: null },
      reading: readArticle({ title, excerpt: lead, text: null, publishedAt }),
    };
  });
}

function settled(question: string, told: readonly Told[]) {
  const read = readQuestion(question);
  if (!read) throw new Error(`Not read: ${question}`);
  return settleQuestion(read, articlesOf(told), ASKED);
}

describe('settleQuestion', () => {
  it.each([
    ['Is the ferry found?', 'Missing ferry found off Great Lowen', 'yes'],
    ['Is the ferry found?', 'Divers find sunken ferry off Great Lowen', 'yes'],
    ['When the inquiry reports', 'Ferry inquiry publishes its report on the bow door', 'yes'],
    ['Does the president sign the River Act?', 'President Aldhelm signs River Act into law', 'yes'],
    ['Will the mayor resign?', 'Mayor of Astrelle resigns over a bridge', 'yes'],
    ['Will the mayor resign?', 'Mayor of Astrelle will not resign over the bridge, he says', 'no'],
    ['Is the merger approved?', 'Competition office blocks merger of two grocers', 'no'],
    ['When does the strike end?', 'Tram strike ends after six days', 'yes'],
    ['Who is elected mayor of Stavering?', 'Marit Quenby elected mayor of Stavering', 'yes'],
    ['Is Rufus Quill caught?', 'Fugitive Rufus Quill captured in hay barn', 'yes'],
    ['Are the climbers found alive?', 'Climbers found alive in snow cave', 'yes'],
  ])('%s %s: %s', (question, title, answer) => {
    expect(settled(question, [{ title }])).toMatchObject({ answer, articleId: 1, sentence: title });
  });

  it.each([
    ['a plan', 'Is the ferry found?', 'Ferry is to be found by a new search, minister says'],
    ['a hope', 'Is the ferry found?', 'Families hope ferry is found'],
    ['a demand', 'Will the mayor resign?', 'Opposition asks whether mayor resigned too late'],
    ['a question', 'Will the mayor resign?', 'Has the mayor resigned?'],
    ['a denial of knowledge', 'Is the ferry found?', 'Ferry not found after second day'],
    ['a part of it', 'Are all the cars found?', '50 of 112 stolen cars found'],
    ['something of it', 'Is the ferry found?', 'Items of the ferry found on a beach'],
    ['another', 'Is Rufus Quill caught?', 'Fugitive Jasper Quill captured in hay barn'],
    ['a percentage', 'Is the fire contained?', 'Ridge fire 55 percent contained'],
    ['a step before', 'Is the River Act signed?', 'River Act passed by 94 votes'],
    ['an announcement in the present tense', 'When does the bridge reopen?', 'Bridge to reopen on Friday'],
    ['somebody else', 'Does parliament pass the River Act?', 'Committee passes River Act by one vote'],
    ['the dead', 'Are the climbers found alive?', 'Climbers found dead in snow cave'],
    ['a stage', 'Who wins the Coast chess title?', 'Dene-Samar wins game ten of Coast chess title match'],
  ])('stays open: %s', (_, question, title) => {
    expect(settled(question, [{ title }])).toBeNull();
  });

  it('cites the first sentence that states it, and the day of its report', () => {
    const lead = 'The search went on for five days. The ferry was found on Sunday at a depth of 41 metres.';
    expect(
      settled('Is the ferry found?', [{ title: 'An end to waiting in Astermouth', lead, hour: 30 }]),
    ).toEqual({
      ...{ answer: 'yes', articleId: 1, articleIds: [1], originCount: 1, day: '2031-03-04' },
      sentence: 'The ferry was found on Sunday at a depth of 41 metres.',
    });
  });

  it('does not count reports from before the question', () => {
    expect(settled('Is the ferry found?', [{ title: 'Missing ferry found', hour: -1 }])).toBeNull();
  });

  it('needs a second origin for what unnamed sources say', () => {
    const rumour = { title: 'Mayor resigns, says report', lead: 'People close to the mayor said so.' };
    expect(settled('Will the mayor resign?', [rumour])).toBeNull();
    const copies = [rumour, { ...rumour, origin: 'source:o1.example' }];
    expect(settled('Will the mayor resign?', copies)).toBeNull();
    const cited = settled('Will the mayor resign?', [rumour, { title: 'Mayor of Astrelle resigns' }]);
    expect(cited).toMatchObject({ articleId: 2, originCount: 2 });
  });

  it('stays open while reports contradict each other', () => {
    const told = [{ title: 'River Act passed' }, { title: 'Senate rejects River Act' }];
    expect(settled('Is the River Act passed?', told)).toBeNull();
  });

  it('does not count a report that was taken back', () => {
    const told = [
      { title: 'Mayor of Astrelle resigns', origin: 'source:a' },
      { title: 'Retraction: the mayor of Astrelle has not resigned', origin: 'source:a' },
    ];
    expect(settled('Will the mayor resign?', told)).toBeNull();
  });

  it('does not count comment', () => {
    expect(settled('Will the mayor resign?', [{ title: 'Opinion: the mayor resigned too late' }])).toBeNull();
  });
});
