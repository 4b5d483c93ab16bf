import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#platform/runtime';
import { withFault } from './faults.js';
import { type FictionalOutlet, readFictionalStream } from './fictional-stream.js';
import { type Snapshot, snapshots } from './snapshots.js';
import { writeFeed } from './write-feed.js';
import { encodeDocument } from './xml-text.js';

/** Also if this module runs from dist. */
export const FICTIONAL_FOLDER = join(projectRoot(), 'tools', 'recorded', 'fictional');
const NAME = 'The Meridian fortnight';
const FROM = '2031-03-03T00:00:00Z';
const TO = '2031-03-17T00:00:00Z';
const STAMP = 'stamp.json';

const stampSchema = z.object({
  inputs: z.string(),
  documents: z.number(),
  items: z.number(),
  from: z.string(),
  to: z.string(),
});

export type RenderedRecording = Omit<z.infer<typeof stampSchema>, 'inputs'>;

/** The target folder holds other files. Nothing was changed. */
export class ForeignRecordingFolderError extends Error {
  readonly code = 'foreign_recording_folder';
  constructor(folder: string) {
    super(`${folder} holds files that are not part of the fictional recording. Choose an empty folder.`);
  }
}

/**
 * Writes the bundled fictional stream as a recording (manifest.jsonl, outlets.json, recording.json, images, and one document per
 * change of a feed). The result depends only on the committed files. A folder that already holds this recording is left unchanged.
 * An outdated recording is replaced completely.
 */
export async function renderFictionalRecording(targetDir: string): Promise<RenderedRecording> {
  const target = resolve(targetDir);
  const inputs = hashOfInputs();
  const present = readStamp(target);
  if (present?.inputs === inputs) return withoutInputs(present);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    const rendered = renderInto(temporary);
    writeFileSync(join(temporary, STAMP), `${JSON.stringify({ inputs, ...rendered })}\n`);
    rmSync(target, { recursive: true, force: true });
    renameSync(temporary, target);
    return rendered;
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    const other = readStamp(target);
    if (other?.inputs === inputs) return withoutInputs(other);
    throw error;
  }
}

function renderInto(folder: string): RenderedRecording {
  const stream = readFictionalStream(FICTIONAL_FOLDER);
  const manifest = writeDocuments(folder, snapshots(stream));
  writeFileSync(join(folder, 'manifest.jsonl'), manifest.map((line) => `${JSON.stringify(line)}\n`).join(''));
  writeJson(join(folder, 'outlets.json'), describeOutlets(stream.outlets));
  writeJson(join(folder, 'recording.json'), { name: NAME, fictional: true, from: FROM, to: TO });
  cpSync(join(FICTIONAL_FOLDER, 'images'), join(folder, 'images'), { recursive: true });
  return { documents: manifest.length, items: stream.items.length, from: FROM, to: TO };
}

function writeDocuments(folder: string, states: Snapshot[]) {
  const written = new Map<string, number>();
  return states.map((state) => {
    const { slug, outlet, at } = state;
    const document = written.get(slug) ?? 0;
    written.set(slug, document + 1);
    if (document === 0) mkdirSync(join(folder, slug));
    const bytes = withFault(slug, document, encodeDocument(writeFeed(state), outlet.encoding ?? 'utf-8'));
    const fetched = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const file = `${slug}/${fetched}.${outlet.format === 'json' ? 'json' : 'xml'}`;
    writeFileSync(join(folder, file), bytes);
    return {
      outlet: slug,
      fetched,
      file,
      bytes: bytes.length,
      sha1: createHash('sha1').update(bytes).digest('hex'),
    };
  });
}

function describeOutlets(outlets: Map<string, FictionalOutlet>) {
  const facts = [...outlets].map(([slug, outlet]) => {
    const { name, domain, owner, country, language, bias, mediaType, category, description } = outlet;
    return [
      slug,
      { name, domain, owner, country, language, bias, mediaType, category, description },
    ] as const;
  });
  return Object.fromEntries(facts);
}

/** A hash of every file in this folder except the tests: the stream, the images and the code. */
function hashOfInputs(): string {
  const hash = createHash('sha256');
  const files = readdirSync(FICTIONAL_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts') && extname(entry.name) !== '.map')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(file.slice(FICTIONAL_FOLDER.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function readStamp(target: string): z.infer<typeof stampSchema> | null {
  if (!existsSync(target)) return null;
  const stamp = join(target, STAMP);
  if (existsSync(stamp)) return stampSchema.parse(JSON.parse(readFileSync(stamp, 'utf8')));
  if (readdirSync(target).length > 0) throw new ForeignRecordingFolderError(target);
  return null;
}

function withoutInputs({ documents, items, from, to }: RenderedRecording): RenderedRecording {
  return { documents, items, from, to };
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
}
