import { describe, expect, it, jest } from '@jest/globals';
import { Boilerplate, StoryModel } from '../placing/index.js';
import type { LinkArticle } from './link-article.js';
import { PartIndex } from './part-index.js';
import { reviewLinks } from './review-links.js';
import { StoryLinks } from './story-links.js';

const DAY_MS = 86_400_000;
const START = Date.UTC(2031, 2, 1);
const SYLLABLES = 'ka ro mi ta len dor vis pra ul bek son ger fy nol ast'.split(' ');
const OUTLETS = 6;
/** Work for four times the articles: it would be sixteen times as much if it grew with the square. */
const NEARLY_LINEAR = 9;
/** The same for the processor's time, in which other programs take part. */
const FAR_FROM_SQUARE = 12;

interface Report {
  title: string;
  day: number;
  event: number;
  /** What it is about. */
  truth: string;
  /** One of several if missing. */
  outlet?: string;
}

/** The n-th word of an invented language. */
function word(n: number): string {
  let made = '';
  for (let rest = n + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    made += SYLLABLES[rest % SYLLABLES.length] ?? '';
  return made;
}

/** Words in an order that looks random and is always the same. */
function randomWords(kinds: number): () => string {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return word(50_000 + Math.floor((state / 2 ** 32) * kinds));
  };
}

function articleOf(id: number, { title, day, outlet }: Report): LinkArticle {
  const url = `https://${outlet ?? `outlet-${id % OUTLETS}.test`}/news/1`;
  const publishedAt = new Date(START + day * DAY_MS);
  return { id, title, summary: '', url, language: 'en', publishedAt };
}

function world() {
  const links = new StoryLinks();
  const storyOf = new Map<number, number>();
  const truthOf = new Map<number, string>();
  let stories = 0;
  const newStory = () => {
    stories += 1;
    return stories;
  };
  const place = (report: Report) => {
    const id = storyOf.size + 1;
    const { story, likeness } = links.place(articleOf(id, report), report.event, newStory);
    if (!Number.isFinite(likeness)) throw new Error(`The likeness of ${report.title} is ${likeness}.`);
    storyOf.set(id, story);
    truthOf.set(id, report.truth);
  };
  const review = (day: number) => {
    const steps = reviewLinks(links, new Date(START + day * DAY_MS), new Set());
    let step = steps.next();
    while (!step.done) step = steps.next();
    for (const order of step.value) {
      const ids = order.kind === 'merge' ? links.articlesOf(order.from) : order.articles;
      const into = order.kind === 'split' ? newStory() : order.into;
      for (const id of ids) storyOf.set(id, into);
      links.move(ids, into);
    }
  };
  /** Places reports in this order, and reviews whenever the day changes. */
  const read = (reports: readonly Report[]) => {
    for (const [at, report] of reports.entries()) {
      place(report);
      const next = reports[at + 1]?.day ?? Number.POSITIVE_INFINITY;
      if (Math.floor(next) !== Math.floor(report.day)) review(Math.floor(report.day) + 1);
    }
  };
  const storiesOf = (truth: string) =>
    new Set([...storyOf].filter(([id]) => truthOf.get(id) === truth).map(([, story]) => story));
  const purity = () => {
    const truths = [...Map.groupBy(storyOf, ([, story]) => story).values()].map(
      (own) => new Set(own.map(([id]) => truthOf.get(id))).size,
    );
    return truths.filter((count) => count === 1).length / truths.length;
  };
  return { links, storyOf, truthOf, place, review, read, storiesOf, purity };
}

/** Five reports about each of `count` small stories, in the order of time. */
function smallStories(count: number, { days = 10, prefix = '' } = {}): Report[] {
  const other = randomWords(20_000);
  const reports = Array.from({ length: count * 5 }, (_, at): Report => {
    const [story, turn] = [at % count, Math.floor(at / count)];
    const day = (story / count) * (days - 2) + turn * 0.4;
    const title = `${prefix}${word(3 * story)} ${word(3 * story + 1)} ${word(3 * story + 2)} ${other()} ${other()}`;
    return { title, day, event: at + 1, truth: `story ${story}` };
  });
  return reports.sort((a, b) => a.day - b.day);
}

/** What `work` takes: parts that it compared by their terms and vectors that it made, and the processor's time (µs). */
function measured(work: () => void): { compared: number; time: number } {
  const sharing = jest.spyOn(PartIndex.prototype, 'sharing');
  const add = jest.spyOn(PartIndex.prototype, 'add');
  const before = process.cpuUsage();
  try {
    work();
    const { user, system } = process.cpuUsage(before);
    const compared = sharing.mock.results.reduce(
      (sum, result) => sum + (result.type === 'return' ? result.value.parts.length : 0),
      0,
    );
    expect(compared).toBeGreaterThan(0);
    return { compared: compared + add.mock.calls.length, time: user + system };
  } finally {
    sharing.mockRestore();
    add.mockRestore();
  }
}

