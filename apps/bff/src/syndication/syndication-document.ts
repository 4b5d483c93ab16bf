/** One entry of a syndicated document. All fields are plain text. */
export interface SyndicationItem {
  /** Stable, even if the URL changes. */
  id: string;
  url: string;
  title: string;
  text: string;
  at: Date;
  /** When it was retracted. Null if never. */
  changedAt?: Date | null;
  /** The outlet that published it. */
  author?: string;
  tags: readonly string[];
  /** The address of its picture. */
  imageUrl?: string | undefined;
}

/** A syndicated document before it is written as RSS, Atom or JSON Feed. */
export interface SyndicationDocument {
  title: string;
  description: string;
  /** BCP 47. Left out if the items have several. */
  language?: string | undefined;
  /** The page with the same content, and the document itself. Null if its address is secret. */
  pageUrl: string;
  selfUrl: string | null;
  /** The hub that reports changes (WebSub). */
  hubUrl?: string | undefined;
  /** The topic's current status. */
  status?: string;
  items: readonly SyndicationItem[];
}

/** When an item happened, or changed since. */
export function updatedAt({ at, changedAt = null }: SyndicationItem): Date {
  return changedAt !== null && changedAt > at ? changedAt : at;
}

/** When an item last happened or changed: documents hold nothing of the moment at which they are written. Null without items. */
export function newestOf({ items }: SyndicationDocument): Date | null {
  return items
    .map(updatedAt)
    .reduce<Date | null>((newest, at) => (newest === null || at > newest ? at : newest), null);
}
