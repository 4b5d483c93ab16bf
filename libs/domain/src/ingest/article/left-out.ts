import { LEFT_OUT_REASONS, type LeftOutReason } from '#vocabulary';

/** How many items of a document were not stored, by reason. Reasons without items are missing. */
export type LeftOut = Partial<Record<LeftOutReason, number>>;

/** What each reason says about one item. */
const WORDS: Readonly<Record<LeftOutReason, string>> = {
  unreadable: 'could not be parsed',
  over_limit: 'beyond the limit of items',
  over_quota: "beyond the source's quota",
  out_of_time: 'not read within the time limit',
  too_slow: 'too slow to read',
  no_title: 'without title and text',
  no_link: 'without link',
  repeated: 'repeated in the document',
  known: 'known under another address or title',
  removed: 'removed earlier',
  source_disabled: 'of a disabled source',
  refused: 'refused by the database',
};

/** Counts items by reason. */
export function countLeftOut(reasons: Iterable<LeftOutReason>): LeftOut {
  const counts: LeftOut = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** The sums of several counts. */
export function sumOfLeftOut(...counts: readonly LeftOut[]): LeftOut {
  const sum: LeftOut = {};
  for (const reason of LEFT_OUT_REASONS) {
    const items = counts.reduce((total, one) => total + (one[reason] ?? 0), 0);
    if (items > 0) sum[reason] = items;
  }
  return sum;
}

/** '3 not stored: 2 without link, 1 repeated in the document'. Empty if every item was stored. */
export function leftOutInWords(counts: LeftOut): string {
  const given = LEFT_OUT_REASONS.flatMap((reason) => {
    const items = counts[reason] ?? 0;
    return items > 0 ? [{ items, words: `${items} ${WORDS[reason]}` }] : [];
  });
  if (given.length === 0) return '';
  const total = given.reduce((sum, { items }) => sum + items, 0);
  return `${total} not stored: ${given.map(({ words }) => words).join(', ')}`;
}
