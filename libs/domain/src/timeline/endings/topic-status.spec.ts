import { describe, expect, it } from '@jest/globals';
import { buildMilestones } from '../milestones/build-milestones.js';
import type { TimelineArticle } from '../read/timeline-article.js';
import type { Resolution } from './resolution.js';
import { topicStatus } from './topic-status.js';

const day = (number: number, hour = 8) => new Date(Date.UTC(2026, 2, number, hour));

function article(id: number, publishedAt: Date, origin: string, title: string): TimelineArticle {
  return {
    id,
    sourceId: id,
    sourceDomain: 'x.example',
    sourceName: 'The Gull',
    originKey: origin,
    copyGroup: id,
    title,
    excerpt: '',
    text: null,
    publishedAt,
    imageUrl: null,
    sourceTrust: null,
  };
}

function statusOf(articles: TimelineArticle[], now: Date, resolution: Resolution | null = null) {
  return topicStatus({ articles, milestones: buildMilestones(articles, now), resolution }, now);
}

/** Resolved on the 17th. */
const closed: Resolution = { at: day(17), reason: 'Ended: …', articleIds: [3, 4] };

const trial = [
  article(1, day(1), 'source:a', 'Murder trial of Bram Osk begins in Pellmere'),
  article(2, day(5), 'source:b', 'Prosecutor asks jury to believe the baker in Osk murder trial'),
];
const verdict = (id: number, origin: string, at = day(9)) =>
  article(id, at, origin, 'Bram Osk found guilty of murder');

