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
  placed(`Pellmere harbour tunnel ${what}`, 'Works on the Pellmere harbour tunnel cost the town a fortune.'),
);

describe('storyLabel', () => {
  it('takes the words that the headlines share, as they are printed', () => {
    expect(storyLabel(ferry, null)).toBe('Silverbank ferry strike');
  });

  it('keeps a stored label that the articles bear out', () => {
    expect(storyLabel([...ferry, ...ferry], 'Silverbank ferry')).toBe('Silverbank ferry');
  });

  it('replaces a stored label that the articles no longer bear out', () => {
    expect(storyLabel([...ferry, ...harbour, ...harbour], 'Silverbank ferry strike')).toBe(
      'Pellmere harbour tunnel',
    );
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

  it('has two to six words out of the titles, also in other languages', () => {
    const german = [
      placed('Streik auf der Silberfähre geht weiter', 'Der Streik auf der Silberfähre dauert an.'),
      placed(
        'Keine Einigung im Streik auf der Silberfähre',
        'Der Streik auf der Silberfähre hält die Inseln fest.',
      ),
    ];
    const label = storyLabel(german, null);
    expect(label === null || german.some(({ article }) => article.title.includes(label))).toBe(true);
  });
});
