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

function ruled(first = ORDERED, second = MUST_PAY, hour = 80) {
  return [
    report(hour, 'Court orders the Orvale dam operator to pay for repairs', first),
    report(hour + 1, 'Orvale dam operator must pay for repairs, court rules', second),
  ];
}

const BROKE_WELL =
  'The dam above Orvale broke after a week of rain, flooding the lower town, a school, two mills and a church.';

/** Four outlets tell the break alike. */
function brokeWell(lead = BROKE_WELL) {
  return [
    report(1, 'Orvale dam breaks and floods the lower town', lead),
    report(2, 'Orvale dam breaks after rain, flooding the lower town', lead),
    report(3, 'Dam of Orvale breaks in rain and floods lower town', lead),
    report(4, 'Dam of Orvale operator breaks and floods lower town', lead),
  ];
}

describe('describeStory', () => {
  it('describes an ended story by its end, then by what it is', () => {
    const end = ruled(ORDERED, MUST_PAY, 14);
    expect(describedAfter(end, ...brokeWell(), ...end)).toEqual([ORDERED, BROKE_WELL]);
  });

  it('leaves out a state from before the end, even if it is likely right while the story goes on', () => {
    const state = BROKE_WELL.replace('broke', 'has broken');
    const end = ruled(ORDERED, MUST_PAY, 14);
    expect(described(...brokeWell(state), ...end)).toEqual([state, ORDERED]);
    expect(describedAfter(end, ...brokeWell(state), ...end)).toEqual([ORDERED]);
  });

  it('never says a number that a newer one has replaced', () => {
    const toll = 'The dam above Orvale broke after a week of rain and killed 12 people.';
    const before = [
      report(1, 'Orvale dam breaks after rain', toll),
      report(2, 'Dam of Orvale breaks after rain', toll),
    ];
    const higher = report(3, 'Dam of Orvale breaks, killing 20', 'Water came down; 20 people were killed.');
    expect(described(...before)).toEqual([toll]);
    expect(described(...before, higher)).toEqual([]);
  });

  it('describes an ended story by its end alone if no other sentence is likely right', () => {
    const end = ruled();
    expect(describedAfter(end, ...broke(), ...end)).toEqual([ORDERED]);
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
    expect(described(...brokeWell(), ...ruled(ORDERED, MUST_PAY, 14))).toEqual([BROKE_WELL, ORDERED]);
  });

  it('says one thing if no second sentence is likely right', () => {
    expect(described(...broke(), ...ruled())).toEqual([ORDERED]);
  });

  it('says no second time what the first sentence says', () => {
    const again =
      'The Orvale dam broke in rain, and its lower wall, a bridge, a road, a market and the power station were lost.';
    const alike = [...brokeWell().slice(0, 2), ...brokeWell(again).slice(2)];
    expect(described(...alike)).toHaveLength(1);
  });

  it('prefers the sentence that tells the headline of where the story stands', () => {
    const aside =
      'The operator of the Orvale dam in Pellmere employs 300 people and opened a court of tennis.';
    expect(described(...ruled(aside, ORDERED))).toEqual([ORDERED]);
    expect(described(...ruled(ORDERED, aside))).toEqual([ORDERED]);
  });

  it('prefers the sentence that other origins bear out', () => {
    const alone = 'Gulls above the Orvale dam forced an airline in Quillport to cancel a dozen flights.';
    expect(described(...broke(alone), report(3, 'Orvale dam breaks', BROKE))).not.toContain(alone);
  });

  it.each([
    ['what was expected', 'The dam above Orvale is expected to break after a week of rain.'],
    [
      'what was going on',
      'Rescuers are searching the lower town of Orvale after the dam broke in heavy rain.',
    ],
    ['a toll', 'The dam above Orvale broke after a week of rain and killed 12 people.'],
  ])('leaves out %s before the latest development', (_, before) => {
    const later = () => ruled('Water everywhere.', 'Rain in Pellmere.');
    expect(described(...broke(BROKE, BROKE), ...later())).toEqual([BROKE]);
    expect(described(...broke(before, before), ...later())).toEqual([]);
  });

  it('prefers in a development what happened to what will', () => {
    const ahead = 'A court in Pellmere will order the operator of the Orvale dam to pay for all repairs.';
    expect(described(...ruled(ahead, ORDERED))).toContain(ORDERED);
    expect(described(...ruled(ahead, ORDERED))).not.toContain(ahead);
  });

  it('prefers a sentence without a weekday to the same with one', () => {
    const dated = 'The dam above Orvale broke on Monday and flooded the lower town.';
    const plain = 'The dam above Orvale broke and flooded the lower town.';
    expect(described(...broke(dated, 'Water came.'))).toEqual([dated]);
    expect(described(...broke(dated, plain))).toEqual([plain]);
  });

  it.each(['tonight', 'today', 'tomorrow', 'this week'])('never says %s', (when) => {
    const dated = `The dam above Orvale broke after a week of rain ${when} and flooded the lower town.`;
    expect(described(...broke(dated, dated))).toEqual([]);
  });

  it('is empty if all sentences tease', () => {
    const teaser = 'Why the dam above Orvale is one of the greatest wonders of Pellmere.';
    expect(described(...broke(teaser, teaser))).toEqual([]);
  });

  it('prefers what happened to what somebody said of it', () => {
    const said =
      'Mayor Petra Quill said the dam above Orvale broke after a week of rain and flooded the lower town.';
    expect(described(...broke(said, FLOODED))).toEqual([FLOODED]);
    expect(described(...broke(FLOODED, said))).toEqual([FLOODED]);
  });

  it('takes the sentence that says where the story stands if no other is clean enough', () => {
    const dated =
      'A court in Pellmere ordered the operator of the Orvale dam to pay for all repairs on Monday.';
    expect(described(...ruled(dated, 'Water everywhere.'))).toEqual([dated]);
  });

  it('describes a story in which no report bears out another by the sentence that tells its name', () => {
    const lead = 'Two children of a miller were found alive in a barn in the hills after four days.';
    const other = 'Dogs, lamps and forty neighbours came home at dawn from a cold night in the fog.';
    const small = (first: string) => [
      report(1, 'Skarrow siblings found alive in barn', first),
      report(2, 'Hunt on Skarrow ends', other),
    ];
    expect(described(...small(lead))).toEqual([lead]);
    const voiced = lead.replace('children', 'beloved children');
    expect(described(...small(voiced))).toEqual([]);
    const told = 'Beloved Skarrow siblings were found alive in a barn in the hills after four days.';
    expect(described(...small(told))).toEqual([told]);
  });

  it('describes an end by what the last reports tell if no two of them tell it alike', () => {
    const lead = 'The dam above Orvale, whose wall was lost in a storm, has been rebuilt by 300 workers.';
    const end = [
      report(80, 'Orvale dam rebuilt after storm', lead),
      report(81, 'Orvale dam rebuilt after long storm', 'Bells, flags and a brass band, with cake for all.'),
    ];
    expect(describedAfter(end, ...end)).toEqual([lead]);
  });

  it('prints a sentence without its dateline', () => {
    const [first, second] = broke(`ORVALE (Tidewire) — ${BROKE}`, 'Water came.');
    if (!first || !second) throw new Error('No reports.');
    expect(described({ ...first, originKey: 'agency:tidewire' }, second)).toEqual([BROKE]);
  });

  it('leaves out a headline that ran into the sentence', () => {
    const lead = `Orvale dam breaks after storm and a week of rain ${BROKE}`;
    expect(described(...broke(lead, 'Water came.'))).toEqual([BROKE]);
  });

  it.each([
    ['a forecast for a weekday', 'The storm that broke the dam above Orvale will flood the town on Friday.'],
    ['a person who is not introduced', 'Mr. Osk said that the dam above Orvale broke after a week of rain.'],
    [
      'a time of day that ended a sentence',
      'The dam above Orvale broke at 7:45 a.m. It flooded the lower town after a week of rain.',
    ],
  ])('leaves out %s', (_, sentence) => {
    expect(described(...broke(sentence, sentence))).toEqual([]);
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
        .slice(1);
    const text = 'Workers will start to rebuild the dam above Orvale on 14 April.';
    expect(endOf(text, '2031-03-08')).toEqual([text]);
    expect(endOf(text, '2031-04-14')).toEqual([]);
    expect(endOf('Workers will start to rebuild the dam above Orvale in two weeks.', '2031-03-08')).toEqual(
      [],
    );
  });
});
