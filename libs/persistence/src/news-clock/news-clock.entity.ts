import { defineEntity, p } from '@mikro-orm/core';
import { NEWS_MODES } from '#vocabulary';
import { NEWS_MODE } from '../database/words.js';

const NewsClockSchema = defineEntity({
  name: 'NewsClock',
  properties: {
    id: p.integer().primary().autoincrement(false),
    mode: p.enum(NEWS_MODES),
    /** The recording's name, span and whether it is fictional. Null with live feeds. */
    recordingName: p.text().nullable(),
    fictional: p.boolean().default(false),
    recordedFrom: p.datetime().nullable(),
    recordedTo: p.datetime().nullable(),
    /** Until this time, the replay runs as fast as the worker can follow. */
    backfillUntil: p.datetime().nullable(),
    /** News time was `replayAt` at the system time `wallAt`. */
    replayAt: p.datetime().nullable(),
    wallAt: p.datetime().nullable(),
    /** News seconds per second of system time, 0 while catching up. */
    speed: p.double().default(0),
    /** When the first round was read and placed. */
    readyAt: p.datetime().nullable(),
  },
  checks: [
    { name: 'news_clock_is_one', expression: 'id = 1' },
    { name: 'news_clock_speed_positive', expression: 'speed >= 0' },
    {
      name: 'news_clock_recording_whole',
      expression: `mode = ${NEWS_MODE.live} or num_nulls(recording_name, recorded_from, recorded_to, backfill_until, replay_at, wall_at) = 0`,
    },
  ],
});

/** News time: one row that every process reads. */
export class NewsClockRow extends NewsClockSchema.class {}
NewsClockSchema.setClass(NewsClockRow);
