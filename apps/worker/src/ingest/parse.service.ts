import { hash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DocumentThread } from './document-thread.js';
import { LastItems } from './last-items.js';
import { type ReadDocument, readDocument } from './read-document.js';
import type { FetchedDocument, Visit } from './visit.js';

/** The thread is started from the built file; sources that are run as they are read documents where they stand. */
const IS_BUILT = import.meta.url.endsWith('.js');

export interface Parsed {
  documentHash: string;
  read: ReadDocument;
}

/**
 * Reads documents. Most of a document is what the one before held: the hashes of a feed's last items are kept in
 * memory, and items with the same bytes are not even parsed. They are trusted only while the feed's row still
 * names the document that they came from, so another worker's visit or a rolled-back one forgets them.
 */
@Injectable()
export class ParseService implements OnApplicationShutdown {
  private readonly lastItems = new LastItems();
  private readonly thread = IS_BUILT ? new DocumentThread() : null;

  /** @throws ReadingFailed when the document is out of all bounds */
  async parse({ feed, now }: Visit, { bytes, contentType }: FetchedDocument): Promise<Parsed> {
    const documentHash = hash('sha1', bytes);
    const seen = this.lastItems.of(feed.id, feed.document_hash);
    const { id, url, recording, source_domain, source_language, categories, disclosures } = feed;
    const request = {
      bytes,
      contentType,
      feed: { id, url, recording, source_domain, source_language, categories, disclosures },
      now,
      seen,
    };
    const read = await (this.thread ? this.thread.read(request) : readDocument(request));
    return { documentHash, read };
  }

  /** Called once what the document held is stored. */
  remember(feedId: number, { documentHash, read }: Parsed): void {
    if (read.kind === 'feed') this.lastItems.remember(feedId, documentHash, read.itemHashes);
    else this.lastItems.forget(feedId);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread?.close();
  }
}
