import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readLabels, storyLabelSchema } from '../../eval/gold/gold-labels.js';
import { type FictionalItem, readFictionalStream } from './fictional-stream.js';
import { FICTIONAL_FOLDER } from './render-recording.js';

const reports = z.array(z.string()).min(1);
const day = z.iso.date();
const note = z.string().optional();
const storyLabel = { story: z.string(), kind: z.string(), note };
const goldSchema = z.strictObject({
  stream: z.string(),
  until: z.iso.datetime(),
  stories: z.array(
    z.discriminatedUnion('status', [
      z.strictObject({ ...storyLabel, status: z.literal('open') }),
      z.strictObject({ ...storyLabel, status: z.literal('silent'), since: day }),
      z.strictObject({ ...storyLabel, status: z.literal('proposal'), claimedBy: reports }),
      z.strictObject({ ...storyLabel, status: z.enum(['resolved', 'ended']), since: day, closedBy: reports }),
      z.strictObject({
        ...storyLabel,
        ...{ status: z.literal('reopened'), since: day, reopenedBy: reports },
        ...{ closedOn: day, closedBy: reports },
      }),
    ]),
  ),
  retracted: z.array(z.strictObject({ story: z.string(), what: z.string(), reports, withdrawnBy: reports })),
  lookAlikes: z.array(z.tuple([z.string(), z.string()])),
  tolls: z.array(
    z.strictObject({
      story: z.string(),
      final: z.int(),
      reports: z.array(z.strictObject({ item: z.string(), dead: z.int() })).min(3),
    }),
  ),
  wireTexts: z.array(z.strictObject({ story: z.string(), text: z.string(), copies: reports })),
});

const GOLD_FOLDER = join(import.meta.dirname, '..', '..', '..', 'test', 'gold');
const gold = goldSchema.parse(JSON.parse(readFileSync(join(GOLD_FOLDER, 'fictional.json'), 'utf8')));
const { outlets, items } = readFictionalStream(FICTIONAL_FOLDER);
const byId = new Map(items.map((item) => [`${item.outlet} ${item.guid}`, item]));
const storyNames = new Set(items.flatMap(({ story }) => story ?? []));

/** The items with these gold ids. Each must belong to the story. */
function itemsOf(story: string, ids: readonly string[]): FictionalItem[] {
  const found = ids.flatMap((id) => byId.get(id) ?? []).filter((item) => item.story === story);
  expect(found).toHaveLength(ids.length);
  return found;
}

const originsOf = (reported: FictionalItem[]) =>
  new Set(reported.map(({ outlet, originOutlet }) => outlets.get(originOutlet ?? outlet)?.owner));
const dayOf = ({ publishedAt, appearsAt }: FictionalItem) => (publishedAt ?? appearsAt).slice(0, 10);
const ended = gold.stories.flatMap((label) => ('closedBy' in label ? [label] : []));

