import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import type { z } from 'zod';
import { SourcePage, Today } from '#contract/reading';
import { TopicChanges, TopicPage, Topics } from '#contract/stories';
import { Milestones } from '#contract/timeline';
import { newsNow } from '#domain/news-clock';
import { readNewsClock } from '#persistence/news-clock';
import { sourcesNeverAssessed } from '#persistence/trust';
import { createLogger, projectRoot, readSettings } from '#platform/runtime';
import { createApp } from '../../../apps/bff/src/create-app.js';
import { dataFolder } from '../../support/launcher.js';
import { prepareReplay, type Replay, untilReady } from '../../support/replay.js';
import { stopGently } from '../../support/worker-process.js';

/** The recording until the day before its end, which is what `FEEDS=recorded npm start` plays before it is ready. */
const HOURS = 13 * 24;
const BUILT =
  '<!doctype html><html><head><title>Built</title></head><body><div id="root"></div></body></html>';

const readme = readFileSync(join(projectRoot(), 'README.md'), 'utf8');
const [, tour = ''] = /## Two minutes with the fictional news\n(.*?)\n## /s.exec(readme) ?? [];
/** The pages that the tour opens, by the words of their links. */
const pages = new Map(
  [...tour.matchAll(/\[([^\]]+)\]\(http:\/\/localhost:3000(\/[^)]*)\)/g)].map(
    ([, words = '', path = '']): [string, string] => [words.replace(/\s+/g, ' '), path],
  ),
);
const slugOf = (words: string) => pages.get(words)?.split('/').at(-1) ?? '';

/** What the tour says, in the groups of `pattern`. */
function said(pattern: RegExp): string[] {
  const found = pattern.exec(tour.replace(/\s+/g, ' '));
  if (found === null) throw new Error(`The tour in README.md no longer says ${pattern}`);
  return found.slice(1);
}

const dayOf = (instant: string | Date | undefined) =>
  instant &&
  new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const data = dataFolder();
let replay: Replay;
let app: NestExpressApplication;

beforeAll(async () => {
  replay = await prepareReplay(HOURS, data);
  const { url, db } = replay.database;
  const worker = replay.startWorker();
  await untilReady(db);
  while ((await sourcesNeverAssessed(db, 1)).length > 0) await wait(100);
  await stopGently(worker);
  writeFileSync(join(data, 'index.html'), BUILT);
  const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: url, LOG_LEVEL: 'silent' });
  app = await createApp(settings, createLogger(settings, 'bff'), data);
  await app.init();
});

afterAll(async () => {
  await app.close();
  await replay.close();
  rmSync(data, { recursive: true, force: true });
});

async function answered<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  const { body } = await request(app.getHttpServer()).get(`/api${path}`).expect(200);
  return schema.parse(body);
}
const story = (words: string) => answered(`/topics/${slugOf(words)}`, TopicPage);
const milestonesOf = (id: number) => answered(`/topics/${id}/milestones`, Milestones);

const DAM = 'story';
const STRIKE = 'tram strike of Port Lumen';
const BATTERY = 'salt battery of Kestrow';
const AGENCY = 'A source';

describe('the tour of README.md', () => {
  it('links to pages that are what it says', async () => {
    const titles: [string, string | undefined][] = [];
    for (const [words, path] of pages) {
      const { text } = await request(app.getHttpServer()).get(path).expect(200);
      titles.push([words, /<title>([^<]*) \| Followthrough<\/title>/.exec(text)?.[1]]);
    }
    expect(titles).toEqual([
      ['Home', 'Home'],
      ['Ended Stories', 'Ended Stories'],
      [DAM, expect.stringContaining('Garrow dam')],
      [STRIKE, expect.stringContaining('Lumen Tramways')],
      [BATTERY, expect.stringContaining('Kestrow')],
      [AGENCY, 'Tidewire'],
    ]);
  });

  it('begins on its day, with five stories', async () => {
    const [day] = said(/It is then (\d+ \w+) 2031/);
    const clock = await readNewsClock(replay.database.db);
    expect(dayOf(clock ? newsNow(clock.time, new Date()) : undefined)).toBe(day);
    said(/_Today_: five stories, each in one sentence/);
    const { lead, stories } = await answered('/today', Today);
    const shown = [lead, ...stories];
    expect(shown).toHaveLength(5);
    for (const each of shown)
      expect(each).toMatchObject({ whereItStands: { text: expect.stringMatching(/\S/) } });
  });

  it('shows a story that ended, with its day and its origins', async () => {
    const [day] = said(/says _Ended (\d+ \w+)_/);
    const [origins, outlets] = said(/_(\d+) independent origins · (\d+) outlets_/).map(Number);
    const { id, status, ending } = await story(DAM);
    expect([status, dayOf(ending?.at)]).toEqual(['resolved', day]);
    const end = (await milestonesOf(id)).find((each) => each.id === ending?.milestoneId);
    expect(end).toMatchObject({ originCount: origins, outletCount: outlets });
    expect((await answered('/topics?sort=ended', Topics)).map(({ slug }) => slug)).toContain(slugOf(DAM));
  });

  it('shows a story that opened again', async () => {
    const days = said(/ended with a deal on (\d+ \w+), and opened again on (\d+ \w+)/);
    const { id, status } = await story(STRIKE);
    expect(status).not.toBe('resolved');
    const changes = await answered(`/topics/${id}/changes`, TopicChanges);
    const [reopened, resolved] = changes.filter((each) => each.status !== null);
    expect(resolved?.sentence).toContain(`, ${days[0]} 2031)`);
    expect(reopened?.sentence).toMatch(/^Reopened because /);
    expect(dayOf(reopened?.at)).toBe(days[1]);
  });

  it('shows a milestone that its source took back', async () => {
    said(/a resignation that its source took back/);
    const { id } = await story(BATTERY);
    const retracted = (await milestonesOf(id)).filter((each) => each.retracted);
    expect(retracted).toEqual([
      expect.objectContaining({ title: expect.stringMatching(/resign/i), retraction: null }),
    ]);
  });

  it('shows a score that is a range', async () => {
    said(/the score of this agency is a range/);
    const source = await answered(`/sources/${slugOf(AGENCY)}`, SourcePage);
    expect(source.trustRange?.isFirstEstimate).toBe(true);
    expect(source.trust.factors.length).toBeGreaterThan(0);
  });
});
