import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type FictionalItem, readFictionalStream } from './fictional-stream.js';
import { FICTIONAL_FOLDER } from './render-recording.js';

const { outlets, items } = readFictionalStream(FICTIONAL_FOLDER);
const stories = Map.groupBy(
  items.filter((item) => item.story !== null),
  (item) => item.story,
);
const storyItems = [...stories].map(([story, of]) => ({ story, items: of }));

/** Stories that are short on purpose. All others develop on at least four different days. */
const SHORT = ['havring-silo-blast', 'teshmoor-quake', 'two-country-blackout'];

/** Real names, which must not occur in any text, so that nobody mistakes the stream for real news. */
const REAL_NAMES =
  /\b(America|American|Britain|British|England|English|Scotland|Ireland|France|French|Paris|Germany|German|Berlin|Italy|Rome|Spain|Madrid|Portugal|Poland|Russia|Moscow|Ukraine|Kyiv|Sweden|Norway|Oslo|Denmark|Finland|Europe|European|China|Beijing|India|Delhi|Japan|Tokyo|Korea|Australia|Sydney|Canada|Toronto|Mexico|Brazil|Africa|Nigeria|Kenya|Egypt|Israel|Gaza|Iran|Iraq|Turkey|Istanbul|London|Dublin|Edinburgh|Washington|New York|Chicago|California|Reuters|Associated Press|Bloomberg|Interpol|NASA|Nato|UEFA|FIFA|Olympic|Google|Apple|Microsoft|Amazon|Facebook|Tesla|Trump|Biden|Putin|Democrat|Republican|Labour Party|Tory|Oscar|Cannes)\b/;

const textOf = (item: FictionalItem) =>
  [
    item.title,
    item.summary,
    item.content,
    item.author,
    ...(item.changes ?? []).flatMap((change) => [change.title, change.summary]),
  ]
    .filter(Boolean)
    .join(' ');

const ownerOf = (slug: string) => outlets.get(slug)?.owner ?? slug;
const daysOf = (of: FictionalItem[]) =>
  new Set(of.map((item) => (item.publishedAt ?? item.appearsAt).slice(0, 10)));
const within = (text: string, from: number, to: number) => text.length >= from && text.length <= to;
const isFullText = (item: FictionalItem) => outlets.get(item.outlet)?.fullText === true;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
/** The share of the first text's words that are in the second one. */
const shareOf = (words: string[], of: string[]) =>
  words.filter((word) => of.includes(word)).length / words.length;
const copies = items.filter((item) => /^\((Tidewire|Norrend Dispatch)\) — /.test(item.summary));

