import { describe, expect, it } from '@jest/globals';
import { assignDevelopments } from '../../milestones/assign-developments.js';
import { draftMilestones } from '../../milestones/build-milestones.js';
import { nameStory } from '../name-story.js';

let next = 1;

function report(title: string, excerpt: string) {
  const id = next++;
  return {
    ...{ id, sourceId: id, sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}` },
    ...{ originKey: `source:${id}`, copyGroup: id, title, excerpt, text: null },
    ...{ publishedAt: new Date(Date.UTC(2031, 2, 3, 8, id)), imageUrl: null, sourceTrust: null },
  };
}

/** Where a story of two reports stands; the second has the given lead. */
function standing(lead: string, first = 'Water everywhere, said a miller.') {
  const articles = [
    report('Court orders the Orvale dam operator to pay for repairs', first),
    report('Orvale dam operator ordered to pay for repairs by a court', lead),
  ];
  const developments = assignDevelopments(articles);
  const named = nameStory(developments, draftMilestones(developments), { label: null, closing: [] });
  const cited = articles.find(({ id }) => id === named.stands?.articleIds[0]);
  return { text: named.stands?.text, name: named.name, lead: cited?.excerpt };
}

const RULED =
  'The operator of the broken dam at Orvale was ordered to pay for all repairs by a court in Pellmere.';

describe('standingSentence', () => {
  it('tells the headline in a sentence of a report, and cites that report', () => {
    const { text, name, lead } = standing(RULED);
    expect(text).toBe(RULED);
    expect(lead).toBe(RULED);
    expect(name).not.toBe(RULED);
  });

  it.each([
    ['another matter', 'The operator of the Orvale dam owns a cafe in Pellmere that is known for its pies.'],
    [
      'colour',
      'A dog named Pim barked at the operator of the Orvale dam at noon before the gates of a court.',
    ],
    ['a caption', 'Pictured: the operator of the Orvale dam, who must pay for repairs, a court ruled.'],
    [
      'the night of the report',
      'The operator of the Orvale dam must pay for repairs, a court ruled tonight.',
    ],
    [
      'a weekday in the present',
      'The court orders the Orvale dam operator, who is in Pellmere on Friday, to pay for repairs.',
    ],
    ['a question', 'Must the operator of the Orvale dam pay for all repairs that a court ordered?'],
    ['the outlet itself', 'We asked the court whether the Orvale dam operator must pay for repairs.'],
    [
      'a headline that ran into it',
      'Court orders Bram Osk to pay for Orvale dam repairs Bram Osk, its operator, was told by a court.',
    ],
  ])('keeps the headline instead of %s', (_, lead) => {
    const { text, name } = standing(lead);
    expect(text).toBe(name);
  });

  it('prefers a sentence without a weekday, and one that tells what happened', () => {
    const dated =
      'The operator of the Orvale dam was ordered to pay for repairs by a court in Pellmere on Monday.';
    const ahead = 'A court in Pellmere will order the operator of the Orvale dam to pay for repairs.';
    expect(standing(RULED, dated).text).toBe(RULED);
    expect(standing(RULED, ahead).text).toBe(RULED);
    expect(standing(dated).text).toBe(dated);
  });

  it('does not take a place such as the Mournes for mourning', () => {
    const here = 'A court in Mourne ordered the operator of the Orvale dam to pay for repairs.';
    const there = 'A court ordered the operator of the Orvale dam to pay for old repairs.';
    expect(standing(here, there).text).toBe(here);
  });

  it('prefers a sentence that tells a death to one about those who mourn', () => {
    const died = 'Tessa Quill, the singer of the Orvale opera, died in Pellmere.';
    const mourned =
      'Friends are paying tribute to the singer Tessa Quill, who died at the age of 36 in Pellmere.';
    const articles = [
      report('Singer Tessa Quill dies at 36 in Pellmere', mourned),
      report('Singer Tessa Quill dies at 36 in Pellmere', died),
      report('Singer Tessa Quill dies at 36 in Pellmere', 'Her sister spoke of the singer Tessa Quill.'),
    ];
    const developments = assignDevelopments(articles);
    const drafts = draftMilestones(developments);
    expect(nameStory(developments, drafts, { label: null, closing: [] }).stands?.text).toBe(died);
  });
});
