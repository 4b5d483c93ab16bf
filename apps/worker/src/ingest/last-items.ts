import { LRUCache } from 'lru-cache';

/** The most hashes in total: the documents of some 5,000 feeds, 30 MB. */
const MOST_HASHES = 200_000;

interface LastDocument {
  documentHash: string;
  hashes: ReadonlySet<string>;
}

/** Caches the item hashes of each feed's last document, up to a total number of hashes. Drops the oldest first. */
export class LastItems {
  private readonly documents: LRUCache<number, LastDocument>;

  constructor(mostHashes = MOST_HASHES) {
    this.documents = new LRUCache({ maxSize: mostHashes, sizeCalculation: ({ hashes }) => hashes.size });
  }

  /** Undefined if the cached document of the feed is another one. */
  of(feedId: number, documentHash: string | null): ReadonlySet<string> | undefined {
    const cached = this.documents.peek(feedId);
    return cached?.documentHash === documentHash ? cached?.hashes : undefined;
  }

  /** A document with no items, or with too many, removes the feed's entry. */
  remember(feedId: number, documentHash: string, itemHashes: readonly string[]): void {
    const hashes = new Set(itemHashes);
    if (hashes.size === 0) this.forget(feedId);
    else this.documents.set(feedId, { documentHash, hashes });
  }

  forget(feedId: number): void {
    this.documents.delete(feedId);
  }
}
