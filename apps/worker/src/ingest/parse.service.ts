import { hash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DocumentThread } from './document-thread.js';
import { LastItems } from './last-items.js';
import { type ReadDocument, readDocument } from './read-document.js';
import type { FetchedDocument, Visit } from './visit.js';

/** The thread needs the compiled file. When sources run directly, documents are read on the main thread. */
const IS_BUILT = import.meta.url.endsWith('.js');

export interface Parsed {
  documentHash: string;
  read: ReadDocument;
}

/**
 * Parses documents. Most items of a document were in the previous one, so the item hashes of each feed's last
 * document are cached and known items are skipped. The cache is valid only while the feed's row names the same
 * document, so a visit by another worker or a rollback invalidates it.
 */
@Injectable()
export class ParseService implements OnApplicationShutdown {
  private readonly lastItems = new LastItems();
  private readonly thread = IS_BUILT ? new DocumentThread() : null;

  /** @throws ReadingFailed if the document exceeds the limits */
  async parse({ feed, now }: Visit, { bytes, contentType }: FetchedDocument): Promise<Parsed> {
    const documentHash = hash('sha1', bytes);
    const seen = this.lastItems.of(feed.id, feed.document_hash);
    const { id, url, recording, source_domain, other_domains } = feed;
    const { source_language, categories, disclosures } = feed;
    const request = {
      bytes,
      contentType,
      feed: {
        ...{ id, url, recording, source_domain, other_domains },
        ...{ source_language, categories, disclosures },
      },
      now,
      seen,
    };
    const read = await (this.thread ? this.thread.read(request) : readDocument(request));
    return { documentHash, read };
  }

  /** Call this after the document's articles are stored. */
  remember(feedId: number, { documentHash, read }: Parsed): void {
    if (read.kind === 'feed') this.lastItems.remember(feedId, documentHash, read.itemHashes);
    else this.lastItems.forget(feedId);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread?.close();
  }
}
