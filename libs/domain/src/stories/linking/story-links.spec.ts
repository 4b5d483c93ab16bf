import { describe, expect, it } from '@jest/globals';
import type { LinkArticle } from './link-article.js';
import { type LinkOrder } from './link-orders.js';
import { reviewLinks } from './review-links.js';
import { StoryLinks } from './story-links.js';

const DAY_MS = 86_400_000;
const START = Date.UTC(2031, 2, 1);

const MINE = [
  'Karsk pit: eleven miners trapped underground',
  'Karsk pit: rescuers hear knocking from trapped miners',
  'Karsk pit: families of trapped miners wait',
  'Karsk pit: drill reaches trapped miners',
  'Karsk pit miners brought up alive',
];
const TRIAL = [
  'Banker Odo Vint charged over Lantern fund',
  'Odo Vint denies fraud in Lantern fund case',
  'Lantern fund: witness tells court of Odo Vint',
  'Jury retires in Lantern fund case of Odo Vint',
  'Odo Vint guilty in Lantern fund case',
];
const OTHERS = [
  'Heavy snow closes mountain road to Tilburn',
  'Opera house names new director Salka Brand',
  'Harbour wall in Quenby gets new lamps',
  'Apple harvest smallest in twenty years',
  'Chess prodigy Imre Dahl wins in Oslo',
  'Ferry line adds evening crossing',
  'New tram depot opens in Westmark',
  'Library roof repaired after storm',
];

interface World {
  links: StoryLinks;
  storyOf: Map<number, number>;
  place: (title: string, day: number, event?: number) => number;
  review: (day: number, locked?: number[]) => LinkOrder[];
}

function world(): World {
  const links = new StoryLinks();
  const storyOf = new Map<number, number>();
  let [articles, stories] = [0, 0];
  const newStory = () => {
    stories += 1;
    return stories;
  };
  const place = (title: string, day: number, event?: number) => {
    articles += 1;
    const article: LinkArticle = {
      ...{ id: articles, title, summary: '', url: 'https://a.test/news/1', language: 'en' },
      publishedAt: new Date(START + day * DAY_MS),
    };
    const { story } = links.place(article, event ?? 1_000 + articles, newStory);
    storyOf.set(articles, story);
    return articles;
  };
  const review = (day: number, locked: number[] = []) => {
    const steps = reviewLinks(links, new Date(START + day * DAY_MS), new Set(locked));
    let step = steps.next();
    while (!step.done) step = steps.next();
    for (const order of step.value) {
      const ids = order.kind === 'merge' ? links.articlesOf(order.from) : order.articles;
      const into = order.kind === 'split' ? newStory() : order.into;
      for (const id of ids) storyOf.set(id, into);
      links.move(ids, into);
    }
    return step.value;
  };
  return { links, storyOf, place, review };
}

/** Two affairs of several days among other news, reviewed every night. */
function twoAffairs() {
  const { place, review, storyOf, ...rest } = world();
  const [mine, trial]: [number[], number[]] = [[], []];
  for (let day = 0; day < MINE.length; day += 1) {
    mine.push(place(MINE[day] ?? '', day));
    trial.push(place(TRIAL[day] ?? '', day + 0.1));
    for (const [at, title] of OTHERS.entries()) place(`${title} ${day}`, day + 0.2 + at / 100);
    review(day + 1);
  }
  const storiesOf = (ids: readonly number[]) => new Set(ids.map((id) => storyOf.get(id)));
  return { ...rest, place, review, storyOf, mine, trial, storiesOf };
}

