/** A report of a story, as a list of headlines needs it. */
export interface TitledReport {
  title: string;
  originKey: string | null;
}

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Up to `most` reports, in the given order, each of another origin and with other words. A report whose headline is one of `said` is
 * left out: readers see those words already.
 */
export function headlinesOf<Report extends TitledReport>(
  reports: readonly Report[],
  said: readonly string[],
  most: number,
): Report[] {
  const words = new Set(said.map(plain));
  const origins = new Set<string | null>();
  const chosen: Report[] = [];
  for (const report of reports) {
    if (chosen.length === most) break;
    const title = plain(report.title);
    if (words.has(title) || origins.has(report.originKey)) continue;
    words.add(title);
    origins.add(report.originKey);
    chosen.push(report);
  }
  return chosen;
}
