import { describe, expect, it } from '@jest/globals';
import { buildMilestones } from '../milestones/build-milestones.js';
import { readArticle } from '../read/read-article.js';
import { deriveSteps } from './derive-steps.js';
import type { StoredStep } from './stored-step.js';

/** A report of the Vane trial, so many days after Wednesday 5 March 2031. */
function report(id: number, day: number, title: string, excerpt: string, originKey = `source:${id}`) {
  const publishedAt = new Date(Date.UTC(2031, 2, 5 + day, 12, id));
  return {
    ...{ id, sourceId: id, sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}` },
    ...{ originKey, copyGroup: id, title, excerpt, text: null, publishedAt, imageUrl: null },
    ...{ sourceTrust: null, reading: readArticle({ title, excerpt, text: null, publishedAt }) },
  };
}

type Report = ReturnType<typeof report>;
const now = new Date('2031-05-01T12:00:00Z');
const steps = (articles: Report[], stored: StoredStep[] = []) =>
  deriveSteps(articles, buildMilestones(articles, now), stored);

const guilty = report(
  1,
  0,
  'Mayor Vane found guilty in Orvale dam trial',
  'A jury found Mayor Petra Vane guilty of fraud in the Orvale dam trial. Judge Marrow will sentence Vane for the fraud on 14 March.',
);
const again = report(
  2,
  1,
  'Vane guilty: Orvale mayor awaits sentence',
  'Petra Vane is due to be sentenced for fraud by Judge Marrow on March 14, her lawyer said.',
);
const moved = report(
  3,
  3,
  'Sentence of Orvale mayor Vane delayed',
  'The sentencing of Petra Vane for fraud was postponed to 20 March after Judge Marrow fell ill.',
);
const movedAgain = report(
  4,
  6,
  'Sentence of Orvale mayor Vane delayed again',
  'Judge Marrow has postponed the sentencing of Petra Vane for fraud until 27 March.',
);
const laggard = report(
  5,
  7,
  'What Orvale mayor Vane did',
  'Petra Vane will be sentenced for fraud by Judge Marrow on 20 March, after the Orvale dam trial.',
);
const cancelled = report(
  6,
  8,
  'Sentencing of Orvale mayor Vane cancelled',
  'The sentencing of Petra Vane for fraud has been called off until the appeal is decided.',
);
const sentenced = report(
  7,
  9,
  'Orvale mayor Vane sentenced to six years for fraud',
  'Judge Marrow sentenced Petra Vane to six years in prison for fraud in the Orvale dam trial.',
);

describe('deriveSteps', () => {
  it('cites a sentence word for word, with the independent articles that announce the same', () => {
    const [step, ...more] = steps([guilty, again]);
    expect(more).toEqual([]);
    expect(step).toMatchObject({
      ...{ anchorArticleId: 1, day: '2031-03-14', precision: 'day', movedFrom: [], calledOff: null },
      ...{ articleIds: [1, 2], metAnchorId: null, announcedAt: guilty.publishedAt },
    });
    expect(step?.text).toBe('Judge Marrow will sentence Vane for the fraud on 14 March.');
  });

  it('keeps one step whose day moves twice, with the newest day and the earlier ones', () => {
    const found = steps([guilty, again, moved, movedAgain]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ day: '2031-03-27', movedFrom: ['2031-03-14', '2031-03-20'] });
    expect(found[0]?.articleIds).toEqual([4]);
    expect(found[0]?.text).toBe(
      'Judge Marrow has postponed the sentencing of Petra Vane for fraud until 27 March.',
    );
  });

  it('does not move back because a later report still has an earlier day', () => {
    const found = steps([guilty, moved, movedAgain, laggard]);
    expect(found.map(({ day, movedFrom }) => [day, movedFrom])).toEqual([
      ['2031-03-27', ['2031-03-14', '2031-03-20']],
    ]);
  });

  it('drops a step that is taken back, with the sentence that does it, until it is announced again', () => {
    const [off] = steps([guilty, cancelled]);
    expect(off?.calledOff).toMatchObject({ articleId: 6, text: expect.stringContaining('called off') });
    const later = report(
      8,
      8,
      'Orvale mayor Vane to be sentenced after all',
      'Judge Marrow will sentence Petra Vane for fraud on 14 March after all.',
    );
    expect(steps([guilty, cancelled, later])[0]?.calledOff).toBeNull();
  });

  it('is met by a milestone of its day', () => {
    const [step] = steps([guilty, again, sentenced]);
    expect(step).toMatchObject({ day: '2031-03-14', metAnchorId: 7 });
  });

  /** Duties that have a day, and what was reported on that day, Saturday 15 March. */
  const duties = [
    report(
      11,
      5,
      'Vane sets deadline for Orvale trade talks',
      'New duties on Orvale cement, glass and cider are set to take effect on Saturday, Mayor Petra Vane said.',
    ),
    report(12, 6, 'Orvale trade talks go on in Pellmere', 'Envoys of Vane and of Orvale met for an hour.'),
    report(13, 9, 'Orvale quits trade talks with Vane', 'The envoys left Pellmere in anger.'),
  ];

  it.each([
    ['Vane duties on Orvale cider take effect as talks fail', 'Traders in Pellmere paid more.'],
    ['Orvale closes port after talks fail', 'Duties on cement and glass came into force at midnight.'],
  ])('is met by a report that it happens: %s', (title, excerpt) => {
    const [step] = steps([...duties, report(14, 10, title, excerpt)]);
    expect(step).toMatchObject({ day: '2031-03-15', metAnchorId: 14 });
  });

  it.each([
    [
      'Vane duties on Orvale cider to take effect',
      'The duties on cement and glass will come into force soon.',
    ],
    ['Vane puts off duties on Orvale cider', 'The duties on cement and glass should have come into force.'],
    ['Talks resume as Orvale cider duties are due to take effect', 'Cement, glass and cider are dear.'],
  ])('is not met by a report that still expects it or puts it off: %s', (title, excerpt) => {
    expect(steps([...duties, report(14, 10, title, excerpt)])[0]?.metAnchorId).toBeNull();
  });

  it('is met by the milestone that says that it happened, not by an earlier one with its words', () => {
    const [step] = steps([
      ...duties,
      report(
        14,
        10,
        'Orvale cider dealers fill their cellars',
        'Mayor Petra Vane said that new duties on cider are fair.',
      ),
      report(
        15,
        11,
        'Duties on Orvale cement and glass take effect',
        'Customs officers took the first payments.',
      ),
    ]);
    expect(step?.metAnchorId).toBe(15);
  });

  it.each([
    ['comment', 'Opinion: Vane trial shames Orvale', 'Judge Marrow will sentence Petra Vane on 14 March.'],
    [
      'another matter',
      'Tram drivers strike in Pellmere',
      'The Pellmere tram drivers will strike on 14 March.',
    ],
    ['a conditional', guilty.title, 'If she appeals, Vane will be sentenced by the judge on 14 March.'],
    [
      'a programme',
      guilty.title,
      'A film on the Vane trial airs on Channel Nine and will start on 14 March.',
    ],
    ['the past', guilty.title, 'Judge Marrow was due to sentence Mayor Vane on 14 March, but fell ill.'],
    ['a question', guilty.title, 'Will Judge Marrow sentence Mayor Petra Vane to prison on 14 March?'],
  ])('opens no step for %s', (_, title, excerpt) => {
    const known = [guilty, again, moved, cancelled].map((each) =>
      report(each.id, 0, each.title, 'The trial went on.'),
    );
    expect(steps([...known, report(9, 1, title, excerpt)])).toEqual([]);
  });

  it('keeps steps of older articles that are not read, and adds what new ones say', () => {
    const [old] = steps([guilty]);
    const stored = { ...(old as StoredStep), originKey: 'source:1', metAnchorId: null };
    const found = steps([moved], [stored]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ anchorArticleId: 1, day: '2031-03-20', movedFrom: ['2031-03-14'] });
    expect(steps([sentenced], [{ ...stored, metAnchorId: 40 }])[0]?.metAnchorId).toBe(7);
  });

  it('gives the same steps for the same articles', () => {
    const all = [guilty, again, moved, movedAgain, laggard, cancelled, sentenced];
    expect(steps(all)).toEqual(steps(all));
    expect(steps([])).toEqual([]);
  });
});
