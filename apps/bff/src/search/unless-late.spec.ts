import { describe, expect, it } from '@jest/globals';
import type { RawSql } from '#persistence/database';
import { unlessLate } from './unless-late.js';

describe('the statements of a search', () => {
  it('are not begun once the search has used up its time', async () => {
    const begun: string[] = [];
    const db: RawSql = {
      rows: async (text) => {
        begun.push(text);
        return [];
      },
    };
    let now = 500;
    const search = unlessLate(db, 2500, () => now);
    await search.rows('select 1');
    now += 2000;
    await search.rows('select 2');
    now += 1;
    await expect(search.rows('select 3')).rejects.toMatchObject({ code: 'too_slow' });
    expect(begun).toEqual(['select 1', 'select 2']);
  });
});