describe('linking events into stories', () => {
  it('keeps an affair of several events together, apart from another', () => {
    const { mine, trial, storiesOf } = twoAffairs();
    expect(storiesOf(mine).size).toBe(1);
    expect(storiesOf(trial).size).toBe(1);
    expect(storiesOf([...mine, ...trial]).size).toBe(2);
  });

  it('changes nothing in a second review', () => {
    const { review } = twoAffairs();
    expect(review(MINE.length)).toEqual([]);
  });

  it('joins a new event to a story that slept for weeks, and says by which words', () => {
    const { links, trial, storyOf } = twoAffairs();
    const article: LinkArticle = {
      ...{ id: 999, title: 'Odo Vint appeals in Lantern fund case', summary: '', url: '', language: 'en' },
      publishedAt: new Date(START + 30 * DAY_MS),
    };
    const placed = links.place(article, 5_000, () => -1);
    expect(placed.story).toBe(storyOf.get(trial[0] ?? 0));
    expect(placed.likeness).toBeGreaterThan(0.25);
    expect(placed.shared.split(', ')).toContain('vint');
  });

  it('leaves an instalment of a series alone, even in an event of the story', () => {
    const { place, review, storyOf, storiesOf, mine } = twoAffairs();
    const bulletin = place('Karsk pit miners: Gull Evening News (6 March 2031)', 5, 1_001);
    review(6);
    expect(storiesOf([bulletin, ...mine]).size).toBe(2);
    expect(storiesOf(mine).size).toBe(1);
    expect([...storyOf.values()].filter((story) => story === storyOf.get(bulletin))).toHaveLength(1);
  });

  it('never joins languages', () => {
    const { links } = twoAffairs();
    const article: LinkArticle = {
      ...{ id: 999, title: 'Odo Vint Lantern fund', summary: '', url: '', language: 'de' },
      publishedAt: new Date(START + 6 * DAY_MS),
    };
    expect(links.place(article, 5_000, () => -1).story).toBe(-1);
  });

  it('orders a merge of two stories that are one, and none for locked stories', () => {
    const torn = () => {
      const made = twoAffairs();
      const story = 7_000;
      made.links.move(made.trial.slice(3), story);
      for (const id of made.trial.slice(3)) made.storyOf.set(id, story);
      return made;
    };
    const free = torn();
    expect(free.review(6)).toEqual([
      { kind: 'merge', from: 7_000, into: free.storyOf.get(free.trial[0] ?? 0) },
    ]);
    expect(torn().review(6, [7_000])).toEqual([]);
  });

  it('splits a story of two affairs', () => {
    const { links, review, mine, trial, storiesOf, storyOf } = twoAffairs();
    const story = storyOf.get(mine[0] ?? 0) ?? 0;
    links.move(trial, story);
    for (const id of trial) storyOf.set(id, story);
    expect(review(6)).toMatchObject([{ kind: 'split', story }]);
    expect(storiesOf(mine).size).toBe(1);
    expect(storiesOf([...mine, ...trial]).size).toBe(2);
  });

  it('cuts an event whose articles report two matters', () => {
    const { place, review, storiesOf } = twoAffairs();
    const event = 6_000;
    const ids = [
      place('Glacier lake above Brunn threatens valley', 5.1, event),
      place('Glacier lake above Brunn: valley evacuated', 5.2, event),
      place('Museum of Hestia buys stolen vase back', 5.3, event),
      place('Stolen vase returns to museum of Hestia', 5.4, event),
    ];
    expect(storiesOf(ids).size).toBe(1);
    review(6);
    expect(storiesOf(ids.slice(0, 2)).size).toBe(1);
    expect(storiesOf(ids).size).toBe(2);
  });

  it('keeps an article in its story if it moves to another event of the story', () => {
    const { links, mine, storiesOf, review } = twoAffairs();
    links.regroup(mine.slice(0, 2), 8_000);
    expect(review(6)).toEqual([]);
    expect(storiesOf(mine).size).toBe(1);
  });

  it('remembers no words of the articles of which it reads nothing', () => {
    const links = new StoryLinks();
    let id = 0;
    const add = (site: string, title: string) => {
      id += 1;
      const url = `https://${site}.test/`;
      const article = { id, title, summary: '', url, language: 'en', publishedAt: new Date(START) };
      links.add(article, id, id);
    };
    const terms = () => {
      const all = Array.from({ length: 20_000 }, (_, term) => term);
      return links.namesOf(all).filter((name) => name !== '').length;
    };
    const repeat = (count: number) => {
      for (let at = 0; at < count; at += 1) add('loud', `Karsk Orlo Benn Odo Vint Lantern zq${id}x`);
    };
    for (let at = 0; at < 300; at += 1) add(`town${at % 40}`, `Harbour w${at}k`);
    repeat(60);
    const before = terms();
    repeat(100);
    expect(before).toBeGreaterThan(300);
    expect(terms()).toBe(before);
  });

  it('forgets the stories silent for longest beyond its limit', () => {
    const links = new StoryLinks({ articles: 20 });
    for (let id = 1; id <= 40; id += 1)
      links.add(
        {
          ...{ id, title: `Word${id} other${id}`, summary: '', url: '', language: 'en' },
          publishedAt: new Date(START + id * DAY_MS),
        },
        id,
        id,
      );
    links.forget();
    expect(links.size.articles).toBeLessThanOrEqual(20);
    expect(links.articlesOf(40)).toEqual([40]);
    expect(links.articlesOf(1)).toEqual([]);
  });
});
