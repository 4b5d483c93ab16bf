import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newsNow } from '#domain/news-clock';
import { hasPlaced } from '#persistence/ingest/schedule';
import {
  advanceReplay,
  markReady,
  type NewsClockState,
  persistReplay,
  type RecordingStart,
  readNewsClock,
  resumeReplay,
  startPlaying,
  startReplay,
} from '#persistence/news-clock';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const WALL = new Date('2032-01-01T00:00:00Z');
const minutesLater = (minutes: number) => new Date(WALL.getTime() + minutes * 60_000);
const RECORDING: RecordingStart = {
  name: 'The fortnight',
  fictional: true,
  from: NEWS_DAY,
  to: hoursAfter(48),
  backfillUntil: hoursAfter(12),
  wall: WALL,
};

let database: TestDatabase;

beforeAll(async () => {
  database = await seededDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.rows('delete from news_clock');
  await startReplay(database.db, RECORDING);
});

async function clock(): Promise<NewsClockState> {
  const state = await readNewsClock(database.db);
  if (!state) throw new Error('the clock has no row');
  return state;
}
const nowAt = async (wall: Date) => newsNow((await clock()).time, wall);

/** The backfill is done and the replay plays a minute a second since `WALL`. */
async function play(): Promise<void> {
  await advanceReplay(database.db, NEWS_DAY, hoursAfter(12), WALL);
  await markReady(database.db, WALL);
  await startPlaying(database.db, 60, WALL);
}

describe('startReplay', () => {
  it('resumes the same recording at its position', async () => {
    await play();
    await startReplay(database.db, { ...RECORDING, wall: minutesLater(5) });
    expect(await clock()).toMatchObject({ time: { replayAt: hoursAfter(12), speed: 60 }, readyAt: WALL });
  });

  it.each([
    ['name', { name: 'Another fortnight' }],
    ['beginning', { from: hoursAfter(1) }],
    ['end', { to: hoursAfter(50) }],
  ])('starts again with a recording of another %s', async (_, change) => {
    await play();
    await startReplay(database.db, { ...RECORDING, ...change });
    expect(await clock()).toMatchObject({
      time: { replayAt: { ...RECORDING, ...change }.from, speed: 0 },
      readyAt: null,
    });
  });

  it('catches up if the backfill reaches further than before', async () => {
    await play();
    await startReplay(database.db, { ...RECORDING, backfillUntil: hoursAfter(24) });
    expect((await clock()).time).toMatchObject({
      backfillUntil: hoursAfter(24),
      replayAt: hoursAfter(12),
      speed: 0,
    });
  });

  it('ends a shortened backfill at its position, never earlier', async () => {
    await advanceReplay(database.db, NEWS_DAY, hoursAfter(6), WALL);
    await startReplay(database.db, { ...RECORDING, backfillUntil: hoursAfter(3) });
    expect((await clock()).time).toMatchObject({ backfillUntil: hoursAfter(6), replayAt: hoursAfter(6) });
  });
});

describe('a playing replay', () => {
  it('loses no saved position if all processes are killed', async () => {
    await play();
    await persistReplay(database.db, minutesLater(10));
    expect(await nowAt(minutesLater(11))).toEqual(hoursAfter(12 + 11));
    await resumeReplay(database.db, minutesLater(90));
    expect(await nowAt(minutesLater(91))).toEqual(hoursAfter(12 + 11));
  });

  it('runs on unchanged when its position is saved, also by two at once or late', async () => {
    await play();
    await Promise.all([
      persistReplay(database.db, minutesLater(2)),
      persistReplay(database.db, minutesLater(2)),
    ]);
    await persistReplay(database.db, minutesLater(1));
    expect(await nowAt(minutesLater(5))).toEqual(hoursAfter(12 + 5));
  });

  it('stops at the end of the recording', async () => {
    await play();
    await persistReplay(database.db, minutesLater(600));
    expect((await clock()).time).toMatchObject({ replayAt: hoursAfter(48) });
  });

  it('continues from its position if its speed changes', async () => {
    await play();
    await startPlaying(database.db, 1, minutesLater(10));
    expect(await nowAt(minutesLater(70))).toEqual(hoursAfter(12 + 10 + 1));
  });

  it('does not save its position while it catches up', async () => {
    await persistReplay(database.db, minutesLater(10));
    expect((await clock()).time).toMatchObject({ replayAt: NEWS_DAY, wallAt: WALL });
  });
});

describe('live news', () => {
  it('is ready for readers once enough articles are placed', async () => {
    expect(await hasPlaced(database.db, 1)).toBe(false);
    await buildArticle(database.db);
    await buildArticle(database.db, { topic_id: null, is_card: false });
    expect(await hasPlaced(database.db, 1)).toBe(true);
    expect(await hasPlaced(database.db, 2)).toBe(false);
  });
});
