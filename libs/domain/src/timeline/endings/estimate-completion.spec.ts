import { describe, expect, it } from '@jest/globals';
import { type ConfirmationLevel, TOPIC_STATUSES, type TopicStatus } from '#vocabulary';
import type { EndProposal } from './end-proposal.js';
import { estimateCompletion } from './estimate-completion.js';
import { LADDERS } from './ladders/ladder-of.js';
import { OTHER_LADDER } from './ladders/ladder-other.js';

const milestone = (title: string, confirmationLevel: ConfirmationLevel, retractedAt: Date | null = null) => ({
  title,
  confirmationLevel,
  retractedAt,
});

const open = (status: TopicStatus = 'ongoing', proposal: EndProposal | null = null) => ({ status, proposal });
const end = (origins: number, kind = 'emergency', isContested = false): EndProposal => ({
  ...{ kind, reason: '', articleIds: [7, 8], origins, isContested },
});

/** The estimate for a confirmed milestone with this title. */
const estimated = (title: string, status = open()) =>
  estimateCompletion([milestone(title, 'multiple')], status);

describe('estimateCompletion', () => {
  it.each([
    [[], 'reported', 10],
    [[milestone('Dam breaks above Orvale', 'single')], 'reported', 10],
    [[milestone('Dam breaks above Orvale', 'multiple')], 'confirmed', 30],
    [[milestone('Rescuers search for the missing of Orvale dam', 'single')], 'reported', 10],
    [[milestone('Rescuers search for survivors below Orvale dam', 'multiple')], 'rescue', 45],
    [
      [
        milestone('Parliament orders inquiry into Orvale dam', 'verified'),
        milestone('Rescuers search for survivors below Orvale dam', 'multiple'),
      ],
      'inquiry',
      70,
    ],
    [[milestone('Parliament orders inquiry into Orvale dam', 'multiple', new Date(0))], 'reported', 10],
  ] as const)('finds the stage: %#', (milestones, stage, percent) => {
    expect(estimateCompletion([...milestones], open())).toMatchObject({ stage, percent });
  });

  it.each([
    ['Senator introduces bill to tax windmills', 'proposed', 35],
    ['Senate committee approves windmill bill', 'in committee', 45],
    ['Senate passes windmill bill', 'passed by one chamber', 60],
    ['Windmill bill heads to the president, clears Congress', 'passed', 75],
    ['President signs windmill bill', 'signed or vetoed', 85],
    ['Mayor of Orvale calls early election', 'announced', 35],
    ['Polls open in Orvale election', 'voting', 55],
    ['Counting begins in Orvale election', 'counting', 70],
    ['Ilse Marn wins Orvale election', 'declared', 85],
    ['Foundry agrees to buy Anchors in merger', 'announced', 40],
    ['Shareholders approve Foundry merger', 'approved', 65],
    ['Foundry completes merger with Anchors', 'closed or called off', 85],
    ['Millers union votes to strike', 'announced', 35],
    ['Mill workers walk out as strike begins', 'under way', 50],
    ['Talks begin between mill owners and union', 'talks', 60],
    ['Millers union reaches tentative deal', 'deal offered', 75],
    ['Police search for missing miller', 'search under way', 45],
    ['Boat of missing miller found', 'trace found', 60],
    ['Missing miller found alive', 'found', 85],
    ['Man charged with murder of baker', 'charged', 35],
    ['Murder trial of Bram Osk begins', 'on trial', 50],
    ['Judge rules that diary can be used in Osk trial', 'ruling', 60],
    ['Jury finds Bram Osk guilty of murder', 'verdict', 70],
    ['Orvale declares emergency over cholera outbreak', 'measures taken', 40],
    ['Orvale eases lockdown as cholera recedes', 'receding', 50],
    ['Peace talks begin in Orvale war', 'peace talks', 40],
    ['Two kingdoms agree ceasefire', 'ceasefire', 50],
    ['Union of bakers condemns fire brigade', 'confirmed', 30],
    ['Bakers condemn the price of flour; guild urges calm', 'responded', 50],
    ['Council rejects new mill', 'decided', 75],
    ['Water steward resigns', 'decided', 75],
  ])('%s: %s', (title, stage, percent) => {
    expect(estimated(title)).toMatchObject({ stage, percent });
  });

  it.each([
    'Ebola death toll passes 2,500',
    'Miller who wrote songs passes away',
    'Guards fired shots in the air',
    'Passing shower wets the bakers',
    'Baker wins praise for loaf',
    'Signs of life on the moon',
    'Steward rules out a second term',
    'Baker orders pizza',
    'Foundry blocks late shot',
    'Will the council reject the mill?',
    'Council could reject new mill',
  ])('sees no decision in %j', (title) => {
    expect(estimated(title)).toMatchObject({ stage: 'confirmed', percent: 30 });
  });

  it('is concluded by an end that two origins reported, not by a proposed one', () => {
    const concluded = estimated('Dam breaks above Orvale', open('ongoing', end(2)));
    expect(concluded).toEqual({
      percent: 95,
      stage: 'concluded',
      reason: "Stage 'concluded': 2 independent origins report an end, but the story is not resolved yet.",
    });
    expect(estimated('Dam breaks above Orvale', open('ongoing', end(1)))).toMatchObject({ percent: 30 });
  });

  it.each<[string, TopicStatus, EndProposal, string]>([
    [
      'Dam breaks above Orvale',
      'developing',
      end(2),
      "70 Stage 'decided': 2 independent origins report an end, but new developments were reported recently.",
    ],
    [
      'Mayor election in Orvale',
      'ongoing',
      end(2, 'election', true),
      "75 Stage 'decided': 2 independent origins report an end, but it is not final.",
    ],
    [
      'Jury finds Bram Osk guilty of murder',
      'ongoing',
      end(3, 'conviction'),
      "70 Stage 'verdict' of a court case: a confirmed milestone reports it. A court case stays at 70% at most until its end is reported.",
    ],
    [
      'Cholera outbreak in Orvale',
      'ongoing',
      end(2, 'law'),
      "50 Stage 'decided': 2 independent origins report an end, but not one that concludes an epidemic.",
    ],
  ])('is not concluded yet: %s (%s)', (title, status, proposal, expected) => {
    const { percent, reason } = estimated(title, open(status, proposal));
    expect(`${percent} ${reason}`).toBe(expected);
  });

  it.each([
    ['Cholera outbreak in Orvale', 'outbreak'],
    ['Troops of two kingdoms clash in war', 'conflict'],
    ['Murder trial of Bram Osk', 'trial'],
  ])('ends the cap with an end of its own kind: %s', (title, kind) => {
    expect(estimated(title, open('ongoing', end(2, kind))).percent).toBe(95);
    expect(estimated(title, open('developing', end(2, kind))).percent).toBeLessThanOrEqual(70);
  });

  it('is 100 only if resolved', () => {
    expect(estimated('Dam breaks', open('resolved'))).toEqual({
      percent: 100,
      stage: 'concluded',
      reason: 'Complete: the story is resolved.',
    });
  });

  const TITLES = [
    'Dam breaks above Orvale',
    'Jury finds Bram Osk guilty of murder',
    'President signs windmill bill',
    'Ilse Marn wins Orvale election',
    'Two kingdoms agree ceasefire',
    'Cholera outbreak in Orvale',
    'Missing miller found alive',
    'Council rejects new mill',
  ];
  const PROPOSALS = [
    null,
    ...['trial', 'conviction', 'law', 'outbreak', 'conflict', 'missing'].flatMap((kind) =>
      [1, 2, 3].flatMap((origins) => [end(origins, kind), end(origins, kind, true)]),
    ),
  ];
  const CASES = TITLES.flatMap((title) =>
    PROPOSALS.flatMap((proposal) => TOPIC_STATUSES.map((status) => ({ title, proposal, status }))),
  );

  it('is never concluded while developing, and 100 if and only if resolved', () => {
    for (const { title, proposal, status } of CASES) {
      const { stage, percent } = estimated(title, open(status, proposal));
      const seen = { title, proposal, status, stage, percent };
      if (status === 'developing') expect(seen).not.toMatchObject({ stage: 'concluded' });
      if (status === 'developing') expect(percent).toBeLessThanOrEqual(85);
      expect({ ...seen, isFull: percent === 100 }).toMatchObject({ isFull: status === 'resolved' });
      expect({ ...seen, isLast: percent >= 95 }).toMatchObject({ isLast: stage === 'concluded' });
    }
  });
});

describe('the ladders', () => {
  it.each([...LADDERS, OTHER_LADDER])('of $kind rise from confirmed to their cap', ({ steps, cap }) => {
    const percents = [30, ...steps.map(({ percent }) => percent)];
    expect(percents.toSorted((a, b) => a - b)).toEqual(percents);
    expect(new Set(percents).size).toBe(percents.length);
    expect(percents.at(-1)).toBe(cap);
    expect(cap).toBeLessThanOrEqual(85);
  });

  it.each([
    ['an epidemic', 50],
    ['a war', 50],
    ['a court case', 70],
  ])('cap %s at %d', (kind, cap) => {
    const ladder = LADDERS.find((each) => each.kind === kind);
    expect(ladder).toMatchObject({ cap, endsWith: expect.any(Array) });
  });
});
