import { describe, expect, it } from '@jest/globals';
import { assignDevelopments } from '../milestones/assign-developments.js';
import { draftMilestones } from '../milestones/build-milestones.js';
import { nameStory } from './name-story.js';

let next = 1;

function report(hour: number, title: string, excerpt: string) {
  const id = next++;
  return {
    id,
    sourceId: id,
    sourceDomain: `outlet${id}.example`,
    sourceName: `Outlet ${id}`,
    originKey: `source:${id}`,
    copyGroup: id,
    title,
    excerpt,
    text: null,
    publishedAt: new Date(Date.UTC(2031, 2, 3, hour)),
    imageUrl: null,
    sourceTrust: null,
  };
}

function described(...articles: readonly ReturnType<typeof report>[]): string[] {
  return describedAfter([], ...articles);
}

/** `closing` are the reports of the end. */
function describedAfter(
  closing: readonly { id: number }[],
  ...articles: readonly ReturnType<typeof report>[]
): string[] {
  const developments = assignDevelopments(articles);
  const drafts = draftMilestones(developments);
  const ends = { label: null, closing: closing.map(({ id }) => id) };
  return nameStory(developments, drafts, ends).description.map(({ text }) => text);
}

const BROKE = 'The dam above Orvale broke after a week of rain and flooded the lower town.';
const FLOODED = 'The lower town of Orvale was flooded after the dam broke in heavy rain.';
const ORDERED = 'A court in Pellmere ordered the operator of the Orvale dam to pay for all repairs.';
const MUST_PAY =
  'The operator of the broken dam at Orvale must pay for all repairs, a court in Pellmere ruled.';

function broke(first = BROKE, second = FLOODED) {
  return [
    report(1, 'Orvale dam breaks after storm', first),
    report(2, 'Dam above Orvale breaks, flooding the lower town', second),
  ];
}

function ruled(first = ORDERED, second = MUST_PAY) {
  return [
    report(80, 'Court orders the Orvale dam operator to pay for repairs', first),
    report(81, 'Orvale dam operator must pay for repairs, court rules', second),
  ];
}

describe('describeStory', () => {
  it('describes an ended story by its end, then by what it is', () => {
    const end = ruled();
    expect(describedAfter(end, ...broke(), ...end)).toEqual([ORDERED, BROKE]);
  });

  it.each([
    [
      'what was asked for',
      'The mayor of Orvale has asked a court in Pellmere to order repairs of the broken dam.',
    ],
    [
      'a state',
      'The court in Pellmere is hearing the operator of the broken dam above Orvale about repairs.',
    ],
    [
      'what was to come',
      'The operator of the Orvale dam will hear from a court in Pellmere about the repairs.',
    ],
    ['a toll', 'The broken dam above Orvale killed 12 people and flooded the lower town after heavy rain.'],
  ])('leaves out %s from before the end', (_, before) => {
    const end = ruled();
    expect(describedAfter(end, ...broke(before, before), ...end)).toEqual([ORDERED]);
    expect(
      described(...broke(BROKE, before), ...ruled('Water everywhere.', 'Rain in Pellmere.')),
    ).not.toEqual([]);
  });

  it('has nothing if no sentence tells the end', () => {
    const end = ruled(
      'Water everywhere.',
      'By noon there were lamps in the windows of Orvale, below the broken dam.',
    );
    const asked = 'The mayor of Orvale has asked a court in Pellmere to order repairs of the broken dam.';
    expect(describedAfter(end, ...broke(asked, asked), ...end)).toEqual([]);
  });

  it('says first what happened first', () => {
    expect(described(...broke(), ...ruled())).toEqual([BROKE, ORDERED]);
  });

  it('prefers the sentence that other origins bear out', () => {
    const alone = 'Gulls above the Orvale dam forced an airline in Quillport to cancel a dozen flights.';
    expect(described(...broke(alone), report(3, 'Orvale dam breaks', BROKE))).not.toContain(alone);
  });

  it('leaves out what was expected before the latest development', () => {
    const ahead = 'The dam above Orvale is expected to break after a week of rain.';
    expect(described(...broke(ahead, ahead), ...ruled())).toEqual([ORDERED]);
  });

  it('leaves out the tolls of earlier developments', () => {
    const toll = 'The dam above Orvale broke after a week of rain and killed 12 people.';
    expect(described(...broke(toll, toll), ...ruled())).toEqual([ORDERED]);
  });

  it('prefers in a development what happened to what will', () => {
    const ahead = 'A court in Pellmere will order the operator of the Orvale dam to pay for all repairs.';
    expect(described(...ruled(ahead, ORDERED))).toContain(ORDERED);
    expect(described(...ruled(ahead, ORDERED))).not.toContain(ahead);
  });

  it('takes a sentence with a weekday only if there is no other', () => {
    const dated = 'The dam above Orvale broke on Monday and flooded the lower town.';
    const vague = 'Water came tonight.';
    expect(described(...broke(dated, vague))).toEqual([dated]);
    expect(described(...broke(dated, FLOODED))).toEqual([FLOODED]);
  });

  it('is empty if all sentences tease', () => {
    const teaser = 'Why the dam above Orvale is one of the greatest wonders of Pellmere.';
    expect(described(...broke(teaser, teaser))).toEqual([]);
  });

  it('prefers what happened to what somebody said of it', () => {
    const said =
      'Mayor Petra Quill said the dam above Orvale broke after a week of rain and flooded the lower town.';
    expect(described(...broke(said, FLOODED), ...ruled())).toEqual([FLOODED, ORDERED]);
  });

  it('takes the sentence that says where the story stands if no other is clean enough', () => {
    const dated =
      'A court in Pellmere ordered the operator of the Orvale dam to pay for all repairs on Monday.';
    expect(described(...ruled(dated, 'Water everywhere.'))).toEqual([dated]);
  });

  it('ends with the next announced step', () => {
    const at = (text: string) => ({
      ...{ anchorArticleId: 1, day: '2031-04-14', precision: 'day' as const, text, articleIds: [1] },
      ...{ announcedAt: new Date('2031-03-03'), movedFrom: [], metAnchorId: null, calledOff: null },
    });
    const developments = assignDevelopments([...broke(), ...ruled()]);
    const drafts = draftMilestones(developments);
    const endOf = (text: string, today: string) =>
      nameStory(developments, drafts, { label: null, closing: [], steps: [at(text)], today })
        .description.map((each) => each.text)
        .slice(2);
    const text = 'Workers will start to rebuild the dam above Orvale on 14 April.';
    expect(endOf(text, '2031-03-08')).toEqual([text]);
    expect(endOf(text, '2031-04-14')).toEqual([]);
    expect(endOf('Workers will start to rebuild the dam above Orvale in two weeks.', '2031-03-08')).toEqual(
      [],
    );
  });
});