describe('a stream in which every title shares three words', () => {
  it('keeps its stories apart, with as much work as without these words', () => {
    const [plain, shared] = [world(), world()];
    const { compared: usual } = measured(() => plain.read(smallStories(600)));
    const { compared: met } = measured(() =>
      shared.read(smallStories(600, { prefix: 'Vorlan Tessik Omrade: ' })),
    );
    expect(shared.storyOf.size).toBe(3_000);
    expect(shared.purity()).toBeGreaterThan(0.98);
    expect(shared.links.size.stories).toBeGreaterThan(plain.links.size.stories * 0.9);
    expect(shared.links.size.stories).toBeLessThan(plain.links.size.stories * 1.3);
    expect(met).toBeLessThan(usual * 3);
  });

  /** How the events of the same stories are told apart if all titles begin like this. Of each event: what its articles are about. */
  function eventsOf(prefix: string, hasSummary: boolean) {
    const [model, boilerplate] = [new StoryModel(), new Boilerplate()];
    const truths = new Map<string, Set<string>>();
    for (const [at, { title, day, truth }] of smallStories(600, { prefix }).entries()) {
      const own = `${title.slice(prefix.length)} ${word(90_000 + at)}`;
      const summary = hasSummary ? `${own} and the council of ${word(95_000 + at)} heard of it` : '';
      const said = boilerplate.take(`outlet-${at % OUTLETS}.test`, { title, summary });
      const article = { ...said, language: 'en', publishedAt: new Date(START + day * DAY_MS) };
      const { topic } = model.place(article, () => String(truths.size + 1));
      truths.set(topic, (truths.get(topic) ?? new Set()).add(truth));
    }
    const pure = [...truths.values()].filter(({ size }) => size === 1).length;
    return { events: truths.size, purity: pure / truths.size };
  }

  it.each([
    ['summaries', 'Vorlan Tessik Omrade ', true],
    ['the words as a heading', 'Vorlan Tessik Omrade: ', false],
    ['headlines alone', 'Vorlan Tessik Omrade ', false],
  ])('keeps its events apart: %s', (_, prefix, hasSummary) => {
    const [plain, shared] = [eventsOf('', hasSummary), eventsOf(prefix, hasSummary)];
    expect(shared.purity).toBeGreaterThan(0.98);
    expect(shared.events).toBeGreaterThan(plain.events * 0.95);
    expect(shared.events).toBeLessThan(plain.events * 1.05);
  });
});

