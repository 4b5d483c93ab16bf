import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { z } from 'zod';
import type { ParsedItem } from '#domain/ingest/article';
import { normalise } from '../../../apps/worker/src/ingest/normalise.js';
import { readLines, UnreadableData } from '../../measure/read-lines.js';
import type { ReadRecording, RecordedArticle } from './recorded-articles.js';

const itemSchema = z.object({
  domain: z.string().min(3),
  title: z.string(),
  link: z.string(),
  description: z.string().nullish(),
  /** UTC: 20260813T120000Z. */
  firstSeen: z.string().regex(/^\d{8}T\d{6}Z$/),
});

type Item = z.infer<typeof itemSchema>;

/**
 * Reads an archive of headlines (`.jsonl` or `.jsonl.gz`) as a recording whose outlets are the domains. An item is published when it
 * was first seen. Items that do not make an article are left out.
 * @throws UnreadableData if a line is not an item, or if there are none
 */
export async function readHeadlines(file: string): Promise<ReadRecording> {
  const articles: RecordedArticle[] = [];
  const outlets: ReadRecording['recording']['outlets'] = new Map();
  const sources = new Map<string, number>();
  const times: number[] = [];
  let documents = 0;
  for await (const line of readLines(file)) {
    documents += 1;
    const read = itemSchema.safeParse(line);
    if (!read.success) throw new UnreadableData(`${file}, line ${documents}: ${z.prettifyError(read.error)}`);
    const { domain } = read.data;
    const sourceId = sources.get(domain) ?? sources.size + 1;
    sources.set(domain, sourceId);
    if (!outlets.has(domain)) outlets.set(domain, { name: domain, domain, documents: [] });
    const seenAt = timeOf(read.data);
    times.push(seenAt.getTime());
    const feed = { id: sourceId, url: '', recording: domain, source_domain: domain };
    for (const article of normalise({ feed, now: seenAt }, [parsedItem(read.data, seenAt)]).articles)
      articles.push({ ...article, id: articles.length + 1, outlet: domain, sourceId, language: null });
  }
  if (times.length === 0) throw new UnreadableData(`${file} has no items.`);
  const [from, to] = times.reduce(
    ([first, last], time) => [Math.min(first, time), Math.max(last, time)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const name = basename(file);
  const recording = { folder: file, name, fictional: false, from: new Date(from), to: new Date(to), outlets };
  return { recording, articles, documents, unreadable: 0 };
}

function timeOf({ firstSeen: [...digits] }: Item): Date {
  const part = (from: number, to: number) => digits.slice(from, to).join('');
  const day = `${part(0, 4)}-${part(4, 6)}-${part(6, 8)}`;
  return new Date(`${day}T${part(9, 11)}:${part(11, 13)}:${part(13, 15)}Z`);
}

function parsedItem({ title, link, description }: Item, publishedAt: Date): ParsedItem {
  return {
    ...{ guid: null, guidIsUrl: false, link, carriedLink: link },
    ...{ title, titleMarkup: title, summary: description ?? '', content: null, author: null, credit: null },
    ...{ publishedAt, updatedAt: null, categories: [], imageUrl: null, enclosures: [] },
    rawHash: hash('sha1', `${link}\n${title}`),
  };
}
