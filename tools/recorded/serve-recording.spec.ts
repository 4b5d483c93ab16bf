import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openRecording, recordingFeeds, recordingSpan } from './recording.js';
import { type RecordingServer, serveRecording } from './serve-recording.js';

const folder = mkdtempSync(join(tmpdir(), 'recording-'));
const documents: [string, string, Buffer][] = [
  ['herald', '20310303T060000Z', Buffer.from('<rss>first {base}/images/a.svg \xe9</rss>', 'latin1')],
  ['herald', '20310303T060030Z', Buffer.alloc(0)],
  ['wire', '20310304T000000Z', Buffer.from('{"version":"https://jsonfeed.org/version/1.1"}')],
  ['herald', '20310306T000000Z', Buffer.from('<rss>last')],
];
let now = new Date('2031-03-03T06:00:10Z');
let server: RecordingServer;

beforeAll(async () => {
  const lines = documents.map(([outlet, fetched, bytes]) => {
    const file = `${outlet}/${fetched}.${outlet === 'wire' ? 'json' : 'xml'}`;
    mkdirSync(join(folder, outlet), { recursive: true });
    writeFileSync(join(folder, file), bytes);
    return JSON.stringify({
      outlet,
      fetched,
      file,
      bytes: bytes.length,
      sha1: createHash('sha1').update(bytes).digest('hex'),
    });
  });
  writeFileSync(join(folder, 'manifest.jsonl'), lines.join('\n'));
  writeFileSync(
    join(folder, 'outlets.json'),
    '{"herald":{"name":"Herald","domain":"herald.example","country":"GB"},"wire":{"name":"Wire","domain":"wire.example"}}',
  );
  writeFileSync(
    join(folder, 'recording.json'),
    '{"name":"Two days","fictional":true,"to":"2031-03-07T00:00:00Z"}',
  );
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images', 'a.svg'), '<svg/>');
  server = await serveRecording(await openRecording(folder), { now: () => now });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

describe('openRecording', () => {
  it('indexes the folder', async () => {
    const recording = await openRecording(folder);
    expect(recording).toMatchObject({ name: 'Two days', fictional: true });
    expect(recordingSpan(recording)).toEqual({
      from: new Date('2031-03-03T06:00:00Z'),
      to: new Date('2031-03-07T00:00:00Z'),
    });
    expect(recordingFeeds(recording, 'http://x')).toEqual([
      {
        outlet: 'herald',
        feedUrl: 'http://x/herald/feed',
        name: 'Herald',
        domain: 'herald.example',
        country: 'GB',
      },
      { outlet: 'wire', feedUrl: 'http://x/wire/feed', name: 'Wire', domain: 'wire.example' },
    ]);
  });

  it.each([
    ['no manifest', {}, /has no manifest\.jsonl\.$/],
    ['an empty manifest', { 'manifest.jsonl': '\n' }, /has no documents\.$/],
    ['invalid JSON', { 'manifest.jsonl': 'nonsense' }, /invalid manifest\.jsonl, line 1: /],
    [
      'an unknown outlet',
      {
        'manifest.jsonl':
          '{"outlet":"b","fetched":"20310303T060000Z","file":"outlets.json","sha1":"da39a3ee5e6b4b0d3255bfef95601890afd80709"}',
      },
      /names the outlet b,/,
    ],
    [
      'a path outside the folder',
      {
        'manifest.jsonl':
          '{"outlet":"a","fetched":"20310303T060000Z","file":"../x.xml","sha1":"da39a3ee5e6b4b0d3255bfef95601890afd80709"}',
      },
      /outside its folder/,
    ],
    [
      'a missing file',
      {
        'manifest.jsonl':
          '{"outlet":"a","fetched":"20310303T060000Z","file":"a/x.xml","sha1":"da39a3ee5e6b4b0d3255bfef95601890afd80709"}',
      },
      /lacks the file a\/x\.xml/,
    ],
    [
      'an invalid date',
      {
        'manifest.jsonl':
          '{"outlet":"a","fetched":"20311303T060000Z","file":"outlets.json","sha1":"da39a3ee5e6b4b0d3255bfef95601890afd80709"}',
      },
      /invalid date/,
    ],
  ])('refuses %s', async (_, files, message) => {
    const bad = mkdtempSync(join(tmpdir(), 'recording-'));
    writeFileSync(join(bad, 'outlets.json'), '{"a":{"name":"A","domain":"a.example"}}');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(bad, name), text);
    await expect(openRecording(bad)).rejects.toThrow(message);
    rmSync(bad, { recursive: true });
  });

  it('refuses a path that is not a folder', async () => {
    await expect(openRecording(join(folder, 'nowhere'))).rejects.toThrow(/is not a folder\.$/);
  });
});

describe('serveRecording', () => {
  it('serves the newest document of the replay time, with its own URL inserted', async () => {
    now = new Date('2031-03-03T06:00:10Z');
    const response = await get('/herald/feed');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toBe(
      `<rss>first ${server.url}/images/a.svg \xe9</rss>`,
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/rss+xml',
      date: 'Mon, 03 Mar 2031 06:00:10 GMT',
      expires: 'Mon, 03 Mar 2031 06:00:30 GMT',
      'last-modified': 'Mon, 03 Mar 2031 06:00:00 GMT',
      etag: expect.stringMatching(/^"[\da-f]{40}"$/),
    });
  });

  it('responds with 304 to its own validators', async () => {
    const first = await get('/herald/feed');
    expect((await get('/herald/feed', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(
      304,
    );
    expect(
      (await get('/herald/feed', { 'if-modified-since': first.headers.get('last-modified') ?? '' })).status,
    ).toBe(304);
    expect((await get('/herald/feed', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('serves an empty document unchanged, and limits freshness to one day', async () => {
    now = new Date('2031-03-03T07:00:00Z');
    const response = await get('/herald/feed');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('expires')).toBe('Tue, 04 Mar 2031 07:00:00 GMT');
  });

  it('sends Retry-After until the first document', async () => {
    const response = await get('/wire/feed');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, String(17 * 3600)]);
    now = new Date('2031-03-04T00:00:00Z');
    expect((await get('/wire/feed')).headers.get('content-type')).toBe('application/feed+json');
  });

  it.each([
    ['/images/a.svg', 200],
    ['/images/b.svg', 404],
    ['/images/..%2foutlets.json', 404],
    ['/images/../outlets.json', 404],
    ['/nobody/feed', 404],
    ['/herald', 404],
  ])('%s: %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});
