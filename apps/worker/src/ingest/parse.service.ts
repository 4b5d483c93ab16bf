import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ParsedFeed, parseFeed } from '#domain';
import type { Fetched, Visit } from './visit.js';

/** Feeds whose last document is remembered. */
const REMEMBERED_FEEDS = 3000;

type FetchedDocument = Extract<Fetched, { kind: 'document' }>;

export interface Parsed {
  documentHash: string;
  feed: ParsedFeed;
}

/**
 * Reads documents. Most of a document is what the one before held: the hashes of a feed's last items are kept in
 * memory, and items with the same bytes are not even parsed. They are trusted only while the feed's row still
 * names the document that they came from, so another worker's visit or a rolled-back one forgets them.
 */
@Injectable()
export class ParseService {
  private readonly lastItems = new Map<number, { documentHash: string; hashes: ReadonlySet<string> }>();

  async parse({ feed }: Visit, document: FetchedDocument): Promise<Parsed> {
    const documentHash = hash('sha1', document.bytes);
    const known = this.lastItems.get(feed.id);
    const seen = known?.documentHash === feed.document_hash ? known?.hashes : undefined;
    const base = feed.recording === null ? feed.url : `https://${feed.source_domain}/`;
    return { documentHash, feed: await parseFeed(document.bytes, document.contentType, base, seen) };
  }

  /** Called once what the document held is stored. */
  remember(feedId: number, { documentHash, feed }: Parsed): void {
    this.lastItems.delete(feedId);
    if (feed.kind === 'feed') this.lastItems.set(feedId, { documentHash, hashes: new Set(feed.itemHashes) });
    const oldest = this.lastItems.keys().next();
    if (this.lastItems.size > REMEMBERED_FEEDS && !oldest.done) this.lastItems.delete(oldest.value);
  }
}
