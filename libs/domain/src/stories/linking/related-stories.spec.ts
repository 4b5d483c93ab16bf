import { describe, expect, it } from '@jest/globals';
import { relatedStories } from './related-stories.js';
import { StoryLinks } from './story-links.js';

const DAY_MS = 86_400_000;
const START = Date.UTC(2031, 2, 1);

const [MINE, INQUIRY, FUND] = [1, 2, 3];
const OTHERS = [
  'Heavy snow closes mountain road to Tilburn',
  'Opera house names new director Salka Brand',
  'Harbour wall in Quenby gets new lamps',
  'Apple harvest smallest in twenty years',
  'Chess prodigy Imre Dahl wins in Oslo',
  'Ferry line adds evening crossing',
];

/** Stories with the titles of their events, a day apart, among unrelated news. */
function linksOf(stories: Record<number, readonly string[]>, languages: Record<number, string> = {}) {
  const links = new StoryLinks();
  let articles = 0;
  const add = (story: number, title: string, day: number, language = 'en') => {
    articles += 1;
    const article = { id: articles, title, summary: '', url: '', language };
    links.add({ ...article, publishedAt: new Date(START + day * DAY_MS) }, 1_000 + articles, story);
  };
  for (const [at, title] of OTHERS.entries()) for (const day of [0, 1]) add(100 + at, title, day);
  for (const [story, titles] of Object.entries(stories))
    for (const [day, title] of titles.entries()) add(Number(story), title, day, languages[Number(story)]);
  return links;
}

function relationsOf(links: StoryLinks, ...stories: number[]) {
  const steps = relatedStories(links, stories);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const MINE_TITLES = [
  'Karsk pit: eleven miners trapped underground',
  'Karsk pit: rescuers hear knocking from trapped miners',
  'Karsk pit: drill reaches trapped miners',
  'Karsk pit: trapped miners brought up alive',
];
const INQUIRY_TITLES = ['Inquiry into Karsk pit opens', 'Inquiry hears owner of Karsk pit'];
const FUND_TITLES = ['Odo Vint charged over Lantern fund', 'Odo Vint denies fraud in Lantern fund case'];

describe('related stories', () => {
  it('relates stories that share a name, with their likeness and what they share', () => {
    const links = linksOf({ [MINE]: MINE_TITLES, [INQUIRY]: INQUIRY_TITLES, [FUND]: FUND_TITLES });
    const [relation, ...more] = relationsOf(links, MINE, FUND);
    expect(more).toEqual([]);
    expect(relation).toMatchObject({ story: MINE, other: INQUIRY, kind: 'related' });
    expect(relation?.likeness).toBeGreaterThan(0.45 * links.settings.join);
    expect(relation?.terms.slice(0, 2).sort()).toEqual(['karsk', 'pit']);
    expect(relationsOf(links, INQUIRY)).toMatchObject([{ story: INQUIRY, other: MINE }]);
  });

  it('calls a story part of a much larger one that it is near to', () => {
    const long = [...MINE_TITLES, ...MINE_TITLES.map((title) => `${title}, says mayor`)];
    const links = linksOf({ [MINE]: long, [INQUIRY]: ['Karsk pit drill', 'Karsk pit: miners and drill'] });
    expect(relationsOf(links, INQUIRY)).toMatchObject([{ other: MINE, kind: 'part_of' }]);
    expect(relationsOf(links, MINE)).toMatchObject([{ other: INQUIRY, kind: 'related' }]);
  });

  it('relates no languages, no single articles and no unknown stories', () => {
    const foreign = linksOf({ [MINE]: MINE_TITLES, [INQUIRY]: INQUIRY_TITLES }, { [INQUIRY]: 'de' });
    expect(relationsOf(foreign, MINE, INQUIRY)).toEqual([]);
    const single = linksOf({ [MINE]: MINE_TITLES, [INQUIRY]: INQUIRY_TITLES.slice(0, 1) });
    expect(relationsOf(single, MINE, INQUIRY, 9_999)).toEqual([]);
  });

  it('keeps the five likeliest', () => {
    const near = Object.fromEntries(
      ['inquiry', 'mayor', 'owner', 'union', 'drill', 'chapel', 'strike'].map((word, at) => [
        10 + at,
        [`Karsk pit ${word}`, `Karsk pit ${word} again`],
      ]),
    );
    const found = relationsOf(linksOf({ [MINE]: MINE_TITLES, ...near }), MINE);
    expect(found).toHaveLength(5);
    const likenesses = found.map(({ likeness }) => likeness);
    expect(likenesses).toEqual(likenesses.toSorted((a, b) => b - a));
  });

  it('does not relate stories that share one rare word only', () => {
    const crash = [
      'Helicopter crash kills minister of Ghana',
      'Ghana mourns: helicopter of minister crashed',
    ];
    const mars = ['Helicopter scouts for Mars planned', 'Mars mission would drop helicopter scouts'];
    const links = linksOf({ [MINE]: crash, [INQUIRY]: mars });
    expect(relationsOf(links, MINE, INQUIRY)).toEqual([]);
  });

  it('does not relate stories by words of a series alone', () => {
    const daily = Array.from({ length: 30 }, (_, at) => [
      20 + at,
      [`Puzzle corner answers ${at}`, `Puzzle corner answers and hints ${at}`],
    ]);
    expect(relationsOf(linksOf(Object.fromEntries(daily)), 20, 30, 49)).toEqual([]);
  });
});
