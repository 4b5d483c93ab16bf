import { describe, expect, it } from '@jest/globals';
import { assignDevelopments } from '../milestones/assign-developments.js';
import { draftMilestones } from '../milestones/build-milestones.js';
import { nameStory, nameTopic } from './name-story.js';

interface Given {
  origin?: string;
  hour?: number;
  trust?: number;
}

let next = 1;

function report(title: string, excerpt: string, { origin, hour, trust }: Given = {}) {
  const id = next++;
  return {
    id,
    sourceId: id,
    sourceDomain: `outlet${id}.example`,
    sourceName: `Outlet ${id}`,
    originKey: `source:${origin ?? id}`,
    copyGroup: id,
    title,
    excerpt,
    text: null,
    publishedAt: new Date(Date.UTC(2031, 2, 3, hour ?? id % 24)),
    imageUrl: null,
    sourceTrust: trust ?? null,
  };
}

function named(articles: readonly ReturnType<typeof report>[], closing: readonly number[] = []) {
  const developments = assignDevelopments(articles);
  return nameStory(developments, draftMilestones(developments), { label: null, closing });
}

const broke = [
  report(
    'Orvale dam breaks after storm',
    'The dam above Orvale broke after a week of rain and flooded the town.',
    {
      hour: 1,
    },
  ),
  report(
    'Dam above Orvale breaks, flooding the lower town',
    'The lower town of Orvale is flooded after its dam gave way.',
    {
      hour: 2,
    },
  ),
  report('Storm breaks Orvale dam', 'A storm that raged for a week has broken the dam above Orvale.', {
    hour: 3,
  }),
];
const ruled = [
  report(
    'Court orders the Orvale dam operator to pay for repairs',
    'A court in Pellmere has ordered the operator of the Orvale dam to pay for all repairs.',
    { hour: 80 },
  ),
  report(
    'Orvale dam operator must pay for repairs, court rules',
    'The operator of the broken dam at Orvale must pay for repairs, judges in Pellmere ruled.',
    { hour: 81 },
  ),
];
const minor = [
  report('Minister visits broken Orvale dam', 'A minister has seen the broken dam at Orvale.', { hour: 90 }),
  report('Orvale dam: minister visits the ruins', 'The ruins of the Orvale dam were shown to a minister.', {
    hour: 91,
  }),
];
const aside = report(
  'Shocking secret of the Orvale dam donkey revealed',
  'Fans of the donkey are in tears.',
  {
    hour: 100,
  },
);
const comment = report('Opinion: Orvale deserves a better dam', 'It is time to build.', { hour: 101 });

