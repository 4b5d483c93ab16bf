import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BIASES } from '#vocabulary';

const instant = z.iso.datetime();

const fictionalOutletSchema = z.strictObject({
  name: z.string(),
  domain: z.string().endsWith('.example'),
  owner: z.string(),
  country: z.string(),
  language: z.literal('en'),
  mediaType: z.string(),
  bias: z.enum(BIASES),
  category: z.string(),
  description: z.string(),
  format: z.enum(['rss', 'atom', 'rdf', 'json']),
  /** The interval at which the outlet's document may change, in hours: a multiple of half an hour. */
  hours: z.number().multipleOf(0.5).positive(),
  fullText: z.boolean(),
  encoding: z.literal('iso-8859-1').optional(),
  utcOffsetHours: z.int().min(-12).max(14).optional(),
});

const fictionalItemSchema = z.strictObject({
  outlet: z.string(),
  guid: z.string().min(1),
  path: z.string().startsWith('/'),
  title: z.string().min(1),
  summary: z.string().min(1),
  content: z.string().optional(),
  author: z.string().optional(),
  categories: z.array(z.string()).optional(),
  image: z.string().optional(),
  /** Null if the feed shows the item without a date. */
  publishedAt: instant.nullable(),
  /** When the feed first shows the item. Later than publishedAt for late items. */
  appearsAt: instant,
  changes: z
    .array(z.strictObject({ at: instant, title: z.string().optional(), summary: z.string().optional() }))
    .optional(),
  /** Gold labels: never rendered into a feed. */
  story: z.string().nullable(),
  development: z.int().positive().optional(),
  originOutlet: z.string().optional(),
});

export type FictionalOutlet = z.infer<typeof fictionalOutletSchema>;
export type FictionalItem = z.infer<typeof fictionalItemSchema>;

export interface FictionalStream {
  /** By slug. */
  outlets: Map<string, FictionalOutlet>;
  /** In the order of appearance. */
  items: FictionalItem[];
}

/** Reads and validates the stream: outlets.json and items/*.jsonl in the folder. @throws ZodError */
export function readFictionalStream(folder: string): FictionalStream {
  const outlets = z
    .record(z.string(), fictionalOutletSchema)
    .parse(JSON.parse(readFileSync(join(folder, 'outlets.json'), 'utf8')));
  const files = readdirSync(join(folder, 'items')).filter((name) => name.endsWith('.jsonl'));
  const items = files.sort().flatMap((name) => readItems(join(folder, 'items', name)));
  items.sort((a, b) => Date.parse(a.appearsAt) - Date.parse(b.appearsAt));
  return { outlets: new Map(Object.entries(outlets)), items };
}

function readItems(file: string): FictionalItem[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => fictionalItemSchema.parse(JSON.parse(line)));
}
