import { describe, expect, it } from '@jest/globals';
import type { StoryArticle } from './story-article.js';
import { StoryModel } from './story-model.js';
import { readMemory, writeMemory } from './topic-memory-text.js';

const START = Date.UTC(2031, 2, 1);
const DAY_MS = 86_400_000;
const SYLLABLES = 'ka ro mi ta len dor vis pra ul bek son ger fy nol ast'.split(' ');
const SHARED = ['Vorlan', 'Tessik', 'Omrade'];

interface Headline {
  title: string;
  matter: string;
  day: number;
}

/** The n-th word of an invented language. */
function word(n: number): string {
  let made = '';
  for (let rest = n + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    made += SYLLABLES[rest % SYLLABLES.length] ?? '';
  return made;
}

/** Five headlines of each matter, of three words of its own and two others, side by side or one matter after the other. */
function headlines(matters: number, { inTurn = false, from = 0, first = 0 } = {}): Headline[] {
  const all = Array.from({ length: matters * 5 }, (_, at): Headline => {
    const [matter, turn] = inTurn ? [Math.floor(at / 5), at % 5] : [at % matters, Math.floor(at / matters)];
    const own = [0, 1, 2].map((n) => word(first + 900 + 3 * matter + n));
    const others = [word(50_000 + first + 2 * at), word(50_001 + first + 2 * at)];
    const day = from + (inTurn ? at / 60 : (matter / matters) * 8 + turn * 0.4);
    return { title: [...own, ...others].join(' '), matter: `${first} ${matter}`, day };
  });
  return all.sort((a, b) => a.day - b.day);
}

const WHERE: Record<string, (words: string[]) => string[]> = {
  'in front': (words) => [...SHARED, ...words],
  'in the middle': (words) => [...words.slice(0, 2), ...SHARED, ...words.slice(2)],
  'at the end': (words) => [...words, ...SHARED],
};

function withShared(all: readonly Headline[], place = WHERE['in front']): Headline[] {
  return all.map((each) => ({ ...each, title: (place?.(each.title.split(' ')) ?? []).join(' ') }));
}

function articleOf({ title, day }: Headline): StoryArticle {
  return { title, summary: '', language: 'en', publishedAt: new Date(START + day * DAY_MS) };
}

/** The headlines of each event. */
function eventsOf(all: readonly Headline[]): Headline[][] {
  const model = new StoryModel();
  const events = new Map<string, Headline[]>();
  for (const each of all) {
    const { topic } = model.place(articleOf(each), () => String(events.size));
    events.set(topic, [...(events.get(topic) ?? []), each]);
  }
  return [...events.values()];
}

/** Of the pairs of one matter, the share in one event; of those of different matters, the share in different events. */
function pairs(events: readonly Headline[][]): { together: number; apart: number } {
  const count = (groups: Iterable<readonly unknown[]>) =>
    [...groups].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  const all = events.flat();
  const ofMatter = count(Map.groupBy(all, ({ matter }) => matter).values());
  const right = events.reduce(
    (sum, own) => sum + count(Map.groupBy(own, ({ matter }) => matter).values()),
    0,
  );
  return {
    together: right / ofMatter,
    apart: 1 - (count(events) - right) / (count([all]) - ofMatter),
  };
}

describe('headlines without summaries that all share three words', () => {
  it.each(
    Object.entries(WHERE).flatMap(([where, place]) =>
      [false, true].map(
        (inTurn) => [where, inTurn ? 'one matter after the other' : 'side by side', place, inTurn] as const,
      ),
    ),
  )('are told apart by the rest: %s, %s', (_, __, place, inTurn) => {
    const plain = headlines(60, { inTurn });
    expect(pairs(eventsOf(plain))).toEqual({ together: 1, apart: 1 });
    const events = eventsOf(withShared(plain, place));
    expect(events.length).toBeGreaterThanOrEqual(57);
    expect(events.length).toBeLessThanOrEqual(63);
    const { together, apart } = pairs(events);
    expect(together).toBeGreaterThan(0.96);
    expect(apart).toBeGreaterThan(0.99);
  });

  it('are told apart after other headlines, once they are many', () => {
    const before = headlines(100).map((each) => ({ ...each, day: each.day / 4 }));
    const later = withShared(headlines(600, { from: 2.5, first: 10_000 }));
    const events = eventsOf([...before, ...later]);
    const { together, apart } = pairs(events);
    expect(together).toBeGreaterThan(0.98);
    expect(apart).toBeGreaterThan(0.9);
  });

  it('are told apart after a restart', () => {
    // Too few for the number of events to reveal that the words are common.
    const KNOWN = 12;
    const all = withShared(headlines(60));
    const [model, restarted] = [new StoryModel(), new StoryModel()];
    let opened = 0;
    const newKey = () => {
      opened += 1;
      return String(opened);
    };
    for (const each of all.slice(0, KNOWN)) model.place(articleOf(each), newKey);
    for (const topic of model.takeChanged(1_000)) {
      const read = readMemory(writeMemory(topic), (language) => restarted.numbersOf(language));
      if (read) restarted.restore(read);
    }
    expect(restarted.size.topics).toBe(model.size.topics);
    for (const each of all.slice(KNOWN)) {
      const decided = restarted.decide(articleOf(each)).topic;
      const { topic } = model.place(articleOf(each), newKey);
      expect(decided ?? topic).toBe(topic);
      restarted.add(topic, articleOf(each));
    }
  });
});

describe('the story of the day in a small stream', () => {
  const ASPECTS =
    `tsunami warning issued for coast|tsunami waves reach harbour|tsunami alert lifted|death toll rises
    |dead found under collapsed houses|thousands evacuated from coast|evacuated families return home|strong aftershock rattles city
    |second aftershock cuts power|power cuts hit homes|copper mines halt work|copper price jumps|president declares disaster zone
    |president visits damaged towns|rescuers search rubble for survivors|child pulled from rubble|hospital damaged patients moved
    |schools closed as engineers inspect damage|powerful magnitude 8 strikes off coast|magnitude 8 rocks north`
      .split('|')
      .map((each) => each.trim());

  it('stays one event, though nine in ten headlines share its words', () => {
    const quake = Array.from({ length: 90 }, (_, at): Headline => {
      const aspect = ASPECTS[(at * 7) % ASPECTS.length] ?? '';
      const title = at % 2 === 0 ? `Orvale earthquake: ${aspect}` : `${aspect} after earthquake in Orvale`;
      return { title, matter: 'quake', day: at / 45 };
    });
    const others = headlines(10)
      .slice(0, 10)
      .map((each, at) => ({ ...each, day: at / 5 }));
    const events = eventsOf([...quake, ...others].sort((a, b) => a.day - b.day));
    const sizes = events.map((own) => own.filter(({ matter }) => matter === 'quake').length);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(80);
  });
});

describe('copies of one headline', () => {
  it.each([
    [10, 100],
    [30, 100],
    [100, 200],
  ])('stay one event among %i others if one of %i has a word more', (others, copies) => {
    const model = new StoryModel();
    const at = (title: string, n: number) => articleOf({ title, matter: '', day: n / 1_000 });
    for (let n = 0; n < others; n += 1) {
      const title = [0, 1, 2, 3, 4, 5].map((of) => word(5_000 + 6 * n + of)).join(' ');
      model.place(at(title, n), () => `other ${n}`);
    }
    const events = Array.from({ length: copies }, (_, n) => {
      const title = n === 3 ? 'Orvale dam breaks after heavy storm' : 'Orvale dam breaks after storm';
      return model.place(at(title, others + n), () => `copy ${n}`).topic;
    });
    expect(new Set(events)).toEqual(new Set(['copy 0']));
    for (const title of ['Orvale dam breaks: hundreds flee', 'Thousands flee as Orvale dam breaks'])
      expect(model.decide(at(title, others + copies + 10))).toMatchObject({ topic: 'copy 0' });
  });
});

it('finds each of many events, also after others were removed', () => {
  const model = new StoryModel();
  const at = (n: number) => {
    const title = [0, 1, 2, 3, 4, 5].map((of) => word(5_000 + 6 * n + of)).join(' ');
    return articleOf({ title, matter: '', day: n / 10_000 });
  };
  const numbers = Array.from({ length: 2_500 }, (_, n) => n);
  for (const n of numbers) model.add(`event ${n}`, at(n));
  const removed = numbers.filter((n) => n % 7 === 0);
  for (const n of removed) model.remove(`event ${n}`);
  for (const n of removed.slice(0, 100)) model.add(`new ${n}`, at(n));
  for (const n of numbers) {
    const left = n % 7 === 0 ? (removed.indexOf(n) < 100 ? `new ${n}` : null) : `event ${n}`;
    expect(model.decide(at(n)).topic).toBe(left);
  }
});

it('keeps the only development that is reported in one event, however many reports have a word of their own', () => {
  const reports = Array.from({ length: 1_000 }, (_, n): Headline => {
    const title = [...[0, 1, 2, 3, 4, 5].map((of) => word(7_000 + of)), word(9_000 + n)].join(' ');
    return { title, matter: '', day: n / 1_200 };
  });
  expect(eventsOf(reports)).toHaveLength(1);
});
