import { describe, expect, it } from '@jest/globals';
import type { Recording } from '../../recorded/recording.js';
import { databaseOf } from './feed-set.js';

const named = (name: string) => {
  const recording: Recording = {
    folder: '/',
    name,
    fictional: true,
    from: new Date(0),
    to: new Date(0),
    outlets: new Map(),
  };
  return databaseOf({ mode: 'recorded', recording });
};

describe('the embedded database of a feed set', () => {
  it('has a fixed name for live feeds', () => {
    expect(databaseOf({ mode: 'live' })).toBe('followthrough_live');
  });

  it.each([
    ['news-2026-08', 'followthrough_news_2026_08'],
    ['The Meridian fortnight', 'followthrough_the_meridian_fortnight'],
    ['"; drop database postgres; --', 'followthrough_drop_database_postgres'],
    ['Новости', 'followthrough_recording'],
    ['x'.repeat(200), `followthrough_${'x'.repeat(40)}`],
  ])('is named after the recording %s', (name, database) => {
    expect(named(name)).toBe(database);
  });
});
