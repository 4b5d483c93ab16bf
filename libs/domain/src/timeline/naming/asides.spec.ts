import { describe, expect, it } from '@jest/globals';
import { assignDevelopments } from '../milestones/assign-developments.js';
import { draftMilestones } from '../milestones/build-milestones.js';
import { nameStory } from './name-story.js';

const HOUR_MS = 3_600_000;
let ids = 0;

function report(hour: number, title: string, excerpt: string) {
  const id = ++ids;
  return {
    ...{ id, sourceId: id, copyGroup: id, title, excerpt, text: null, imageUrl: null, sourceTrust: null },
    ...{ sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}`, originKey: `source:${id}` },
    publishedAt: new Date(Date.UTC(2031, 2, 3) + hour * HOUR_MS),
  };
}

function named(articles: readonly ReturnType<typeof report>[]) {
  const developments = assignDevelopments(articles);
  return nameStory(developments, draftMilestones(developments), { label: null, closing: [] });
}

const SANK = ['in a storm', 'in high waves', 'at night', 'with all its cars'];

/** A ferry sank, and its owner charged: sixteen reports of two developments. */
function inquiry() {
  const sank = SANK.flatMap((how, n) => [
    report(n, `Ferry Halcyon sinks off Pellmere ${how}`, 'The ferry Halcyon sank off Pellmere.'),
    report(n + 5, `Ferry Halcyon sank off Pellmere ${how}`, 'Off Pellmere the ferry Halcyon sank.'),
  ]);
  const charged = ['Owner of ferry Halcyon charged', 'Ferry Halcyon owner charged'].flatMap((who, n) =>
    [
      'over the sinking',
      'with neglect over the wreck',
      'over the storm crossing',
      'over deaths in the sinking',
    ].map((why, at) =>
      report(
        60 + n * 4 + at,
        `${who} ${why}`,
        'Prosecutors charged the owner of the ferry Halcyon with neglect over the sinking.',
      ),
    ),
  );
  return [...sank, ...charged];
}

/** Two reports about something else that has the name of the ship. */
const song = (hour: number) => [
  report(
    hour,
    'Choir single about Halcyon knocks pop duo Brine off top of charts',
    'A single by a choir about the Halcyon has knocked the duo Brine off the top of the charts.',
  ),
  report(
    hour + 1,
    'Choir knocks duo Brine off top of charts with Halcyon single',
    'The duo Brine lost the top of the charts to a choir that sings about the Halcyon.',
  ),
];

describe('a side matter that joined a long story', () => {
  it('does not name it, nor say where it stands after two days', () => {
    const { name, stands } = named([...inquiry(), ...song(60 + 2 * 24)]);
    expect(name).toMatch(/charged/);
    expect(stands?.text).toMatch(/charged/);
  });

  it('names it if nothing else happened for five days', () => {
    expect(named([...inquiry(), ...song(60 + 5 * 24)]).name).toMatch(/Brine/);
  });

  it('does not name it if only one origin reports it, though days later', () => {
    const { name, stands } = named([...inquiry(), ...song(60 + 10 * 24).slice(1)]);
    expect(name).toMatch(/charged/);
    expect(stands?.text).toMatch(/Brine/);
  });

  it('names a story of few reports', () => {
    expect(named([...inquiry().slice(-8), ...song(120)]).name).toMatch(/Brine/);
  });

  it('is no side matter if no other development has more origins', () => {
    const more = Array.from({ length: 8 }, (_, n) => song(120 + n)).flat();
    expect(named([...inquiry(), ...more]).name).toMatch(/Brine/);
  });
});
