/** One entry of a syndicated document. All fields are plain text. */
export interface SyndicationItem {
  /** Stable, even if the URL changes. */
  id: string;
  url: string;
  title: string;
  text: string;
  at: Date;
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

/** When the newest item happened: documents hold nothing of the moment at which they are written. Null without items. */
export function newestOf({ items }: SyndicationDocument): Date | null {
  return items.reduce<Date | null>((newest, { at }) => (newest === null || at > newest ? at : newest), null);
}