describe('nameStory', () => {
  it('follows the development that says where the story stands, not the first', () => {
    expect(named(broke).name).toMatch(/breaks/);
    expect(named([...broke, ...ruled]).name).toMatch(/pay for (?:all )?repairs/);
  });

  it('keeps its name while an aside or comment follows', () => {
    const before = named([...broke, ...ruled]);
    expect(named([...broke, ...ruled, aside, comment]).name).toBe(before.name);
    expect(named([...broke, ...minor]).name).toMatch(/minister/i);
  });

  it('says where a story stands by its newest confirmed development, never by an aside or comment', () => {
    const { stands } = named([...broke, ...ruled, aside, comment]);
    expect(stands?.text).toMatch(/pay for (?:all )?repairs/);
    expect(stands?.draft.originKeys).toHaveLength(2);
    expect(ruled.map(({ id }) => id)).toContain(stands?.articleIds[0]);
  });

  it('takes the ending of a resolved story, unless something significant followed', () => {
    const closing = broke.map(({ id }) => id);
    expect(named([...broke, ...minor], closing).stands?.text).toMatch(/breaks|gave way/);
    expect(named([...broke, ...minor]).stands?.text).toMatch(/minister/);
    expect(named([...broke, ...ruled], closing).stands?.text).toMatch(/pay for (?:all )?repairs/);
  });

  it('takes it also if its headlines have few of the story’s main words', () => {
    const home = [
      report('Evacuated families return home', 'The last families returned to the valley.', { hour: 90 }),
      report('Evacuees are back in their houses', 'Everybody is back, the mayor said.', { hour: 91 }),
    ];
    const all = [...broke, ...ruled, ...minor, ...home];
    const closing = home.map(({ id }) => id);
    expect(named(all, closing).name).toMatch(/return home|back in/);
    expect(named(all).name).toMatch(/Orvale/);
  });

  it.each([
    [100, /pay for (?:all )?repairs/, /pay for repairs/],
    [81 + 24 * 9, /begun to rebuild/, /Repairs of/],
  ])('follows a report of one origin only if it is days newer: hour %d', (hour, text, title) => {
    const lone = report(
      'Repairs of the broken Orvale dam begin',
      'Workers have begun to rebuild the dam above Orvale.',
      { hour },
    );
    const { name, stands } = named([...broke, ...ruled, lone]);
    expect(stands?.text).toMatch(text);
    expect(name).toMatch(title);
  });

  it.each([
    ['continues what others confirm', 'Repairs of the Orvale dam begin near Pellmere', 4, /Repairs/],
    ['is a side matter', 'Singer Petra Merrin opens Orvale dam festival', 4, /pay for (?:all )?repairs/],
    ['has only their main words', 'Orvale dam operator opens wine festival', 4, /pay for (?:all )?repairs/],
    ['is two days newer', 'Repairs of the Orvale dam begin near Pellmere', 2, /pay for (?:all )?repairs/],
  ])(
    'takes its state, but not its name, from a likely report of one origin: one that %s',
    (_, title, days, text) => {
      const lone = report(title, 'See pictures of Orvale.', { hour: 81 + 24 * days });
      const { name, stands } = named([...broke, ...ruled, lone]);
      expect(stands?.text).toMatch(text);
      expect(name).toMatch(/pay for repairs/);
    },
  );

  it('takes its state, but not its name, from a newer report of one origin that is probably not news', () => {
    const lone = report(
      'Orvale dam: repairs of the last wall appear in sight',
      'Repairs of the last wall of the Orvale dam were seen by walkers.',
      { hour: 81 + 24 * 9 },
    );
    const { name, named: draft, stands } = named([...broke, ...ruled, lone]);
    expect(name).toMatch(/pay for repairs/);
    expect(draft?.originKeys).toHaveLength(2);
    expect(stands?.draft.anchorArticleId).toBe(lone.id);
  });

  describe('after several origins announced something', () => {
    const announced = [
      report(
        'Lake behind Orvale dam to be drained for repairs',
        'The lake behind the dam at Orvale is to be drained through its gates.',
        { hour: 120 },
      ),
      report(
        'Orvale dam: lake will be drained before repairs',
        'Before repairs of the dam at Orvale, its lake will be drained through four gates.',
        { hour: 121 },
      ),
    ];
    const cracked = (hour: number) =>
      report(
        'Engineers discover cracks at gates of Orvale dam',
        'Cracks at four gates of the Orvale dam were found on the first day, engineers said.',
        { hour },
      );

    it('takes name and state from the report of one origin that continues it a day later', () => {
      const { name, stands } = named([...broke, ...ruled, ...announced, cracked(150)]);
      expect(name).toBe('Engineers discover cracks at gates of Orvale dam');
      expect(stands?.text).toMatch(/[Cc]racks/);
    });

    it('keeps the announcement for some hours, and if what follows is another matter', () => {
      expect(named([...broke, ...ruled, ...announced, cracked(140)]).name).toMatch(/drained/);
      const other = report('Two arrested for poaching eels at Orvale dam', 'Police caught both at night.', {
        hour: 150,
      });
      expect(named([...broke, ...ruled, ...announced, other]).name).toMatch(/drained/);
    });
  });

  it('prefers likely news to what two origins tell later without any', () => {
    const quoted = [
      report('Orvale dam: a struggle for words after the storm', 'A struggle for words at the dam.', {
        hour: 84,
      }),
      report('Orvale dam looks back on a storm: a struggle for words', 'At the dam they struggle.', {
        hour: 85,
      }),
    ];
    expect(named([...broke, ...ruled, ...quoted]).name).toMatch(/pay for repairs/);
  });

  it('falls back to the newest central report of one origin', () => {
    const { stands } = named([broke[0] ?? aside]);
    expect(stands?.text).toBe(broke[0]?.excerpt);
  });

  it('stands nowhere if nothing is reported plainly', () => {
    const { stands, name } = named([
      report('WATCH THIS DAM', 'Wow.'),
      report('Is this the end of Orvale?', 'Maybe.'),
    ]);
    expect(stands).toBeNull();
    expect(['WATCH THIS DAM', 'Is this the end of Orvale?']).toContain(name);
  });

  it('prefers a plain headline with the main names to a colourful one without', () => {
    const { name } = named([
      report('“We lost it all”', 'The dam above Orvale broke after a week of rain.', { hour: 1, trust: 95 }),
      report('Chilling moment the wall gives way!', 'The dam above Orvale broke and water came.', {
        hour: 2,
      }),
      report('Orvale dam breaks after storm', 'The dam above Orvale broke after the storm.', {
        hour: 1,
        trust: 10,
      }),
    ]);
    expect(name).toBe('Orvale dam breaks after storm');
  });

  it('states the newest toll', () => {
    const toll = (dead: number, hour: number) =>
      report(`Orvale dam break kills ${dead} people`, `The dam break at Orvale has killed ${dead} people.`, {
        hour,
      });
    expect(named([toll(2, 1), toll(12, 4), toll(68, 9)]).name).toContain('68');
  });

  it('states no toll that one report has lowered, if a headline without a number exists', () => {
    const { name } = named([
      report('Orvale dam break kills 68 people', 'The dam break at Orvale has killed 68 people.', {
        hour: 1,
      }),
      report('Dam break in Orvale kills dozens', 'The dam above Orvale broke after a week of rain.', {
        hour: 2,
      }),
      report('Orvale dam break kills 41 people, ministry says', 'The dam break at Orvale killed 41 people.', {
        hour: 3,
      }),
    ]);
    expect(name).toBe('Dam break in Orvale kills dozens');
  });

  it('describes the story in cited sentences, verbatim', () => {
    const { description } = named([...broke, ...ruled]);
    expect(description.length).toBeGreaterThanOrEqual(1);
    expect(description.length).toBeLessThanOrEqual(3);
    for (const { text, articleId } of description)
      expect([...broke, ...ruled].find(({ id }) => id === articleId)?.excerpt).toContain(text);
    expect(description.at(-1)?.text).toContain('repairs');
  });

  it('has no description without a clean sentence', () => {
    const dated = [
      report('Orvale dam breaks after storm', 'The dam above Orvale broke tonight and flooded the town.'),
      report(
        'Dam above Orvale breaks',
        'He said tonight that it was the worst day of his life at Orvale dam.',
      ),
    ];
    expect(named(dated).description).toEqual([]);
  });

  it.each([
    ['one word', 'Orvale'],
    ['five hundred words', `${'dam break at Orvale and '.repeat(100)}flood`],
    ['capitals', 'DAM ABOVE ORVALE BREAKS'],
    ['emoji', '🌊 Orvale 🌊'],
  ])('takes its words from its only title of %s', (_, title) => {
    const { name } = named([report(title, '')]);
    expect(name.length).toBeLessThanOrEqual(160);
    expect(title.toLowerCase()).toContain(name.replace(/…$/, '').toLowerCase());
  });

  it('names a story in two languages after one of its titles', () => {
    const titles = ['Orvale dam breaks after storm', 'Staudamm bei Orvale bricht nach Sturm'];
    expect(titles).toContain(named(titles.map((title) => report(title, ''))).name);
  });

  it('completes a label that is a bare name once four reports tell the matter', () => {
    const reports = [
      report('Tessa Quill sells letters of her youth', 'The letters of the singer Tessa Quill go to Orvale.'),
      report('Orvale buys letters by Tessa Quill', 'The town pays a million for the letters.'),
      report('Tessa Quill letters reach Orvale', 'The singer Tessa Quill wrote the letters to her aunt.'),
      report('Tessa Quill misses her letters', 'The singer Tessa Quill wants the letters to be read.'),
    ];
    const names = (count: number, label: string | null) => {
      const developments = assignDevelopments(reports.slice(0, count));
      return nameStory(developments, draftMilestones(developments), { label, closing: [] });
    };
    const labelOf = (count: number, label: string | null) => names(count, label).label;
    expect(labelOf(3, null)).toBe('Tessa Quill');
    expect(labelOf(4, 'Tessa Quill')).toBe('Tessa Quill: letters');
    expect(labelOf(4, 'Tessa Quill: letters')).toBe('Tessa Quill: letters');
    // Another story may have the label.
    expect(names(4, 'Tessa Quill').longerLabels.at(-1)).toBe('Tessa Quill');
    expect(names(4, 'Tessa Quill: letters').longerLabels).toEqual([]);
  });

  it('has longer labels while its label is new, and keeps a longer one while reports bear it out', () => {
    const developments = assignDevelopments([
      report('Tessa Quill sells letters of her youth', 'The letters of the singer Tessa Quill go to Orvale.'),
      report('Orvale buys letters by Tessa Quill', 'The town pays a million for the letters.'),
      report('Tessa Quill letters reach Orvale', 'The singer Tessa Quill wrote the letters to her aunt.'),
    ]);
    const drafts = draftMilestones(developments);
    const fresh = nameStory(developments, drafts, { label: null, closing: [] });
    expect(fresh.label).toBe('Tessa Quill');
    expect(fresh.longerLabels).toContain('Tessa Quill: letters');
    for (const label of ['Tessa Quill', 'Tessa Quill: letters']) {
      const kept = nameStory(developments, drafts, { label, closing: [] });
      expect([kept.label, kept.longerLabels]).toEqual([label, []]);
    }
    for (const label of fresh.longerLabels)
      expect(nameStory(developments, drafts, { label, closing: [] }).label).toBe(label);
    const shouted = nameStory(developments, drafts, { label: 'TESSA QUILL: letters', closing: [] });
    expect(shouted.label).toBe('TESSA QUILL: letters');
    const outdated = nameStory(developments, drafts, { label: 'Tessa Quill: harbour', closing: [] });
    expect([outdated.label, outdated.longerLabels]).toEqual([fresh.label, fresh.longerLabels]);
  });

  it('has no name without articles', () => {
    expect(named([])).toEqual({
      ...{ name: '', label: null, longerLabels: [], description: [], named: null, stands: null },
    });
    expect(nameTopic([])).toBe('');
  });
});