describe('an outlet that names two protagonists 1,000 times', () => {
  const EVENTS = {
    'an event each': (n: number) => 90_000 + n,
    'an event a day': (_: number, day: number) => 70 + day,
  };
  const oneEvent = () => 70;

  type Spam = (n: number, other: () => string, truths: readonly string[]) => string;
  const repeated: Spam = (_, other) => `Karsk pit Orlo Benn, Odo Vint Lantern fund ${other()}`;

  /** Ten days of a pit and of a trial, which several outlets report, among other news. On the last five one outlet names both. */
  function tenDays(eventOf: (n: number, day: number) => number, { others = 400, spam = repeated } = {}) {
    const other = randomWords(9_000);
    const reports: Report[] = [];
    const report = (truth: string, title: string, day: number, event: number, outlet?: string) =>
      reports.push({ truth, title, day, event, ...(outlet !== undefined && { outlet }) });
    for (let day = 0; day < 10; day += 1) {
      for (let n = 0; n < others; n += 1)
        report(
          'other',
          Array.from({ length: 5 }, other).join(' '),
          day + n / (2 * others),
          100_000 + reports.length,
        );
      const [pit, court] = [other(), other()];
      const first = reports.length;
      for (let n = 0; n < 10; n += 1) {
        report('mine', `Karsk pit Orlo Benn miners ${pit} ${other()}`, day + 0.8, 10 + day);
        report('trial', `Odo Vint Lantern fund ${court} ${other()}`, day + 0.8, 40 + day);
      }
      const truths = reports.slice(first).map(({ title }) => title);
      for (let n = 0; day >= 5 && n < 200; n += 1)
        report('spam', spam(n, other, truths), day + 0.9, eventOf(reports.length, day), 'loud.test');
    }
    return reports;
  }

  it.each([...Object.entries(EVENTS), ['one event', oneEvent] as const])(
    'does not make their stories one: %s',
    (_, eventOf) => {
      const { read, storiesOf } = world();
      const reports = tenDays(eventOf);
      expect(reports.filter(({ truth }) => truth === 'spam')).toHaveLength(1_000);
      read(reports);
      const mine = storiesOf('mine');
      expect([...storiesOf('trial')].filter((story) => mine.has(story))).toEqual([]);
    },
  );

  const different: Spam = (n, other) => {
    const names = 'Karsk pit Orlo Benn Odo Vint Lantern fund'.split(' ');
    const said = Array.from({ length: 3 + (n % 5) }, other);
    return [...names.slice(n % 8), ...said, ...names.slice(0, n % 8)].join(' ');
  };
  /** True headlines, the pit's and the trial's in turn, with the name of the other story. */
  const copied: Spam = (n, _, truths) => `${truths[n % 20]} ${n % 2 === 0 ? 'Odo Vint' : 'Orlo Benn'}`;
  const eventOfTruth = (n: number, day: number) => (n % 2 === 0 ? 10 : 40) + day;

  it.each([
    ['an event each', EVENTS['an event each'], repeated, 90],
    ['different headlines', EVENTS['an event each'], different, 80],
    ['copied headlines in the events that they copy', eventOfTruth, copied, 90],
  ])('does not tear their stories: %s', (_, eventOf, spam, least) => {
    const { read, storyOf, truthOf } = world();
    read(tenDays(eventOf, { others: 1_200, spam }));
    for (const truth of ['mine', 'trial']) {
      const own = [...storyOf].filter(([id]) => truthOf.get(id) === truth);
      const sizes = [...Map.groupBy(own, ([, story]) => story).values()].map(({ length }) => length);
      expect(Math.max(...sizes)).toBeGreaterThanOrEqual(least);
    }
  });

  it('is known again after a restart', () => {
    const [{ links, place, storyOf }, loaded] = [world(), new StoryLinks()];
    const reports = tenDays(EVENTS['an event each'], { others: 300 });
    for (const report of reports) {
      place(report);
      const id = storyOf.size;
      loaded.load(articleOf(id, report), report.event, storyOf.get(id) ?? 0);
    }
    const steps = loaded.loaded();
    while (!steps.next().done);
    const next = articleOf(storyOf.size + 1, { ...(reports.at(-1) as Report), event: 1 });
    const fresh = () => 1_000_000;
    const choice = links.place(next, 1, fresh);
    expect(loaded.place(next, 1, fresh)).toEqual(choice);
    // None of its names is read any more.
    expect(choice).toMatchObject({ story: 1_000_000, likeness: 0 });
  });
});

describe('a story of 20,000 articles', () => {
  const story = (articles: number, perEvent: number): Report[] => {
    // As many other words as articles, so that each is as rare in a large story as in a small one.
    const other = randomWords(articles);
    return Array.from({ length: articles }, (_, at) => ({
      ...{ title: `Karsk pit miners ${other()} ${other()}`, truth: 'mine', day: at / 1_000 },
      event: 1 + Math.floor(at / perEvent),
    }));
  };

  it.each([
    ['one event', 20_000],
    ['events of 40', 40],
  ])('takes work by its number of articles to place, review and move: %s', (_, perEvent) => {
    const run = (articles: number) => {
      const { links, read, storyOf } = world();
      read(story(articles, perEvent));
      links.move([...storyOf.keys()], 90_000);
      expect(links.articlesOf(90_000)).toHaveLength(articles);
      links.regroup([...storyOf.keys()].slice(0, articles / 2), 90_000);
      expect(new Set(links.articlesOf(90_000)).size).toBe(articles);
    };
    const [few, many] = [5_000, 20_000].map((articles) => {
      const [first, second] = [1, 2].map(() => measured(() => run(articles)));
      return { compared: first?.compared ?? 0, time: Math.min(first?.time ?? 0, second?.time ?? 0) };
    });
    expect(few?.compared).toBeGreaterThan(0);
    expect(many?.compared).toBeLessThan((few?.compared ?? 0) * NEARLY_LINEAR);
    expect(many?.time).toBeLessThan((few?.time ?? 0) * FAR_FROM_SQUARE);
  });
});

describe('a month replayed backwards', () => {
  it('ends with nearly the same stories as forwards, after nearly the same work', () => {
    const [forwards, backwards] = [world(), world()];
    const month = smallStories(500, { days: 30 });
    const { compared: before } = measured(() => forwards.read(month));
    const { compared: after } = measured(() => backwards.read(month.toReversed()));
    expect(after).toBeLessThan(before * 1.5);
    const [usual, turned] = [forwards.links.size.stories, backwards.links.size.stories];
    expect(turned).toBeGreaterThan(usual * 0.95);
    expect(turned).toBeLessThan(usual * 1.05);
    expect(backwards.purity()).toBeGreaterThan(0.98);
  });
});
