import { readFileSync } from 'node:fs';
import { parseFeed } from '#domain';
import type { StoredArticle } from '#persistence';
import { deduplicate } from '../../apps/worker/src/ingest/deduplicate.js';
import { type KeyedArticle, normalise } from '../../apps/worker/src/ingest/normalise.js';
import { openRecording, type Recording } from '../recorded/recording.js';

/** An article of a recording, with its place in the order of first sight. */
export interface RecordedArticle extends KeyedArticle {
  id: number;
  outlet: string;
  sourceId: number;
  language: string | null;
}

export interface ReadRecording {
  recording: Recording;
  articles: RecordedArticle[];
  documents: number;
  unreadable: number;
}

/** What one outlet brought so far, by each mark of its articles. */
type Seen = Map<string, StoredArticle>;

/** Reads every document of a recording as the worker would, in the order of fetching, each outlet a source with one feed. */
export async function readRecording(dir: string): Promise<ReadRecording> {
  const recording = await openRecording(dir);
  const read: ReadRecording = { recording, articles: [], documents: 0, unreadable: 0 };
  const outlets = [...recording.outlets].filter(([, { documents }]) => documents.length > 0);
  for (const [index, [outlet]] of outlets.entries()) await readOutlet(read, outlet, index + 1);
  return read;
}

async function readOutlet(read: ReadRecording, outlet: string, id: number): Promise<void> {
  const facts = read.recording.outlets.get(outlet);
  const feed = { id, source_id: id, url: '', recording: outlet, source_domain: facts?.domain ?? outlet };
  const seen: Seen = new Map();
  for (const { path, fetchedAt } of facts?.documents ?? []) {
    read.documents += 1;
    const parsed = await parseFeed(readFileSync(path), null, `https://${feed.source_domain}/`);
    if (parsed.kind !== 'feed') {
      read.unreadable += 1;
      continue;
    }
    const { articles } = normalise({ feed, now: fetchedAt }, parsed.items);
    const language = parsed.feed.language ?? facts?.language ?? null;
    for (const article of deduplicate(feed, articles, knownOf(articles, seen)).fresh) {
      read.articles.push({ ...article, id: read.articles.length + 1, outlet, sourceId: id, language });
      remember(seen, article, id);
    }
  }
}

function marks({ identityKey, url, titleKey }: KeyedArticle): string[] {
  return [identityKey, `at ${url}`, ...(titleKey === null ? [] : [titleKey])];
}

function knownOf(articles: readonly KeyedArticle[], seen: Seen): StoredArticle[] {
  return articles.flatMap((article) => marks(article).flatMap((mark) => seen.get(mark) ?? []));
}

function remember(seen: Seen, article: KeyedArticle, id: number): void {
  const { identityKey, url, titleKey, contentHash, rawHash } = article;
  const stored = { id: 0, source_id: id, feed_id: id, is_gone: false, identity_key: identityKey, url };
  const row = { ...stored, title_key: titleKey, content_hash: contentHash, raw_hash: rawHash };
  for (const mark of marks(article)) seen.set(mark, row);
}
