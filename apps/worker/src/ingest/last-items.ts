/** Hashes that are remembered of all feeds together: some 5,000 feeds' documents, 30 MB. */
const REMEMBERED_HASHES = 200_000;

interface LastDocument {
  documentHash: string;
  hashes: ReadonlySet<string>;
}

/** The hashes of the items in each feed's last document, within a budget: what was remembered first is forgotten first. */
export class LastItems {
  private readonly documents = new Map<number, LastDocument>();
  private remembered = 0;

  constructor(private readonly budget = REMEMBERED_HASHES) {}

  /** Undefined unless this is the document that was remembered. */
  of(feedId: number, documentHash: string | null): ReadonlySet<string> | undefined {
    const known = this.documents.get(feedId);
    return known?.documentHash === documentHash ? known?.hashes : undefined;
  }

  /** A document without items, or with more than the budget, is not remembered, nor is the one before it. */
  remember(feedId: number, documentHash: string, itemHashes: readonly string[]): void {
    this.forget(feedId);
    const hashes = new Set(itemHashes);
    if (hashes.size === 0 || hashes.size > this.budget) return;
    this.documents.set(feedId, { documentHash, hashes });
    this.remembered += hashes.size;
    for (const oldest of this.documents.keys()) {
      if (this.remembered <= this.budget) break;
      this.forget(oldest);
    }
  }

  forget(feedId: number): void {
    this.remembered -= this.documents.get(feedId)?.hashes.size ?? 0;
    this.documents.delete(feedId);
  }
}
