import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ITEMS_PER_FEED = 3;
const FROM = new Date('2031-03-03T00:00:00Z');

/** Longer than the hour in which the feeds fall due, so that late feeds are still fetched. */
const SPAN_MS = 3 * 3_600_000;

const SYLLABLES = 'ba de fi go lu ma ne pi ro su ta ve wi xo ya zu'.split(' ');

/**
 * Creates a recording of this many outlets. Each has its own host and one document with three invented items, which exist from the
 * beginning and stay fresh for longer than the hour. Returns its folder.
 */
export function recordingOfOneHour(feeds: number): string {
  return recordingOf(feeds, ITEMS_PER_FEED, { name: 'one hour', spanMs: SPAN_MS });
}

/** Outlets without items in a recording of one moment, whose clock stands still. Returns its folder. */
export function recordingOfOneMoment(feeds: number): string {
  return recordingOf(feeds, 0, { name: 'one moment', spanMs: 0 });
}

function recordingOf(
  feeds: number,
  items: number,
  { name, spanMs }: { name: string; spanMs: number },
): string {
  const folder = mkdtempSync(join(tmpdir(), 'followthrough-bench-'));
  const outlets: Record<string, { name: string; domain: string; language: string }> = {};
  const manifest: string[] = [];
  for (let index = 0; index < feeds; index++) {
    const outlet = `outlet-${index}`;
    outlets[outlet] = { name: `Outlet ${index}`, domain: `${outlet}.example`, language: 'en' };
    const xml = documentOf(outlet, items);
    const file = `${outlet}.xml`;
    writeFileSync(join(folder, file), xml);
    const fetched = FROM.toISOString().replaceAll(/[-:]|\.\d+/g, '');
    manifest.push(JSON.stringify({ outlet, fetched, file, sha1: digest('sha1', xml).toString('hex') }));
  }
  writeFileSync(join(folder, 'manifest.jsonl'), `${manifest.join('\n')}\n`);
  writeFileSync(join(folder, 'outlets.json'), JSON.stringify(outlets));
  const span = { from: FROM.toISOString(), to: new Date(FROM.getTime() + spanMs).toISOString() };
  writeFileSync(join(folder, 'recording.json'), JSON.stringify({ name, fictional: true, ...span }));
  return folder;
}

function documentOf(outlet: string, number: number): string {
  const items = Array.from({ length: number }, (_, index) => itemOf(outlet, index));
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${outlet}</title>${items.join('')}</channel></rss>`;
}

function itemOf(outlet: string, index: number): string {
  const link = `https://${outlet}.example/${index}`;
  const words = wordsOf(link);
  const title = `${words.slice(0, 3).join(' ')} and the ${words.slice(3, 6).join(' ')}`;
  const lead = `The ${words.slice(3, 9).join(' ')} of ${words.slice(9).join(' ')} was in the ${words[0]}.`;
  return `<item><title>${title}</title><link>${link}</link><guid>${link}</guid><description>${lead}</description><pubDate>${FROM.toUTCString()}</pubDate></item>`;
}

/** Sixteen words out of 4,096. The same seed gives the same words. */
function wordsOf(seed: string): string[] {
  const bytes = digest('sha256', seed);
  const syllable = (value: number) => SYLLABLES[value & 15] ?? '';
  return Array.from({ length: bytes.length / 2 }, (_, index) => {
    const value = bytes.readUInt16BE(index * 2);
    return syllable(value) + syllable(value >> 4) + syllable(value >> 8);
  });
}

function digest(algorithm: string, text: string): Buffer {
  return createHash(algorithm).update(text).digest();
}