describe('the labels of the fictional stream', () => {
  it('name every story exactly once, and no others', () => {
    const labelled = gold.stories.map(({ story }) => story);
    expect(labelled).toEqual([...storyNames].sort());
    for (const { story } of [...gold.retracted, ...gold.tolls, ...gold.wireTexts]) {
      expect(storyNames).toContain(story);
    }
    for (const pair of gold.lookAlikes) for (const story of pair) expect(storyNames).toContain(story);
  });

  it.each(gold.lookAlikes)('%s and %s overlap in time', (...pair) => {
    const days = pair.map((story) =>
      items
        .filter((item) => item.story === story)
        .map(dayOf)
        .sort(),
    );
    const [later = ''] = days
      .flatMap(([first]) => first ?? [])
      .sort()
      .reverse();
    const [sooner = ''] = days.flatMap((each) => each.at(-1) ?? []).sort();
    expect(later <= sooner).toBe(true);
  });

  it.each(ended)('$story: two origins reported its end on the labelled day', (label) => {
    const closing = itemsOf(label.story, label.closedBy);
    expect(originsOf(closing).size).toBeGreaterThanOrEqual(2);
    const settled = label.status === 'reopened' ? label.closedOn : label.since;
    expect(closing.map(dayOf)).toEqual(closing.map(() => settled));
  });

  it('has at least ten stories that end by the ninth day, without news after the tenth', () => {
    const resolved = ended.filter(({ status }) => status === 'resolved');
    expect(resolved.length).toBeGreaterThanOrEqual(10);
    for (const { story, since } of resolved) {
      expect(since <= '2031-03-11').toBe(true);
      expect(items.filter((item) => item.story === story && dayOf(item) > '2031-03-12')).toEqual([]);
    }
  });

  it('has stories that reopen days after their end, reported by two origins', () => {
    const reopened = ended.flatMap((label) => (label.status === 'reopened' ? [label] : []));
    expect(reopened.length).toBeGreaterThanOrEqual(1);
    for (const { story, reopenedBy, since, closedOn } of reopened) {
      const fresh = itemsOf(story, reopenedBy);
      expect(originsOf(fresh).size).toBeGreaterThanOrEqual(2);
      expect(Date.parse(since) - Date.parse(closedOn)).toBeGreaterThanOrEqual(5 * 86_400_000);
    }
  });

  it('has an end claimed by only one origin, and stories that fall silent', () => {
    const claims = gold.stories.flatMap((label) => (label.status === 'proposal' ? [label] : []));
    expect(claims.length).toBeGreaterThanOrEqual(1);
    for (const { story, claimedBy } of claims) expect(originsOf(itemsOf(story, claimedBy)).size).toBe(1);
    for (const label of gold.stories) {
      if (label.status !== 'silent') continue;
      expect(items.filter((item) => item.story === label.story && dayOf(item) > label.since)).toEqual([]);
    }
  });

  it.each(gold.retracted)(
    '$story: the withdrawn reports came from one origin',
    ({ story, reports, withdrawnBy }) => {
      const claimed = itemsOf(story, reports);
      expect(originsOf(claimed).size).toBe(1);
      const origin = [...originsOf(claimed)];
      expect([...originsOf(itemsOf(story, withdrawnBy))]).toEqual(expect.arrayContaining(origin));
    },
  );

  it.each(gold.tolls)(
    '$story: origins first differ on the death toll, then agree',
    ({ story, final, reports }) => {
      const counted = itemsOf(
        story,
        reports.map(({ item }) => item),
      );
      expect(originsOf(counted).size).toBeGreaterThanOrEqual(2);
      expect(new Set(reports.map(({ dead }) => dead)).size).toBeGreaterThanOrEqual(2);
      expect(reports.at(-1)?.dead).toBe(final);
    },
  );

  it.each(gold.wireTexts)('$story: nine outlets print one wire text', ({ story, text, copies }) => {
    const [sent] = itemsOf(story, [text]);
    const printed = itemsOf(story, copies);
    expect(new Set(printed.map(({ outlet }) => outlet)).size).toBeGreaterThanOrEqual(9);
    expect(printed.every(({ originOutlet }) => originOutlet === sent?.outlet)).toBe(true);
  });

  it('match the file that `eval status` reads', async () => {
    const lines = await readLabels(join(GOLD_FOLDER, 'status-fictional.jsonl'), storyLabelSchema, 'all');
    const expected = gold.stories.map((label) => {
      const isOver = label.status === 'resolved' || label.status === 'ended';
      return {
        ...{ id: label.story, kind: label.kind, status: isOver ? 'closed' : 'open' },
        ...{ sure: label.status !== 'ended', since: isOver ? label.since : undefined },
        ...{ articles: items.filter(({ story }) => story === label.story).length },
        closing: isOver ? label.closedBy.length : 0,
      };
    });
    expect(
      lines.map(({ id, kind, status, sure, since, articles, closing }) => ({
        ...{ id, kind, status, sure, since: since?.slice(0, 10) },
        ...{ articles: articles.length, closing: closing.length },
      })),
    ).toEqual(expected);
  });
});
