import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../read/read-article.js';
import { storyLabel } from './story-label.js';

let next = 1;

function placed(title: string, excerpt: string) {
  const id = next++;
  const article = {
    ...{ id, sourceId: id, sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}`, copyGroup: id },
    ...{ originKey: `source:${id}`, title, excerpt, text: null, publishedAt: new Date(id * 3_600_000) },
    ...{ imageUrl: null, sourceTrust: null },
  };
  return {
    article,
    reading: readArticle(article),
    voice: 'own' as const,
    words: { terms: [], counts: [], newShare: 0 },
  };
}

const ferry = [
  placed(
    'Silverbank ferry strike enters second week',
    'Crews began the Silverbank ferry strike over pay and rest.',
  ),
  placed(
    'Talks to end the Silverbank ferry strike fail',
    'Talks over the Silverbank ferry strike broke down in Pellmere.',
  ),
  placed(
    'Silverbank ferry strike strands islanders',
    'Islanders are stranded by the Silverbank ferry strike.',
  ),
];
const harbour = [
  'opens',
  'delayed',
  'costs double',
  'nears its end',
  'divides council',
  'wins prize',
  'on trial',
].map((what) =>
  placed(
    `Pellmere harbour tunnel ${what}`,
    'Works on the Pellmere harbour tunnel have cost the town a fortune.',
  ),
);

describe('storyLabel', () => {
  it('takes the words that the headlines share, as they are printed', () => {
    expect(storyLabel(ferry, null)).toBe('Silverbank ferry strike');
  });

  it('keeps a stored label that the articles bear out', () => {
    const both = [...ferry, ...harbour.slice(0, 3)];
    for (const label of ['Silverbank ferry strike', 'Pellmere harbour tunnel'])
      expect(storyLabel(both, label)).toBe(label);
  });

  it('replaces a stored label that the articles no longer bear out', () => {
    expect(storyLabel([...ferry, ...harbour, ...harbour], 'Silverbank ferry strike')).toBe(
      'Pellmere harbour tunnel',
    );
  });

  it('completes a stored label that does not say what the matter is', () => {
    expect(storyLabel([...ferry, ...ferry], 'Silverbank')).toBe('Silverbank ferry strike');
  });

  it.each<[rule: string, label: string, ...reports: [title: string, excerpt: string][]]>([
    [
      'sets the name of the story before a matter that headlines print alone',
      'Parcelmark data theft',
      [
        'Data theft at Parcelmark hits two million',
        'The parcel company was told of the data theft on Monday.',
      ],
      ['Two held over data theft at Parcelmark', 'Police made two arrests after the data theft.'],
      ['Parcelmark chief resigns over data theft', 'The data theft has cost the head of Parcelmark his job.'],
    ],
    [
      'does not set a name before it that is in every other headline',
      'Beef imports',
      ['Beef imports: Trump lifts duties', 'The duties on beef imports end on Monday.'],
      ['Trump drops tax on beef imports', 'Farmers fear the new beef imports.'],
    ],
    [
      'does not end in an adjective or a verb',
      'Orvale dam',
      ['Orvale dam repairs stall again', 'The Orvale dam leaks, and the dam needs money.'],
      ['Orvale agrees to pay for dam', 'The Orvale council agrees to pay for the new Orvale dam.'],
      ['Orvale agrees with neighbours on Orvale dam', 'The dam of Orvale is everyone’s dam.'],
    ],
    [
      'keeps the initial of a name, and does not end in a title',
      'E. June Karrow',
      ['E. June Karrow sues Orvale Gov. Pell', 'The writer E. June Karrow went to court.'],
      ['Orvale Gov. Pell answers E. June Karrow', 'A letter to E. June Karrow became known.'],
      ['E. June Karrow meets Orvale Gov. Pell', 'The writer E. June Karrow and he met.'],
    ],
    [
      'does not begin with a preposition',
      'Teshmark quake',
      [
        'Off Teshmark, a quake shakes the sea',
        'The quake was felt on the coast. Off Teshmark, boats rocked.',
      ],
      ['Off Teshmark: divers study Teshmark quake', 'The Teshmark quake opened a ditch.'],
      ['Teshmark quake leaves ditch off Teshmark', 'The quake did little harm.'],
    ],
  ])('%s', (_, label, ...reports) => {
    const articles = reports.map(([title, excerpt]) => placed(title, excerpt));
    expect(storyLabel(articles, null)).toBe(label);
  });

  it('has none while a single origin has reported once or twice', () => {
    expect(storyLabel(ferry.slice(0, 1), null)).toBeNull();
  });

  it.each([
    [
      'nothing is shared',
      [placed('Dam breaks', 'Rain fell.'), placed('Queen abdicates', 'The crown rests.')],
    ],
    ['titles have one word', [placed('Flood', ''), placed('Storm', '')]],
    ['titles have emoji only', [placed('🌊🌊', ''), placed('🌊🌊', '')]],
  ])('has none if %s', (_, articles) => {
    expect(storyLabel(articles, null)).toBeNull();
  });

  it.each<[language: string, label: string, ...reports: [title: string, excerpt: string][]]>([
    [
      'German',
      'Silberauer Fährstreik',
      [
        'Silberauer Fährstreik geht in die zweite Woche',
        'Der Silberauer Fährstreik dauert an, und keine Fähre fährt.',
      ],
      [
        'Keine Einigung im Silberauer Fährstreik',
        'Der Silberauer Fährstreik hält tausend Urlauber auf den Inseln fest.',
      ],
    ],
    [
      'Spanish',
      'Huelga de trenes de Valdemar',
      [
        'La huelga de trenes de Valdemar entra en su segunda semana',
        'Los maquinistas mantienen la huelga de trenes de Valdemar.',
      ],
      [
        'Fracasa la reunión sobre la huelga de trenes de Valdemar',
        'Miles de viajeros sufren la huelga de trenes de Valdemar.',
      ],
    ],
    [
      'French',
      'Grève des bacs de Valcreuse',
      [
        'La grève des bacs de Valcreuse entre dans sa deuxième semaine',
        'Les marins poursuivent la grève des bacs de Valcreuse.',
      ],
      [
        'Pas d’accord dans la grève des bacs de Valcreuse',
        'Les habitants des îles subissent la grève des bacs de Valcreuse.',
      ],
    ],
  ])('takes the words that headlines in %s share: %s', (_, label, ...reports) => {
    const articles = reports.map(([title, excerpt]) => placed(title, excerpt));
    expect(storyLabel(articles, null)).toBe(label);
  });
});
