import { describe, expect, it, jest } from '@jest/globals';
import { SeriesTitles } from './series-titles.js';

const DAY_MS = 86_400_000;

/** Whether each title, one per day unless a time is given, is an instalment. */
function instalments(titles: readonly (string | [string, number])[], hosts: readonly string[] = []) {
  const series = new SeriesTitles();
  return titles.map((each, at) => {
    const [title, day] = typeof each === 'string' ? [each, at] : each;
    const url = `https://${hosts[at] ?? 'gull.example'}/news/${at}`;
    return series.take({ url, title, publishedAt: new Date(Date.UTC(2031, 2, 1) + day * DAY_MS) });
  });
}

describe('SeriesTitles', () => {
  it.each([
    'Evening News - March 3, 2031',
    'The Harbour Hour (3 March 2031)',
    'The Harbour Hour | Gull Radio (3 March 2031) Part 2',
    'Morning quiz: Tuesday, March 3',
    '3/3: Gull Evening News',
    'Dam breaks above Orvale | Harbour Hour: Late Edition 03/03/2031',
  ])('knows a dated instalment at once: %s', (title) => {
    expect(instalments([title])).toEqual([true]);
  });

  it.each([
    "Orvale floods: All you need to know about today's big developments",
    'What happened today in Orvale',
    "Evening mail: Today's headlines from the Gull",
    'Council news at a glance: mayor vows to rebuild dam',
    'Newspaper headlines: dam verdict and a wet spring',
    'Dam above Orvale breaks and more top headlines',
    'Morning Briefing: Top stories from the Gull on March 3',
    'Evening news round-up',
    "Here's what happened today: Orvale votes",
    'Top headlines of the day from Orvale',
    'Orvale floods: Latest developments in Varland and beyond on 3 March',
  ])('knows a digest at once: %s', (title) => {
    expect(instalments([title])).toEqual([true]);
  });

  it.each([
    'Morning briefing of the mayor cut short after dam breaks',
    'Gull sells its weekly news digest to rival',
    'Developments in Orvale on hold after 3 March vote',
    "Inquiry asks what happened on the day of Orvale's flood",
    'Dam above Orvale breaks on March 3, 2031',
    'Dam above Orvale breaks',
    'Minister: dam was safe until 3 March',
    'Orvale: 3 marched to the dam',
    "'What happened today is a tragedy', says mayor of Orvale",
    'President condemns what happened today in Orvale parliament',
    'Families want to know what happened overnight at Orvale dam',
    "Minister welcomes today's developments in Orvale peace talks",
    "Markets calm after yesterday's developments at Gull Bank",
    "Rebels reject today's headlines of a truce in Varland",
    "This week's main news conference cancelled after dam breaks",
    "Tonight's big news: Orvale dam breaks",
    "Dam operator faces the day's biggest news story after leak",
    'Council approves housing developments in Orvale on 3 March',
    'Daily briefing: Deaths in Varland pass 20,000',
    'Editor jailed for faking top stories of the day',
    'Readers want less gossip and more stories',
    'Fen: town remembers the quake of 3/11/2011',
  ])('does not take a report for an instalment: %s', (title) => {
    expect(instalments([title])).toEqual([false]);
  });

  it('knows a title whose date alone changes from its second day on', () => {
    expect(instalments(['What happened on 3 March in Orvale', 'What happened on 4 March in Orvale'])).toEqual(
      [false, true],
    );
  });

  it('knows a title without a date from its third day on', () => {
    const list = 'Here are the communities with cases';
    expect(instalments([list, list, list, list])).toEqual([false, false, true, true]);
  });

  it('knows live updates by what stands before the colon', () => {
    const news = ['dam holds', 'dam breaks', 'valley evacuated'];
    expect(instalments(news.map((each) => `Orvale updates LIVE: ${each}`))).toEqual([false, false, true]);
    expect(instalments(news.map((each) => `Orvale: ${each}`))).toEqual([false, false, false]);
  });

  it('counts days, not articles', () => {
    const title = 'Dam above Orvale breaks';
    expect(
      instalments([
        [title, 0],
        [title, 0.1],
        [title, 0.2],
        [title, 0.9],
      ]),
    ).toEqual([false, false, false, false]);
  });

  it('counts each outlet alone, and other numbers as other titles', () => {
    const list = 'Here are the communities with cases';
    const hosts = ['a.example', 'b.example', 'c.example'];
    expect(instalments([list, list, list], hosts)).toEqual([false, false, false]);
    expect(instalments(['Deaths pass 3,000', 'Deaths pass 4,000', 'Deaths pass 5,000'])).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('forgets what was not seen for longest, without a search for each title', () => {
    const series = new SeriesTitles();
    const take = (title: string, day: number) =>
      series.take({
        url: 'https://gull.example/1',
        title,
        publishedAt: new Date(Date.UTC(2031, 2, 1) + day * DAY_MS),
      });
    const oldest = jest.spyOn(Map.prototype, 'keys');
    const searches = () => oldest.mock.calls.length;
    try {
      for (const day of [0, 1]) for (const title of ['Orvale dam', 'Velora strike']) take(title, day);
      for (let n = 0; n < 49_000; n += 1) take(`Other news ${n} of the day`, 1);
      expect(take('Orvale dam', 2)).toBe(true);
      for (let n = 0; n < 49_500; n += 1) take(`Later news ${n} of the day`, 2);
      expect(take('Orvale dam', 3)).toBe(true);
      expect(take('Velora strike', 3)).toBe(false);
      expect(searches()).toBeLessThan(100);
    } finally {
      oldest.mockRestore();
    }
  });
});