describe('topicStatus', () => {
  it('is developing while young and reported by two origins, then ongoing', () => {
    const young = [
      article(1, day(1), 'source:a', 'Dam breaks'),
      article(2, day(1, 9), 'source:b', 'Dam breaks'),
    ];
    expect(statusOf(young, day(2)).status).toBe('developing');
    expect(statusOf(young, day(6)).status).toBe('ongoing');
    expect(statusOf(young.slice(0, 1), day(2)).status).toBe('ongoing');
  });

  it('is developing after two milestones in 48 hours', () => {
    const busy = [
      ...trial,
      article(3, day(20), 'source:a', 'Juror Mael Finn falls ill with fever'),
      article(4, day(21), 'source:a', 'Storm closes the Pellmere courthouse roof'),
    ];
    expect(statusOf(busy, day(21, 10))).toMatchObject({ status: 'developing', articleIds: [3, 4] });
  });

  it('stays developing for a day after its newest milestone', () => {
    const busy = [
      ...trial,
      article(3, day(20), 'source:a', 'Juror Mael Finn falls ill with fever'),
      article(4, day(21, 20), 'source:a', 'Storm closes the Pellmere courthouse roof'),
    ];
    expect(statusOf(busy, day(21, 21))).toMatchObject({
      reason: '2 new milestones in 48 hours, the newest: “Storm closes the Pellmere courthouse roof”.',
    });
    expect(statusOf(busy, day(22, 9))).toMatchObject({
      status: 'developing',
      reason: 'A milestone of the last 24 hours: “Storm closes the Pellmere courthouse roof”.',
      articleIds: [3, 4],
    });
    expect(statusOf(busy, day(22, 21)).status).toBe('ongoing');
  });

  it('is not developing because of comment', () => {
    const talk = [
      article(1, day(1), 'source:a', 'Dam breaks'),
      article(2, day(1, 9), 'source:b', 'Opinion: dams need care'),
    ];
    expect(statusOf(talk, day(2)).status).toBe('ongoing');
  });

  it('is resolved after two origins and silence, with a reason', () => {
    const over = [...trial, verdict(3, 'source:a'), verdict(4, 'source:b')];
    expect(statusOf(over, day(12)).status).toBe('ongoing');
    const decision = statusOf(over, day(17));
    expect(decision).toMatchObject({ status: 'resolved', articleIds: [3, 4], proposal: null });
    expect(decision.endedAt).toEqual(day(9));
    expect(decision.reason).toBe(
      'Ended: “Bram Osk found guilty of murder” (The Gull, 9 March 2026). 2 independent origins reported it.',
    );
  });

  it('is resolved at once if three origins report a decisive end', () => {
    const sentence = (id: number, origin: string, title = 'Bram Osk sentenced to life for murder') =>
      article(id, day(9, 8 + id), origin, title);
    const two = [...trial, sentence(3, 'source:a'), sentence(4, 'source:b')];
    expect(statusOf(two, day(9, 14)).status).not.toBe('resolved');
    const three = [...two, sentence(5, 'source:c')];
    expect(statusOf(three, day(9, 14))).toMatchObject({ status: 'resolved', endedAt: day(9, 11) });
    const appealed = [
      ...two,
      sentence(5, 'source:c', 'Bram Osk sentenced to life for murder; appeal likely'),
    ];
    expect(statusOf(appealed, day(9, 14)).status).not.toBe('resolved');
  });

  it.each([
    ['Judge denies Bram Osk appeal for new trial in Pellmere murder', ''],
    [
      'Judge denies Bram Osk new trial over Pellmere murder',
      'His bid for a retrial after the Pellmere murder was turned down.',
    ],
  ])('is resolved at once if what may follow was refused: %s', (title, excerpt) => {
    const refused = [
      article(3, day(9), 'source:a', 'Judge denies Bram Osk new trial in Pellmere murder'),
      article(4, day(9, 9), 'source:b', 'Judge rejects new trial for Bram Osk in Pellmere murder'),
      { ...article(5, day(9, 10), 'source:c', title), excerpt },
    ];
    expect(statusOf([...trial, ...refused], day(9, 14)).status).toBe('resolved');
    const likely = 'Judge denies Bram Osk new trial in Pellmere murder; appeal likely';
    const pending = article(6, day(9, 11), 'source:d', likely);
    expect(statusOf([...trial, ...refused, pending], day(9, 14)).status).not.toBe('resolved');
  });

  it('waits after a primary until several origins no longer report on its winner', () => {
    const wins = ['source:a', 'source:b', 'source:c'].map((origin, at) =>
      article(
        1 + at,
        day(9, 8 + at),
        origin,
        'Ines Thole wins Senate primary in Orvale, will face Mael Finn',
      ),
    );
    const trail = [day(9, 20), day(10, 15), day(11, 10)].flatMap((at, index) => [
      article(10 + index, at, 'source:a', `Senate candidate Ines Thole visits ward ${index} of Orvale`),
      article(20 + index, at, 'source:d', `Senate nominee Ines Thole of Orvale speaks in hall ${index}`),
    ]);
    expect(statusOf(wins, day(9, 12)).status).not.toBe('resolved');
    expect(statusOf(wins, day(10, 12)).status).toBe('resolved');
    expect(statusOf([...wins, ...trail], day(11, 12)).status).not.toBe('resolved');
    expect(statusOf([...wins, ...trail], day(12, 12)).status).toBe('resolved');
  });

  it('does not wait after another end because its suspect is to face trial', () => {
    const caught = ['', '', ' to face trial'].map((rest, at) =>
      article(
        3 + at,
        day(9, 3 + at),
        `source:${at}`,
        `Fugitive banker Mael Finn arrested in Kettlehaven${rest}`,
      ),
    );
    expect(statusOf(caught, day(9, 14)).status).toBe('resolved');
  });

  it('is resolved at once if three origins report that a fugitive was caught', () => {
    const caught = (id: number, origin: string) =>
      article(id, day(9, id), origin, 'Fugitive banker Mael Finn arrested in Kettlehaven');
    const two = [caught(3, 'source:a'), caught(4, 'source:b')];
    expect(statusOf(two, day(9, 14)).status).not.toBe('resolved');
    expect(statusOf([...two, caught(5, 'source:c')], day(9, 14)).status).toBe('resolved');
  });

  it('stays open, with a reason, if two origins announce an appeal', () => {
    const over = [...trial, verdict(3, 'source:a'), verdict(4, 'source:b')];
    const appeal = (id: number, origin: string) =>
      article(id, day(10, id), origin, 'Bram Osk will appeal against murder verdict');
    expect(statusOf([...over, appeal(5, 'source:a')], day(25)).status).toBe('resolved');
    const decision = statusOf([...over, appeal(5, 'source:a'), appeal(6, 'source:b')], day(25));
    expect(decision).toMatchObject({
      status: 'ongoing',
      articleIds: [5],
      proposal: { kind: 'conviction', isContested: true },
    });
    expect(decision.reason).toBe(
      'An end was reported, but it is not final: “Bram Osk will appeal against murder verdict” (The Gull).',
    );
    expect(decision.proposal?.reason).toBe(
      '2 independent origins reported a guilty verdict. At least two origins say that it is not final, the first: “Bram Osk will appeal against murder verdict” (The Gull).',
    );
  });

  it.each([
    [
      'Governor signs Orvale night work bill into law',
      'Unions vow to challenge Orvale night work law in court',
      'Bakers sue to block Orvale night work law',
    ],
    [
      'Sela Vorne wins Orvale mayoral election',
      'Orvale mayoral race goes to automatic recount',
      'Recount looms in Orvale mayoral election',
    ],
  ])('stays open if it is to be challenged or counted again: %s', (end, ...announced) => {
    const ended = ['source:a', 'source:b', 'source:c'].map((origin, at) =>
      article(at, day(9, at), origin, end),
    );
    expect(statusOf(ended, day(25)).status).toBe('resolved');
    const open = [
      ...ended,
      ...announced.map((title, at) => article(10 + at, day(10, at), `source:${'de'[at]}`, title)),
    ];
    expect(statusOf(open, day(25))).toMatchObject({ status: 'ongoing', proposal: { isContested: true } });
    expect(statusOf(open, day(25)).reason).toContain(`it is not final: “${announced[0]}”`);
  });

  it('says that an end is not final while the story is still developing', () => {
    const reports = ['source:a', 'source:b'].flatMap((origin, at) => [
      article(1 + at, day(9, at), origin, 'Governor signs Orvale night work bill into law'),
      article(3 + at, day(9, 4 + at), origin, 'Unions vow to challenge Orvale night work law'),
    ]);
    const decision = statusOf(reports, day(10));
    expect(decision).toMatchObject({ status: 'developing', articleIds: [3] });
    expect(decision.reason).toContain('it is not final: “Unions vow to challenge Orvale night work law”');
  });

  it('is not resolved at once if one later report announces an appeal', () => {
    const sentences = ['source:a', 'source:b', 'source:c'].map((origin, at) =>
      article(3 + at, day(9, 8 + at), origin, 'Bram Osk sentenced to life for murder'),
    );
    const appeal = article(6, day(9, 12), 'source:d', 'Bram Osk will appeal against murder sentence');
    expect(statusOf([...trial, ...sentences], day(9, 14)).status).toBe('resolved');
    expect(statusOf([...trial, ...sentences, appeal], day(9, 14)).status).not.toBe('resolved');
    expect(statusOf([...trial, ...sentences, appeal], day(25)).status).toBe('resolved');
  });

  it.each(['Osk family sues the prison of Pellmere', 'Former champion Osk to challenge Finn for the title'])(
    'takes no other matter for a continuation: %s',
    (title) => {
      const over = [...trial, verdict(3, 'source:a'), verdict(4, 'source:b')];
      const others = [article(5, day(10), 'source:a', title), article(6, day(10, 1), 'source:b', title)];
      expect(statusOf([...over, ...others], day(25)).proposal?.isContested ?? false).toBe(false);
    },
  );

  it('only proposes an end that one origin reports, however often', () => {
    const decision = statusOf([...trial, verdict(3, 'source:a'), verdict(4, 'source:a')], day(25));
    expect(decision.status).toBe('ongoing');
    expect(decision.proposal).toMatchObject({ kind: 'conviction', articleIds: [3], isContested: false });
    expect(decision.proposal?.reason).toBe(
      'One origin reported a guilty verdict. A second origin is needed.',
    );
  });

  it('proposes an end that two origins report until its silence has passed', () => {
    const reported = [...trial, verdict(3, 'source:a'), verdict(4, 'source:b')];
    expect(statusOf(reported, day(10)).proposal?.reason).toBe(
      '2 independent origins reported a guilty verdict. 7 days without a new development are needed.',
    );
    expect(statusOf(reported, day(25)).proposal).toBeNull();
  });

  it('does not count a copy as a second origin', () => {
    const copy = { ...verdict(4, 'source:b'), copyGroup: 3 };
    expect(statusOf([...trial, verdict(3, 'source:a'), copy], day(25)).status).toBe('ongoing');
  });

  it.each([
    'Osk could be found guilty of murder this week',
    'Will Osk be found guilty?',
    'Prosecutor wants Osk sentenced to life',
    'Man convicted of theft speaks at the Osk trial',
  ])('finds no end in %j', (title) => {
    const hoped = [...trial, article(3, day(9), 'source:a', title), article(4, day(9, 9), 'source:b', title)];
    expect(statusOf(hoped, day(25)).proposal).toBeNull();
  });

  it('stays resolved for one more article, and reopens for a significant milestone', () => {
    const over = [...trial, verdict(3, 'source:a'), verdict(4, 'source:b')];
    const stray = article(5, day(19), 'source:a', 'Remembering the Osk trial');
    expect(statusOf([...over, stray], day(20), closed).status).toBe('resolved');
    const breakout = ['a', 'b', 'c', 'd', 'e'].map((origin, index) =>
      article(
        10 + index,
        day(19, 9 + index),
        `source:${origin}`,
        'Osk killed in escape from Pellmere prison as guards attacked',
      ),
    );
    expect(statusOf([...over, ...breakout], day(20), closed).status).not.toBe('resolved');
  });

  it('counts the silence from the end, not from later reactions', () => {
    const over = [...trial, verdict(3, 'source:a'), verdict(4, 'source:b')];
    const reaction = article(5, day(14), 'source:c', 'Bakers react to the guilty verdict on Bram Osk');
    expect(statusOf([...over, reaction], day(17)).status).toBe('resolved');
  });

  it('reopens if two origins report that the end was undone, with a reason', () => {
    const over = [...trial, verdict(3, 'source:a'), verdict(4, 'source:b')];
    const undone = ['source:a', 'source:b'].map((origin, index) =>
      article(10 + index, day(19, 9 + index), origin, 'Court overturns guilty verdict on Bram Osk'),
    );
    const decision = statusOf([...over, ...undone], day(20), closed);
    expect(decision).toMatchObject({ status: 'ongoing', proposal: null, articleIds: [10] });
    expect(decision.reason).toMatch(
      /^Reopened because something new was reported after its end: Court overturns/,
    );
    expect(statusOf([...over, undone[0] ?? verdict(3, 'source:a')], day(20), closed).status).toBe('resolved');
  });

  it('does not take the end that an editor set for its own', () => {
    const over = [...trial, verdict(3, 'source:a'), verdict(4, 'source:b')];
    const byEditor: Resolution = { at: day(10), reason: 'Everything is said.', articleIds: [] };
    expect(statusOf(over, day(10), byEditor)).toEqual(statusOf(over, day(10)));
    expect(statusOf(over, day(10), byEditor)).toMatchObject({ status: 'ongoing', endedAt: null });
    expect(statusOf(over, day(10), closed).status).toBe('resolved');
  });

  describe('of a resolved story whose articles no longer show the end', () => {
    const over = [...trial, verdict(3, 'source:a'), verdict(4, 'source:b')];
    const later = ['Orvale mill sold at auction', 'Pellmere bread prices fall', 'Baker wins ribbon at fair'];
    const drifted = [
      ...over,
      ...later.flatMap((title, index) =>
        ['a', 'b'].map((origin, at) =>
          article(20 + 2 * index + at, day(20 + index, 8 + at), `source:${origin}`, title),
        ),
      ),
    ];
    const copied = [...trial, verdict(3, 'source:a'), { ...verdict(4, 'source:b'), copyGroup: 3 }];
    const breakout = ['a', 'b', 'c', 'd', 'e'].map((origin, index) =>
      article(
        40 + index,
        day(24, 9 + index),
        `source:${origin}`,
        'Osk killed in escape from Pellmere prison as guards attacked',
      ),
    );
    const stands = { status: 'resolved', reason: closed.reason, articleIds: [3, 4], proposal: null };

    it.each([
      ['stays resolved with the same reason', drifted, closed, stands],
      ['stays resolved if its two origins turn out to be one', copied, closed, stands],
      ['is open if it was open before', drifted, null, { status: 'ongoing', proposal: null }],
      [
        'is decided again if the articles of the end were moved away',
        drifted,
        { ...closed, articleIds: [] },
        { status: 'ongoing' },
      ],
      [
        'reopens for a significant milestone',
        [...drifted, ...breakout],
        closed,
        { status: 'ongoing', reason: expect.stringMatching(/^Reopened because/), articleIds: [40] },
      ],
    ])('%s', (_, articles, resolution, expected) => {
      expect(statusOf(articles, day(25), resolution)).toMatchObject(expected);
    });
  });

  it('states silence, but does not treat it as an end', () => {
    expect(statusOf(trial, day(17))).toEqual({
      status: 'ongoing',
      reason: 'No reporting for 12 days, last by The Gull.',
      articleIds: [2],
      endedAt: null,
      proposal: null,
    });
    expect(statusOf(trial, day(7)).reason).toMatch(/^No end is certain/);
  });
});
