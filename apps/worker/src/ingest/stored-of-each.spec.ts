import { describe, expect, it } from '@jest/globals';
import type { RawSql } from '#persistence/database';
import type { ArticleMarks, StoredArticle } from '#persistence/ingest/article';
import { storedOfEach } from './stored-of-each.js';

const row = (values: Partial<StoredArticle>): StoredArticle => ({
  id: 1,
  source_id: 9,
  feed_id: 1,
  identity_key: 'feed:1:x',
  url: 'https://herald.example/x',
  title_key: null,
  content_hash: 'text',
  raw_hash: 'raw',
  is_gone: false,
  ...values,
});
const marks = (values: Partial<ArticleMarks>): ArticleMarks => ({
  sourceId: 9,
  identityKey: 'feed:2:y',
  addressKey: 'url:https://herald.example/y',
  url: 'https://herald.example/y',
  titleKey: null,
  ...values,
});

describe('storedOfEach', () => {
  it('returns the matching rows of each document, without duplicates', async () => {
    const byKey = row({ id: 1 });
    const byAddressKey = row({
      id: 2,
      identity_key: 'url:https://herald.example/y',
      url: 'https://herald.example/y',
    });
    const byTitle = row({ id: 3, identity_key: 'feed:3:z', title_key: 'bridge 2031-03-03', url: 'z' });
    const db: RawSql = { rows: async <Row>() => [byKey, byAddressKey, byTitle] as Row[] };
    const documents = [
      [marks({ identityKey: 'feed:1:x', addressKey: null, url: 'https://herald.example/new' })],
      [marks({}), marks({ titleKey: 'bridge 2031-03-03', url: 'w', addressKey: null })],
      [marks({ sourceId: 8, titleKey: 'bridge 2031-03-03', addressKey: null })],
    ];
    expect(await storedOfEach(db, documents)).toEqual([[byKey], [byAddressKey, byTitle], []]);
  });

  it('matches a source key with the global key', async () => {
    const stored = row({ identity_key: 'url:https://tribune.example/y', url: 'https://tribune.example/y' });
    const db: RawSql = { rows: async <Row>() => [stored] as Row[] };
    const key = 'source:herald.example:https://tribune.example/y';
    expect(await storedOfEach(db, [[marks({ identityKey: key, addressKey: key })]])).toEqual([[stored]]);
    expect(await storedOfEach(db, [[marks({ addressKey: key })]])).toEqual([[stored]]);
  });
});