describe('the fictional stream', () => {
  it('is large enough for a fortnight of news', () => {
    const owners = new Set([...outlets.values()].map((outlet) => outlet.owner));
    const agencies = [...outlets.values()].filter((outlet) => outlet.mediaType === 'news agency');
    expect({ outlets: outlets.size, owners: owners.size, agencies: agencies.length }).toEqual({
      outlets: 14,
      owners: 9,
      agencies: 2,
    });
    expect(stories.size).toBeGreaterThanOrEqual(40);
    expect(items.length).toBeGreaterThanOrEqual(800);
    expect(items.filter((item) => item.story === null).length).toBeGreaterThanOrEqual(40);
  });

  it('has a unique domain for each outlet, and items for every outlet', () => {
    const domains = new Set([...outlets.values()].map((outlet) => outlet.domain));
    expect(domains.size).toBe(outlets.size);
    expect(new Set(items.map((item) => item.outlet))).toEqual(new Set(outlets.keys()));
  });

  it.each(storyItems)('$story is reported by several outlets on several days', ({ story, items: of }) => {
    expect(new Set(of.map((item) => item.outlet)).size).toBeGreaterThanOrEqual(3);
    expect(daysOf(of).size).toBeGreaterThanOrEqual(SHORT.includes(String(story)) ? 3 : 4);
    expect(of.every((item) => item.development !== undefined && item.originOutlet !== undefined)).toBe(true);
  });

  it.each(storyItems)('$story: developments are in chronological order', ({ items: of }) => {
    const firsts = [...Map.groupBy(of, (item) => item.development ?? 0)]
      .sort(([a], [b]) => a - b)
      .map(([, reports]) => Math.min(...reports.map((report) => Date.parse(report.appearsAt))));
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
  });

  it('has developments reported by three owners, and some reported by only one', () => {
    const origins = storyItems.flatMap(({ items: of }) =>
      [...Map.groupBy(of, (item) => item.development).values()].map(
        (reports) => new Set(reports.map((report) => ownerOf(report.originOutlet ?? report.outlet))).size,
      ),
    );
    expect(origins.filter((count) => count >= 3).length).toBeGreaterThanOrEqual(20);
    expect(origins.filter((count) => count === 1).length).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ['a headline of 40 to 95 characters', (item: FictionalItem) => within(item.title, 40, 95)],
    ['a summary of 150 to 480 characters', (item: FictionalItem) => within(item.summary, 150, 480)],
    ['no name of the real world', (item: FictionalItem) => !REAL_NAMES.test(textOf(item))],
    [
      'a picture that exists, or none',
      (item: FictionalItem) => !item.image || existsSync(picture(item.image)),
    ],
    ['full text only if the outlet provides it', (item: FictionalItem) => !item.content || isFullText(item)],
  ])('every item has %s', (_rule, holds) => {
    expect(items.filter((item) => !holds(item)).map((item) => `${item.outlet} ${item.title}`)).toEqual([]);
  });

  it('stays within its fourteen days', () => {
    const instants = items.flatMap((item) => [
      item.appearsAt,
      ...(item.publishedAt ? [item.publishedAt] : []),
      ...(item.changes ?? []).map((change) => change.at),
    ]);
    for (const instant of instants) {
      expect(instant >= '2031-03-03' && instant < '2031-03-17').toBe(true);
    }
    expect(daysOf(items).size).toBe(14);
    expect(items.every((item) => item.publishedAt === null || item.publishedAt <= item.appearsAt)).toBe(true);
  });

  it('has guids and paths that are unique per outlet', () => {
    expect(new Set(items.map((item) => `${item.outlet} ${item.guid}`)).size).toBe(items.length);
    expect(new Set(items.map((item) => `${item.outlet} ${item.path}`)).size).toBe(items.length);
  });

  it('copies wire texts with credit, and names the agency as their origin', () => {
    expect(copies.length).toBeGreaterThanOrEqual(180);
    for (const copy of copies) {
      const agency = copy.summary.startsWith('(Tidewire)') ? 'tidewire' : 'norrenddispatch';
      expect(copy.originOutlet).toBe(agency);
      const printed = wordsOf(copy.summary.replace(/^\([^)]+\) — /, ''));
      const sent = items.filter(({ outlet, story }) => outlet === agency && story === copy.story);
      expect(Math.max(...sent.map((item) => shareOf(printed, wordsOf(item.summary))))).toBeGreaterThan(0.9);
    }
  });

  it('has a wire text that nine outlets print in nine variants', () => {
    const alarm = items.filter((item) => item.story === 'two-country-blackout' && item.development === 1);
    const printed = alarm.filter((item) => item.originOutlet === 'tidewire' && item.outlet !== 'tidewire');
    expect(new Set(printed.map((item) => item.outlet)).size).toBe(9);
    expect(new Set(printed.map((item) => `${item.title} ${item.summary}`)).size).toBe(9);
  });

  it('has late, undated, corrected and withdrawn items, like real feeds', () => {
    const late = items.filter(
      (item) => item.publishedAt && Date.parse(item.appearsAt) - Date.parse(item.publishedAt) > 3 * 3_600_000,
    );
    const corrected = items.filter((item) => item.changes?.length);
    expect(late.length).toBeGreaterThanOrEqual(5);
    expect(items.filter((item) => item.publishedAt === null).length).toBeGreaterThanOrEqual(5);
    expect(corrected.length).toBeGreaterThanOrEqual(3);
    expect(corrected.some((item) => item.changes?.some((change) => change.title))).toBe(true);
    expect(items.filter((item) => item.title.startsWith('Retraction: ')).map((item) => item.story)).toEqual([
      'kestrow-salt-cell',
    ]);
  });
});

describe('the pictures', () => {
  it.each(readdirSync(join(FICTIONAL_FOLDER, 'images')))(
    '%s is small, of standard size, and inert',
    (name) => {
      const file = join(FICTIONAL_FOLDER, 'images', name);
      expect(statSync(file).size).toBeLessThan(2048);
      const svg = readFileSync(file, 'utf8');
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 400"/);
      expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href=/i);
    },
  );
});

function picture(name: string): string {
  return join(FICTIONAL_FOLDER, 'images', `${name}.svg`);
}
