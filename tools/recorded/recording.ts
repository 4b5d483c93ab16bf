import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { OperatorError } from '#platform/runtime';
import { BIASES } from '#vocabulary';

/** Longer manifests are refused, because their index is held in memory. */
const MAX_DOCUMENTS = 500_000;

const outletSchema = z.object({
  name: z.string().min(1),
  domain: z.string().min(3),
  url: z.url({ protocol: /^https?$/ }).nullish(),
  owner: z.string().nullish(),
  country: z.string().nullish(),
  language: z.string().nullish(),
  bias: z.enum(BIASES).nullish(),
  mediaType: z.string().nullish(),
  category: z.string().nullish(),
  description: z.string().nullish(),
});

const lineSchema = z.object({
  outlet: z.string().regex(/^[\w.-]{1,100}$/),
  fetched: z.string().regex(/^\d{8}T\d{6}Z$/),
  file: z.string().regex(/^[\w./-]{1,300}$/),
  sha1: z.string().regex(/^[\da-f]{40}$/),
});

const recordingSchema = z.object({
  name: z.string().min(1),
  fictional: z.boolean().default(false),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});

type OutletFacts = z.infer<typeof outletSchema>;

/** One fetched document. Its bytes stay on disk. */
export interface RecordedDocument {
  fetchedAt: Date;
  /** Absolute path, inside the recording's folder. */
  path: string;
  sha1: string;
}

/** A recording's index. The documents of an outlet are in order of fetching. */
export interface Recording {
  folder: string;
  name: string;
  /** True if outlets, people and events are all invented. */
  fictional: boolean;
  from: Date;
  to: Date;
  outlets: Map<string, OutletFacts & { documents: RecordedDocument[] }>;
}

export interface RecordedFeed extends OutletFacts {
  outlet: string;
  feedUrl: string;
}

/**
 * Opens a folder in the layout `manifest.jsonl`, `outlets.json`, optional `recording.json`, `<outlet>/<file>`.
 * @throws OperatorError that describes the problem with the folder
 */
export async function openRecording(dir: string): Promise<Recording> {
  const folder = resolve(dir);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw wrong(folder, 'is not a folder');
  const facts = readJson(folder, 'outlets.json', z.record(z.string(), outletSchema));
  const described = existsSync(join(folder, 'recording.json'))
    ? readJson(folder, 'recording.json', recordingSchema)
    : { name: folder.split(sep).at(-1) ?? folder, fictional: false };
  const outlets = new Map(
    Object.entries(facts).map(([outlet, fact]) => [outlet, { ...fact, documents: [] as RecordedDocument[] }]),
  );
  const span = await readManifest(folder, outlets);
  return {
    folder,
    name: described.name,
    fictional: described.fictional,
    from: described.from === undefined ? span.from : new Date(described.from),
    to: described.to === undefined ? span.to : new Date(described.to),
    outlets,
  };
}

/** The beginning and end of the recording. */
export function recordingSpan(recording: Recording): { from: Date; to: Date } {
  return { from: recording.from, to: recording.to };
}

/** All outlets with documents, with their facts and the URL of their feed at `baseUrl`. */
export function recordingFeeds(recording: Recording, baseUrl = ''): RecordedFeed[] {
  return [...recording.outlets]
    .filter(([, { documents }]) => documents.length > 0)
    .map(([outlet, { documents: _, ...facts }]) => ({
      outlet,
      feedUrl: `${baseUrl}/${outlet}/feed`,
      ...facts,
    }));
}

async function readManifest(
  folder: string,
  outlets: Recording['outlets'],
): Promise<{ from: Date; to: Date }> {
  const path = join(folder, 'manifest.jsonl');
  if (!existsSync(path)) throw wrong(folder, 'has no manifest.jsonl');
  let number = 0;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (line.trim() === '') continue;
    if (++number > MAX_DOCUMENTS) throw wrong(folder, `lists more than ${MAX_DOCUMENTS} documents`);
    const { outlet, document } = readLine(folder, line, number);
    const owner = outlets.get(outlet);
    if (owner === undefined)
      throw wrong(
        folder,
        `names the outlet ${outlet}, which is not in outlets.json (manifest.jsonl, line ${number})`,
      );
    owner.documents.push(document);
    from = Math.min(from, document.fetchedAt.getTime());
    to = Math.max(to, document.fetchedAt.getTime());
  }
  if (number === 0) throw wrong(folder, 'has no documents');
  for (const { documents } of outlets.values())
    documents.sort((a, b) => a.fetchedAt.getTime() - b.fetchedAt.getTime());
  return { from: new Date(from), to: new Date(to) };
}

function readLine(
  folder: string,
  line: string,
  number: number,
): { outlet: string; document: RecordedDocument } {
  const parsed = lineSchema.safeParse(jsonOf(line));
  if (!parsed.success)
    throw wrong(
      folder,
      `has an invalid manifest.jsonl, line ${number}: ${z.prettifyError(parsed.error).split('\n')[0]}`,
    );
  const { outlet, fetched, file, sha1 } = parsed.data;
  const path = resolve(folder, file);
  if (!path.startsWith(folder + sep))
    throw wrong(folder, `names a file outside its folder (manifest.jsonl, line ${number})`);
  if (!existsSync(path)) throw wrong(folder, `lacks the file ${file} (manifest.jsonl, line ${number})`);
  const iso = fetched.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z');
  const fetchedAt = new Date(iso);
  if (Number.isNaN(fetchedAt.getTime()))
    throw wrong(folder, `has the invalid date ${fetched} (manifest.jsonl, line ${number})`);
  return { outlet, document: { fetchedAt, path, sha1 } };
}

function readJson<T>(folder: string, file: string, schema: z.ZodType<T>): T {
  const path = join(folder, file);
  if (!existsSync(path)) throw wrong(folder, `has no ${file}`);
  const parsed = schema.safeParse(jsonOf(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw wrong(folder, `has an invalid ${file}: ${z.prettifyError(parsed.error).split('\n').join(' ')}`);
  return parsed.data;
}

/** Invalid JSON becomes undefined, which no schema accepts. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wrong(folder: string, what: string): OperatorError {
  return new OperatorError(`The recording ${folder} ${what}.`);
}
