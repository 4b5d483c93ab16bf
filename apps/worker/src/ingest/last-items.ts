import { LRUCache } from 'lru-cache';

/** Hashes of all feeds together: those of some 5,000 feeds' documents, 30 MB. */
const MOST_HASHES = 200_000;

interface LastDocument {
  documentHash: string;
  hashes: ReadonlySet<string>;
}

/** Caches the hashes of the items in each feed's last document, up to a number of hashes: what was remembered first is dropped first. */
export class LastItems {
  private readonly documents: LRUCache<number, LastDocument>;

  constructor(mostHashes = MOST_HASHES) {
    this.documents = new LRUCache({ maxSize: mostHashes, sizeCalculation: ({ hashes }) => hashes.size });
  }

  /** Undefined unless the feed's cached document is this one. */
  of(feedId: number, documentHash: string | null): ReadonlySet<string> | undefined {
    const cached = this.documents.peek(feedId);
    return cached?.documentHash === documentHash ? cached?.hashes : undefined;
  }

  /** A document without items, or with more than fit, is not cached, and the one before it is dropped. */
  remember(feedId: number, documentHash: string, itemHashes: readonly string[]): void {
    const hashes = new Set(itemHashes);
    if (hashes.size === 0) this.forget(feedId);
    else this.documents.set(feedId, { documentHash, hashes });
  }

  forget(feedId: number): void {
    this.documents.delete(feedId);
  }
}
