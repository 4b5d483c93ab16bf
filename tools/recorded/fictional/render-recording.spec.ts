import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ForeignRecordingFolderError,
  type RenderedRecording,
  renderFictionalRecording,
} from './render-recording.js';

interface Line {
  outlet: string;
  fetched: string;
  file: string;
  bytes: number;
  sha1: string;
}

const parent = mkdtempSync(join(tmpdir(), 'fictional-'));
const folder = join(parent, 'recording');
let rendered: RenderedRecording;
let manifest: Line[];

const manifestOf = (target: string): Line[] =>
  readFileSync(join(target, 'manifest.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const bytesOf = (line: Line) => readFileSync(join(folder, line.file));
const documentsOf = (outlet: string) => manifest.filter((line) => line.outlet === outlet);

beforeAll(async () => {
  rendered = await renderFictionalRecording(folder);
  manifest = manifestOf(folder);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('renderFictionalRecording', () => {
  it('lists every document with its correct size and hash, in time order', () => {
    expect(manifest.length).toBe(rendered.documents);
    for (const line of manifest) {
      const bytes = bytesOf(line);
      expect(line.fetched).toMatch(/^203103\d{2}T\d{2}[03]000Z$/);
      expect([line.bytes, line.sha1]).toEqual([bytes.length, createHash('sha1').update(bytes).digest('hex')]);
    }
    const times = manifest.map((line) => line.fetched);
    expect(times).toEqual([...times].sort());
  });

  it('writes a document only if the feed changed', () => {
    for (const outlet of new Set(manifest.map((line) => line.outlet))) {
      const items = documentsOf(outlet).map((line) =>
        bytesOf(line)
          .toString('latin1')
          .replace(/<(lastBuildDate|updated|dc:date)>.*?<\/\1>/, ''),
      );
      for (const [index, text] of items.entries()) expect(text).not.toBe(items[index - 1]);
    }
  });

  it('is marked as fictional and describes its outlets', () => {
    const recording = JSON.parse(readFileSync(join(folder, 'recording.json'), 'utf8'));
    expect(recording).toEqual({
      name: 'The Meridian fortnight',
      fictional: true,
      from: rendered.from,
      to: rendered.to,
    });
    const outlets = JSON.parse(readFileSync(join(folder, 'outlets.json'), 'utf8'));
    expect(Object.keys(outlets).sort()).toEqual([...new Set(manifest.map((line) => line.outlet))].sort());
    expect(outlets.tidewire).toMatchObject({ owner: 'Tidewire Cooperative', mediaType: 'news agency' });
  });

  it.each([
    ['harbourledger', '<rss version="2.0"'],
    ['radionorrend', '<feed xmlns="http://www.w3.org/2005/Atom"'],
    ['dunmarrowchronicle', '<rdf:RDF'],
    ['fernwatch', '"https://jsonfeed.org/version/1.1"'],
    ['virelleecho', 'encoding="iso-8859-1"'],
    ['dailyplumb', '&amp;#039;'],
    ['harbourledger', '<media:content url="{base}/images/ferry.svg"'],
  ])('%s contains %s', (outlet, expected) => {
    expect(documentsOf(outlet).some((line) => bytesOf(line).includes(expected))).toBe(true);
  });

  it('writes ISO-8859-1 as declared', () => {
    const [first] = documentsOf('virelleecho');
    const bytes = first ? bytesOf(first) : Buffer.alloc(0);
    expect(bytes.includes(Buffer.from('Virell\u00e9', 'latin1'))).toBe(true);
    expect(bytes.includes(Buffer.from('Virell\u00e9', 'utf8'))).toBe(false);
  });

  it('has one empty, one truncated and one partly broken document, each followed by an intact one', () => {
    const whole = (line: Line) =>
      /<\/(rss|feed|rdf:RDF)>\n$|^\{[\s\S]*\}\n$/.test(bytesOf(line).toString('latin1'));
    const faulty = manifest.filter((line) => !whole(line));
    expect(faulty.map((line) => [line.outlet, line.bytes === 0])).toEqual([
      ['valleycourier', false],
      ['saltmereobserver', true],
    ]);
    for (const line of faulty) {
      const own = documentsOf(line.outlet);
      expect(own.indexOf(line)).toBeLessThan(own.length - 1);
    }
    const broken = manifest.filter((line) => bytesOf(line).includes('<guid/>'));
    expect(broken.map((line) => line.outlet)).toEqual(['marketlantern']);
  });

  it('writes an identical recording to another folder', async () => {
    const other = join(parent, 'other');
    expect(await renderFictionalRecording(other)).toEqual(rendered);
    expect(manifestOf(other)).toEqual(manifest);
  });

  it('keeps an unchanged recording and replaces an outdated one', async () => {
    const before = statSync(folder).ino;
    expect(await renderFictionalRecording(folder)).toEqual(rendered);
    expect(statSync(folder).ino).toBe(before);
    writeFileSync(join(folder, 'stamp.json'), JSON.stringify({ ...rendered, inputs: 'older' }));
    expect(await renderFictionalRecording(folder)).toEqual(rendered);
    expect(statSync(folder).ino).not.toBe(before);
    expect(readdirSync(parent).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('refuses a folder with other files', async () => {
    const foreign = join(parent, 'foreign');
    mkdirSync(foreign);
    writeFileSync(join(foreign, 'diary.txt'), 'mine');
    await expect(renderFictionalRecording(foreign)).rejects.toThrow(ForeignRecordingFolderError);
    expect(readdirSync(foreign)).toEqual(['diary.txt']);
  });
});
