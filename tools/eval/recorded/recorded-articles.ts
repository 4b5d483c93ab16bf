import { readFileSync } from 'node:fs';
import { parseFeed } from '#domain/ingest/parse';
import type { StoredArticle } from '#persistence/ingest/article';
import { deduplicate } from '../../../apps/worker/src/ingest/deduplicate.js';
import { type KeyedArticle, normalise } from '../../../apps/worker/src/ingest/normalise.js';
import { openRecording, type Recording } from '../../recorded/recording.js';

/** An article of a recording. Ids follow the order of first appearance. */
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

/** A source, with its articles so far, by each of their marks. */
interface Source {
  id: number;
  domain: string;
  seen: Seen;
}

type Seen = Map<string, StoredArticle>;

/** Reads every document of a recording as the worker would, feed by feed. Feeds of one domain form one source. */
export async function readRecording(dir: string): Promise<ReadRecording> {
  const recording = await openRecording(dir);
  const read: ReadRecording = { recording, articles: [], documents: 0, unreadable: 0 };
  const outlets = [...recording.outlets].filter(([, { documents }]) => documents.length > 0);
  const sources = new Map<string, Source>();
  for (const [index, [outlet, { domain }]] of outlets.entries()) {
    const source = sources.get(domain) ?? { id: sources.size + 1, domain, seen: new Map() };
    sources.set(domain, source);
    await readOutlet(read, outlet, { id: index + 1, source });
  }
  return read;
}

async function readOutlet(
  read: ReadRecording,
  outlet: string,
  { id, source }: { id: number; source: Source },
): Promise<void> {
  const facts = read.recording.outlets.get(outlet);
  const feed = { id, source_id: source.id, url: '', recording: outlet, source_domain: source.domain };
  for (const { path, fetchedAt } of facts?.documents ?? []) {
    read.documents += 1;
    const parsed = parseFeed(readFileSync(path), null, `https://${source.domain}/`);
    if (parsed.kind !== 'feed') {
      read.unreadable += 1;
      continue;
    }
    const { articles } = normalise({ feed, now: fetchedAt }, parsed.items);
    const language = parsed.feed.language ?? facts?.language ?? null;
    for (const article of deduplicate(feed, articles, knownOf(articles, source.seen)).fresh) {
      read.articles.push({ ...article, id: read.articles.length + 1, outlet, sourceId: source.id, language });
      remember(source.seen, article, feed);
    }
  }
}

function marks({ identityKey, url, titleKey }: KeyedArticle): string[] {
  return [identityKey, `at ${url}`, ...(titleKey === null ? [] : [titleKey])];
}

function knownOf(articles: readonly KeyedArticle[], seen: Seen): StoredArticle[] {
  return articles.flatMap((article) => marks(article).flatMap((mark) => seen.get(mark) ?? []));
}

function remember(seen: Seen, article: KeyedArticle, feed: { id: number; source_id: number }): void {
  const { identityKey, url, titleKey, contentHash, rawHash } = article;
  const row = {
    ...{ id: 0, source_id: feed.source_id, feed_id: feed.id, is_gone: false },
    ...{ identity_key: identityKey, url, title_key: titleKey, content_hash: contentHash, raw_hash: rawHash },
  };
  for (const mark of marks(article)) seen.set(mark, row);
}
